// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --allow-unevaluated=@dynamic,@encoding %}

// The conditions of SameSourceConcat: functions that meet them, and functions that fail one and
// nothing else. (1) is in interplay.mlir.

// (2) Every operand is a slice of one value, or there is one operand.

// CHECK-LABEL: func.func @whole_cut(
// CHECK-NEXT:    return %arg0 : tensor<4xi32>
func.func @whole_cut(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @two_values(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg1 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @two_values(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %y [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @operand_is_no_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %arg1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @operand_is_no_slice(%x: tensor<4xi32>, %y: tensor<2xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.concatenate %0, %y, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK-LABEL: func.func @one_operand(
// CHECK-NEXT:    return %arg0 : tensor<4xi32>
func.func @one_operand(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.concatenate %x, dim = 0 : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @one_operand_with_attributes(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 {note = "kept"} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4xi32>
func.func @one_operand_with_attributes(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.concatenate %x, dim = 0 {note = "kept"} : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @one_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [1:3] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2xi32>
func.func @one_slice(%x: tensor<4xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.concatenate %0, dim = 0 : (tensor<2xi32>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}

// (3) Shardings and types.

// CHECK-LABEL: func.func @sharding(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @sharding(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @sharding_on_a_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @sharding_on_a_slice(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @sharding_on_a_reshape(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<2xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[S1]] {mhlo.sharding = "{replicated}"} : (tensor<2xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[H]], %[[H1]], dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[J]] : tensor<2x2xi32>
func.func @sharding_on_a_reshape(%x: tensor<4xi32>) -> tensor<2x2xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.reshape %0 : (tensor<2xi32>) -> tensor<1x2xi32>
  %3 = stablehlo.reshape %1 {mhlo.sharding = "{replicated}"} : (tensor<2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  return %4 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @one_sharded_operand(
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %arg0, dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @one_sharded_operand(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.concatenate %x, dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<?xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<?xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @dynamic(%x: tensor<?xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<?xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<?xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @encoding(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32, "layout">) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4xi32, "layout">) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @encoding(%x: tensor<4xi32, "layout">) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32, "layout">) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32, "layout">) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 {note = "kept"} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4xi32>
func.func @attributes(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 {note = "kept"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @attributes_of_a_part(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] {note = "kept"} : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S]] : tensor<4xi32>
func.func @attributes_of_a_part(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<8xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<8xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 {note = "kept"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @attributes_of_a_reshaped_part(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] {note = "kept"} : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<2x2xi32>
func.func @attributes_of_a_reshaped_part(%x: tensor<8xi32>) -> tensor<2x2xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<8xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<8xi32>) -> tensor<2xi32>
  %2 = stablehlo.reshape %0 : (tensor<2xi32>) -> tensor<1x2xi32>
  %3 = stablehlo.reshape %1 : (tensor<2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 {note = "kept"} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  return %4 : tensor<2x2xi32>
}

// (4) Windows side by side along the concatenated axis.

// CHECK-LABEL: func.func @unequal_widths(
// CHECK-NEXT:    return %arg0 : tensor<7x2xi32>
func.func @unequal_widths(%x: tensor<7x2xi32>) -> tensor<7x2xi32> {
  %0 = stablehlo.slice %x [0:1, 0:2] : (tensor<7x2xi32>) -> tensor<1x2xi32>
  %1 = stablehlo.slice %x [1:5, 0:2] : (tensor<7x2xi32>) -> tensor<4x2xi32>
  %2 = stablehlo.slice %x [5:7, 0:2] : (tensor<7x2xi32>) -> tensor<2x2xi32>
  %3 = stablehlo.concatenate %0, %1, %2, dim = 0 : (tensor<1x2xi32>, tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<7x2xi32>
  return %3 : tensor<7x2xi32>
}

// CHECK-LABEL: func.func @columns(
// CHECK-NEXT:    return %arg0 : tensor<2x4xi32>
func.func @columns(%x: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x4xi32>) -> tensor<2x1xi32>
  %1 = stablehlo.slice %x [0:2, 1:4] : (tensor<2x4xi32>) -> tensor<2x3xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x4xi32>
  return %2 : tensor<2x4xi32>
}

// CHECK-LABEL: func.func @part(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:7] : (tensor<8xi32>) -> tensor<5xi32>
// CHECK-NEXT:    return %[[S]] : tensor<5xi32>
func.func @part(%x: tensor<8xi32>) -> tensor<5xi32> {
  %0 = stablehlo.slice %x [2:4] : (tensor<8xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [4:7] : (tensor<8xi32>) -> tensor<3xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<3xi32>) -> tensor<5xi32>
  return %2 : tensor<5xi32>
}

// CHECK-LABEL: func.func @part_trimmed_elsewhere(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [1:3, 0:6] : (tensor<4x8xi32>) -> tensor<2x6xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2x6xi32>
func.func @part_trimmed_elsewhere(%x: tensor<4x8xi32>) -> tensor<2x6xi32> {
  %0 = stablehlo.slice %x [1:3, 0:2] : (tensor<4x8xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.slice %x [1:3, 2:6] : (tensor<4x8xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<2x2xi32>, tensor<2x4xi32>) -> tensor<2x6xi32>
  return %2 : tensor<2x6xi32>
}

// CHECK-LABEL: func.func @strided_elsewhere(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3:2, 0:8] : (tensor<4x8xi32>) -> tensor<2x8xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2x8xi32>
func.func @strided_elsewhere(%x: tensor<4x8xi32>) -> tensor<2x8xi32> {
  %0 = stablehlo.slice %x [0:4:2, 0:2] : (tensor<4x8xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.slice %x [0:4:2, 2:8] : (tensor<4x8xi32>) -> tensor<2x6xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<2x2xi32>, tensor<2x6xi32>) -> tensor<2x8xi32>
  return %2 : tensor<2x8xi32>
}

// CHECK-LABEL: func.func @out_of_order(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @out_of_order(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @gap(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [3:5] : (tensor<5xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @gap(%x: tensor<5xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<5xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [3:5] : (tensor<5xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @overlap(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [1:3] : (tensor<3xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @overlap(%x: tensor<3xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<3xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [1:3] : (tensor<3xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @strided(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4:2] : (tensor<8xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8:2] : (tensor<8xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @strided(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4:2] : (tensor<8xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [4:8:2] : (tensor<8xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @along_another_axis(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 1 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x8xi32>
// CHECK-NEXT:    return %[[J]] : tensor<2x8xi32>
func.func @along_another_axis(%x: tensor<4x4xi32>) -> tensor<2x8xi32> {
  %0 = stablehlo.slice %x [0:2, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %x [2:4, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x8xi32>
  return %2 : tensor<2x8xi32>
}

// CHECK-LABEL: func.func @windows_differ_elsewhere(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<4x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4, 2:4] : (tensor<4x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4x2xi32>
func.func @windows_differ_elsewhere(%x: tensor<4x4xi32>) -> tensor<4x2xi32> {
  %0 = stablehlo.slice %x [0:2, 0:2] : (tensor<4x4xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.slice %x [2:4, 2:4] : (tensor<4x4xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  return %2 : tensor<4x2xi32>
}

// Runs through reshapes, and broadcasts that keep the elements.

// CHECK-LABEL: func.func @reshaped_pieces(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<6xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3x2xi32>
func.func @reshaped_pieces(%x: tensor<6xi32>) -> tensor<3x2xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<6xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<6xi32>) -> tensor<2xi32>
  %2 = stablehlo.slice %x [4:6] : (tensor<6xi32>) -> tensor<2xi32>
  %3 = stablehlo.reshape %0 : (tensor<2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.reshape %1 : (tensor<2xi32>) -> tensor<1x2xi32>
  %5 = stablehlo.reshape %2 : (tensor<2xi32>) -> tensor<1x2xi32>
  %6 = stablehlo.concatenate %3, %4, %5, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  return %6 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @broadcast_pieces(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<1x4xi32>
func.func @broadcast_pieces(%x: tensor<4xi32>) -> tensor<1x4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x4xi32>
  return %4 : tensor<1x4xi32>
}

// CHECK-LABEL: func.func @flattened_rows(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<4x3xi32>) -> tensor<12xi32>
// CHECK-NEXT:    return %[[H]] : tensor<12xi32>
func.func @flattened_rows(%x: tensor<4x3xi32>) -> tensor<12xi32> {
  %0 = stablehlo.slice %x [0:2, 0:3] : (tensor<4x3xi32>) -> tensor<2x3xi32>
  %1 = stablehlo.slice %x [2:4, 0:3] : (tensor<4x3xi32>) -> tensor<2x3xi32>
  %2 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<6xi32>
  %3 = stablehlo.reshape %1 : (tensor<2x3xi32>) -> tensor<6xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  return %4 : tensor<12xi32>
}

// CHECK-LABEL: func.func @flattened_part(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [1:4, 0:3] : (tensor<6x3xi32>) -> tensor<3x3xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x3xi32>) -> tensor<9xi32>
// CHECK-NEXT:    return %[[H]] : tensor<9xi32>
func.func @flattened_part(%x: tensor<6x3xi32>) -> tensor<9xi32> {
  %0 = stablehlo.slice %x [1:2, 0:3] : (tensor<6x3xi32>) -> tensor<1x3xi32>
  %1 = stablehlo.slice %x [2:4, 0:3] : (tensor<6x3xi32>) -> tensor<2x3xi32>
  %2 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
  %3 = stablehlo.reshape %1 : (tensor<2x3xi32>) -> tensor<6xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<3xi32>, tensor<6xi32>) -> tensor<9xi32>
  return %4 : tensor<9xi32>
}

// CHECK-LABEL: func.func @pieces_of_one_row(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [1:2, 1:5] : (tensor<2x6xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<1x4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4xi32>
func.func @pieces_of_one_row(%x: tensor<2x6xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [1:2, 1:3] : (tensor<2x6xi32>) -> tensor<1x2xi32>
  %1 = stablehlo.slice %x [1:2, 3:5] : (tensor<2x6xi32>) -> tensor<1x2xi32>
  %2 = stablehlo.reshape %0 : (tensor<1x2xi32>) -> tensor<2xi32>
  %3 = stablehlo.reshape %1 : (tensor<1x2xi32>) -> tensor<2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @first_operand_is_a_slice(
// CHECK-NEXT:    return %arg0 : tensor<4x1xi32>
func.func @first_operand_is_a_slice(%x: tensor<4x1xi32>) -> tensor<4x1xi32> {
  %0 = stablehlo.slice %x [0:2, 0:1] : (tensor<4x1xi32>) -> tensor<2x1xi32>
  %1 = stablehlo.slice %x [2:3, 0:1] : (tensor<4x1xi32>) -> tensor<1x1xi32>
  %2 = stablehlo.slice %x [3:4, 0:1] : (tensor<4x1xi32>) -> tensor<1x1xi32>
  %3 = stablehlo.reshape %1 : (tensor<1x1xi32>) -> tensor<1x1xi32>
  %4 = stablehlo.concatenate %0, %3, %2, dim = 0 : (tensor<2x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<4x1xi32>
  return %4 : tensor<4x1xi32>
}

// CHECK-LABEL: func.func @stacked(
// CHECK-NEXT:    return %arg0 : tensor<3x4xi32>
func.func @stacked(%x: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %0 = stablehlo.slice %x [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %1 = stablehlo.slice %x [1:2, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %x [2:3, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.reshape %0 : (tensor<1x4xi32>) -> tensor<4xi32>
  %4 = stablehlo.reshape %1 : (tensor<1x4xi32>) -> tensor<4xi32>
  %5 = stablehlo.reshape %2 : (tensor<1x4xi32>) -> tensor<4xi32>
  %6 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %7 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %8 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %9 = stablehlo.concatenate %6, %7, %8, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  return %9 : tensor<3x4xi32>
}

// CHECK-LABEL: func.func @interleaved(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<2xi32>) -> tensor<2x1xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[S1]] : (tensor<2xi32>) -> tensor<2x1xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[H]], %[[H1]], dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[J]] : tensor<2x2xi32>
func.func @interleaved(%x: tensor<4xi32>) -> tensor<2x2xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.reshape %0 : (tensor<2xi32>) -> tensor<2x1xi32>
  %3 = stablehlo.reshape %1 : (tensor<2xi32>) -> tensor<2x1xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
  return %4 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @columns_flattened(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<2x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:2, 2:4] : (tensor<2x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<2x2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[S1]] : (tensor<2x2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[H]], %[[H1]], dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[J]] : tensor<8xi32>
func.func @columns_flattened(%x: tensor<2x4xi32>) -> tensor<8xi32> {
  %0 = stablehlo.slice %x [0:2, 0:2] : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.slice %x [0:2, 2:4] : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.reshape %0 : (tensor<2x2xi32>) -> tensor<4xi32>
  %3 = stablehlo.reshape %1 : (tensor<2x2xi32>) -> tensor<4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %4 : tensor<8xi32>
}

// CHECK-LABEL: func.func @reshaped_out_of_order(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<2xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[S1]] : (tensor<2xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[H]], %[[H1]], dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[J]] : tensor<2x2xi32>
func.func @reshaped_out_of_order(%x: tensor<4xi32>) -> tensor<2x2xi32> {
  %0 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.reshape %0 : (tensor<2xi32>) -> tensor<1x2xi32>
  %3 = stablehlo.reshape %1 : (tensor<2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  return %4 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @broadcast_that_repeats(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[S]], dims = [0] : (tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[S1]], dims = [0] : (tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[B]], %[[B1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @broadcast_that_repeats(%x: tensor<2xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %1 = stablehlo.slice %x [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xi32>) -> tensor<2xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xi32>) -> tensor<2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// (5) Elements 3 to 9 of 4x5 are parts of two rows.

// CHECK-LABEL: func.func @no_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:1, 3:5] : (tensor<4x5xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [1:2, 0:4] : (tensor<4x5xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<1x2xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[S1]] : (tensor<1x4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[H]], %[[H1]], dim = 0 : (tensor<2xi32>, tensor<4xi32>) -> tensor<6xi32>
// CHECK-NEXT:    return %[[J]] : tensor<6xi32>
func.func @no_slice(%x: tensor<4x5xi32>) -> tensor<6xi32> {
  %0 = stablehlo.slice %x [0:1, 3:5] : (tensor<4x5xi32>) -> tensor<1x2xi32>
  %1 = stablehlo.slice %x [1:2, 0:4] : (tensor<4x5xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.reshape %0 : (tensor<1x2xi32>) -> tensor<2xi32>
  %3 = stablehlo.reshape %1 : (tensor<1x4xi32>) -> tensor<4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<2xi32>, tensor<4xi32>) -> tensor<6xi32>
  return %4 : tensor<6xi32>
}

// Concatenates of concatenates, and other users of the pieces and the result.

// CHECK-LABEL: func.func @nested(
// CHECK-NEXT:    return %arg0 : tensor<8xi32>
func.func @nested(%x: tensor<8xi32>) -> tensor<8xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<8xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<8xi32>) -> tensor<2xi32>
  %2 = stablehlo.slice %x [4:6] : (tensor<8xi32>) -> tensor<2xi32>
  %3 = stablehlo.slice %x [6:8] : (tensor<8xi32>) -> tensor<2xi32>
  %4 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %5 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %6 : tensor<8xi32>
}

// CHECK-LABEL: func.func @nested_to_the_left(
// CHECK-NEXT:    return %arg0 : tensor<8xi32>
func.func @nested_to_the_left(%x: tensor<8xi32>) -> tensor<8xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<8xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<8xi32>) -> tensor<2xi32>
  %2 = stablehlo.slice %x [4:6] : (tensor<8xi32>) -> tensor<2xi32>
  %3 = stablehlo.slice %x [6:8] : (tensor<8xi32>) -> tensor<2xi32>
  %4 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %5 = stablehlo.concatenate %4, %2, dim = 0 : (tensor<4xi32>, tensor<2xi32>) -> tensor<6xi32>
  %6 = stablehlo.concatenate %5, %3, dim = 0 : (tensor<6xi32>, tensor<2xi32>) -> tensor<8xi32>
  return %6 : tensor<8xi32>
}

// CHECK-LABEL: func.func @piece_is_used(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %arg0, %[[S]] : tensor<4xi32>, tensor<2xi32>
func.func @piece_is_used(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<2xi32>) {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2, %1 : tensor<4xi32>, tensor<2xi32>
}

// CHECK-LABEL: func.func @several_users(
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %arg0 : tensor<4xi32>
// CHECK-NEXT:    return %arg0, %[[NEGATE]] : tensor<4xi32>, tensor<4xi32>
func.func @several_users(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %3 = stablehlo.negate %2 : tensor<4xi32>
  return %2, %3 : tensor<4xi32>, tensor<4xi32>
}

// Zero-size pieces and values.

// CHECK-LABEL: func.func @empty_piece(
// CHECK-NEXT:    return %arg0 : tensor<4xi32>
func.func @empty_piece(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:0] : (tensor<4xi32>) -> tensor<0xi32>
  %1 = stablehlo.slice %x [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<0xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @empty_piece_in_the_middle(
// CHECK-NEXT:    return %arg0 : tensor<4xi32>
func.func @empty_piece_in_the_middle(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:2] : (tensor<4xi32>) -> tensor<0xi32>
  %2 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %3 = stablehlo.concatenate %0, %1, %2, dim = 0 : (tensor<2xi32>, tensor<0xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @empty_piece_from_elsewhere(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [3:3] : (tensor<4xi32>) -> tensor<0xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<0xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @empty_piece_from_elsewhere(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [3:3] : (tensor<4xi32>) -> tensor<0xi32>
  %1 = stablehlo.slice %x [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<0xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @empty_value(
// CHECK-NEXT:    return %arg0 : tensor<0x4xi32>
func.func @empty_value(%x: tensor<0x4xi32>) -> tensor<0x4xi32> {
  %0 = stablehlo.slice %x [0:0, 0:2] : (tensor<0x4xi32>) -> tensor<0x2xi32>
  %1 = stablehlo.slice %x [0:0, 2:4] : (tensor<0x4xi32>) -> tensor<0x2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<0x2xi32>, tensor<0x2xi32>) -> tensor<0x4xi32>
  return %2 : tensor<0x4xi32>
}

// CHECK-LABEL: func.func @empty_reshaped(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:0, 0:2] : (tensor<0x4xi32>) -> tensor<0x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:0, 2:4] : (tensor<0x4xi32>) -> tensor<0x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<0x2xi32>) -> tensor<0xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[S1]] : (tensor<0x2xi32>) -> tensor<0xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[H]], %[[H1]], dim = 0 : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
// CHECK-NEXT:    return %[[J]] : tensor<0xi32>
func.func @empty_reshaped(%x: tensor<0x4xi32>) -> tensor<0xi32> {
  %0 = stablehlo.slice %x [0:0, 0:2] : (tensor<0x4xi32>) -> tensor<0x2xi32>
  %1 = stablehlo.slice %x [0:0, 2:4] : (tensor<0x4xi32>) -> tensor<0x2xi32>
  %2 = stablehlo.reshape %0 : (tensor<0x2xi32>) -> tensor<0xi32>
  %3 = stablehlo.reshape %1 : (tensor<0x2xi32>) -> tensor<0xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
  return %4 : tensor<0xi32>
}

// Element types that are only moved.

// CHECK-LABEL: func.func @complex(
// CHECK-NEXT:    return %arg0 : tensor<4xcomplex<f32>>
func.func @complex(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %2 : tensor<4xcomplex<f32>>
}

// CHECK-LABEL: func.func @fp8(
// CHECK-NEXT:    return %arg0 : tensor<4xf8E5M2>
func.func @fp8(%x: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xf8E5M2>) -> tensor<2xf8E5M2>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xf8E5M2>) -> tensor<2xf8E5M2>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<4xf8E5M2>
  return %2 : tensor<4xf8E5M2>
}
