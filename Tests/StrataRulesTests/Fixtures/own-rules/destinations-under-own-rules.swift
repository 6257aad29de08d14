// No remedy names a destination at which a rule of the definition would report the type or its users.
// rules: all
// file: strata.yml
layers:
  Screens: {match: {path: Screens}, uses: [Model]}
  Store: {match: {path: Store}, uses: [Model]}
  Model: {match: {path: Model}}
rules:
  dependency-rule: error
  models-are-sendable:
    select: {layer: Model, kind: struct}
    require: {conforms: Sendable}
// file: Screens/Sizes.swift
struct Sizes {
  let width: Int
}

struct Weights: Sendable {
  let weight: Int
}

struct Screen {
  let sizes: Sizes
  let weights: Weights
}
// file: Store/Box.swift
struct Box {
  let sizes: Sizes  // ! dependency-rule Box -> Sizes
  let weights: Weights  // ! dependency-rule Box -> Weights
}
// file: Model/Order.swift
struct Order: Sendable {
  let id: Int
}
