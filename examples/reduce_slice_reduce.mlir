// A sum over the last dimension, four of its eight columns, and the sum of those:
// what jax.jit(lambda x: x.sum(-1)[:, 2:6].sum(-1)) lowers to.
func.func @main(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rows = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %four = stablehlo.slice %rows [0:4, 2:6] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %sum = stablehlo.reduce(%four init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %sum : tensor<4xf32>
}
