// style: repository
// rules: dependency-rule
// With a strict order, a layer may use only the next one, and what its own `uses` adds.
// file: strata.yml
layers:
  Search: {match: {path: "**/Search/**"}}
  Cart: {match: {path: "**/Cart/**"}, uses: [Core]}
  Domain: {match: {path: "**/Domain/**"}}
  Core: {match: {path: "**/Core/**"}}
order: {strict: true, layers: [[Search, Cart], Domain, Core]}
rules:
  dependency-rule: error
// file: Sources/Search/SearchScreen.swift
struct SearchScreen {
  let trip: Trip
  let clock: Clock  // ! dependency-rule SearchScreen -> Clock
  var basket: Basket?  // ! dependency-rule SearchScreen -> Basket
}
// file: Sources/Cart/Basket.swift
struct Basket {
  var trips: [Trip]
  let clock: Clock
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
