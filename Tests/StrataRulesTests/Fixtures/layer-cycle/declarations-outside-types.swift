// The layers may use each other, and so do a type and a function at file level.
// file: strata.yml
layers:
  Orders: {match: {path: Sources/Orders}, uses: [Prices]}
  Prices: {match: {path: Sources/Prices}, uses: [Taxes]}
  Taxes: {match: {path: Sources/Taxes}, uses: [Orders]}
rules:
  layer-cycle: error
// file: Sources/Orders/Order.swift
struct Order { let price: Price }  // ! layer-cycle Orders -> Prices → Taxes
func roundOrder(_ value: Double) -> Double { value }
// file: Sources/Prices/Price.swift
struct Price { let tax: Tax }  // ! layer-cycle Orders -> Prices → Taxes
// file: Sources/Taxes/Tax.swift
struct Tax {
  func total() -> Double { roundOrder(1) }  // ! layer-cycle Orders -> Prices → Taxes
}
