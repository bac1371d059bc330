// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb %}

// Shardings are a reason to leave an op alone; other discardable attributes are kept.

// A sharding on any op of the sum, in the words of HLO.

// CHECK-LABEL: func.func @mhlo_sharding_on_leaf(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] {mhlo.sharding = "{replicated}"} : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @mhlo_sharding_on_leaf(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] {mhlo.sharding = "{replicated}"} : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @mhlo_sharding_on_add(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] {mhlo.sharding = "{replicated}"} : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @mhlo_sharding_on_add(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 {mhlo.sharding = "{replicated}"} : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @mhlo_sharding_on_inner_add(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] {mhlo.sharding = "{replicated}"} : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @mhlo_sharding_on_inner_add(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 {mhlo.sharding = "{replicated}"} : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @mhlo_sharding_on_inner_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A]] [0:4] {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[S3]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S4:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S4]] : tensor<4xi32>
func.func @mhlo_sharding_on_inner_slice(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<4xi32>
  %5 = stablehlo.add %4, %2 : tensor<4xi32>
  %6 = stablehlo.slice %5 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %6 : tensor<4xi32>
}

// CHECK-LABEL: func.func @mhlo_sharding_on_root(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @mhlo_sharding_on_root(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// A sharding on any op of the sum, in the words of Shardy in frontend attributes.

// CHECK-LABEL: func.func @frontend_sharding_on_leaf(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}} : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @frontend_sharding_on_leaf(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}} : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @frontend_sharding_on_add(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}} : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @frontend_sharding_on_add(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}} : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @frontend_sharding_on_inner_add(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}} : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @frontend_sharding_on_inner_add(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}} : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @frontend_sharding_on_inner_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A]] [0:4] {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[S3]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S4:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S4]] : tensor<4xi32>
func.func @frontend_sharding_on_inner_slice(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}} : (tensor<4xi32>) -> tensor<4xi32>
  %5 = stablehlo.add %4, %2 : tensor<4xi32>
  %6 = stablehlo.slice %5 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %6 : tensor<4xi32>
}

// CHECK-LABEL: func.func @frontend_sharding_on_root(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @frontend_sharding_on_root(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}} : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// The source stays, whatever it carries.

// CHECK-LABEL: func.func @sharding_on_the_source(
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %arg0 {mhlo.sharding = "{replicated}"} : tensor<8xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[NEGATE]] : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @sharding_on_the_source(%y: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.negate %y {mhlo.sharding = "{replicated}"} : tensor<8xi32>
  %1 = stablehlo.slice %0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %1, %2 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// The discardable attributes of the root are on what stands in its place.

// CHECK-LABEL: func.func @frontend_attributes_of_the_root(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] {mhlo.frontend_attributes = {scope = "block7"}, my.note = 1 : i32} : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @frontend_attributes_of_the_root(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] {my.note = 1 : i32, mhlo.frontend_attributes = {scope = "block7"}} : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @frontend_attributes_of_a_part_root(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:2] {mhlo.frontend_attributes = {scope = "block7"}} : (tensor<4xi32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[S]] : tensor<1xi32>
func.func @frontend_attributes_of_a_part_root(%x: tensor<8xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [1:2] {mhlo.frontend_attributes = {scope = "block7"}} : (tensor<4xi32>) -> tensor<1xi32>
  return %3 : tensor<1xi32>
}

// CHECK-LABEL: func.func @attributes_inside_are_dropped(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @attributes_inside_are_dropped(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 {my.note = 1 : i32} : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// The same for copies.

// CHECK-LABEL: func.func @copies_with_sharding_on_slice(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[H]] [0:2] {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[H]] [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<8xi32>
func.func @copies_with_sharding_on_slice() -> tensor<8xi32> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x2xi32>) -> tensor<4xi32>
  %3 = stablehlo.slice %2 [0:2] {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %6 : tensor<8xi32>
}

// CHECK-LABEL: func.func @copies_with_sharding_on_inner(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[H]] [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[H]] [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<8xi32>
func.func @copies_with_sharding_on_inner() -> tensor<8xi32> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x2xi32>) -> tensor<4xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %6 : tensor<8xi32>
}

// CHECK-LABEL: func.func @copies_with_sharding_on_root(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[H]] [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[H]] [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<8xi32>
func.func @copies_with_sharding_on_root() -> tensor<8xi32> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x2xi32>) -> tensor<4xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %6 : tensor<8xi32>
}

// CHECK-LABEL: func.func @copies_with_sharding_on_reshape(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] {mhlo.sharding = "{replicated}"} : (tensor<2x2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[H]] [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[H]] [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<8xi32>
func.func @copies_with_sharding_on_reshape() -> tensor<8xi32> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.reshape %1 {mhlo.sharding = "{replicated}"} : (tensor<2x2xi32>) -> tensor<4xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %6 : tensor<8xi32>
}

// CHECK-LABEL: func.func @copies_with_frontend_attributes(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xi32>) -> tensor<2x2x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] {mhlo.frontend_attributes = {scope = "block7"}} : (tensor<2x2x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x2xi32>
func.func @copies_with_frontend_attributes() -> tensor<4x2xi32> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %3 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 {mhlo.frontend_attributes = {scope = "block7"}} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  return %5 : tensor<4x2xi32>
}

// The broadcast stays as it is.

// CHECK-LABEL: func.func @copies_of_a_sharded_broadcast(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] {mhlo.sharding = "{replicated}"} : (tensor<2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xi32>) -> tensor<2x2x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x2xi32>
func.func @copies_of_a_sharded_broadcast() -> tensor<4x2xi32> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] {mhlo.sharding = "{replicated}"} : (tensor<2xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %3 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  return %5 : tensor<4x2xi32>
}
