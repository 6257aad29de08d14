// No remedy names a destination at which a contract forbids the type, its users or what it uses.
// rules: all
// file: strata.yml
layers:
  Screens: {match: {path: Screens}, uses: [Model]}
  Store: {match: {path: Store}, uses: [Model]}
  Model: {match: {path: Model}}
contracts:
  values:
    protected: {layer: Model, kind: enum}
    only: [{layer: Model}]
rules:
  dependency-rule: error
// file: Screens/Size.swift
enum Size { case small, large }

struct Weight {
  let grams: Int
}

struct Screen {
  let size: Size
  let weight: Weight
}
// file: Store/Box.swift
struct Box {
  let size: Size  // ! dependency-rule Box -> Size
  let weight: Weight  // ! dependency-rule Box -> Weight
}
// file: Model/Order.swift
struct Order {
  let id: Int
}
