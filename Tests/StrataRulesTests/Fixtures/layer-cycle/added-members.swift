// style: repository
// rules: layer-cycle
// A feature that uses what another adds to a type of both needs the other.
// file: Sources/Features/Shared/Traveler.swift
struct Traveler { let name: String }
// file: Sources/Features/Meals/Presentation/Traveler+Meals.swift
extension Traveler {
  func meals() -> Int { 0 }
}
// file: Sources/Features/Meals/Presentation/MealView.swift
struct MealView {
  func show(_ traveler: Traveler) -> Int { traveler.cabins() }  // ! layer-cycle Cabins -> Meals
}
// file: Sources/Features/Cabins/Presentation/CabinView.swift
struct CabinView {
  func show(_ traveler: Traveler) -> Int { traveler.meals() }  // ! layer-cycle Cabins -> Meals
}
// file: Sources/Features/Cabins/Presentation/Traveler+Cabins.swift
extension Traveler {
  func cabins() -> Int { 0 }
}
