// style: repository
// rules: dependency-rule
// An order of layers: each may use those below it, and those side by side know nothing of each other.
// file: strata.yml
layers:
  Search: {match: {path: "**/Search/**"}}
  Cart: {match: {path: "**/Cart/**"}}
  Domain: {match: {path: "**/Domain/**"}}
  Core: {match: {path: "**/Core/**"}}
order: [[Search, Cart], Domain, Core]
rules:
  dependency-rule: error
// file: Sources/Search/SearchScreen.swift
struct SearchScreen {
  let trip: Trip
  let clock: Clock
  var basket: Basket?  // ! dependency-rule SearchScreen -> Basket
}
// file: Sources/Cart/Basket.swift
struct Basket {
  var trips: [Trip]
  func open() { SearchScreen.show() }  // ! dependency-rule Basket -> SearchScreen
}
// file: Sources/Search/Showing.swift
extension SearchScreen {
  static func show() {}
}
// file: Sources/Domain/Trip.swift
struct Trip {
  let clock: Clock
  func basket(_ basket: Basket) {}  // ! dependency-rule Trip -> Basket
}
// file: Sources/Core/Clock.swift
struct Clock {
  func next() -> Trip? { nil }  // ! dependency-rule Clock -> Trip
}
