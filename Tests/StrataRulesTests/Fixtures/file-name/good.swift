// style: coordinator
// file: MyApp/Domain/Entities/Order.swift
struct Order {}
private extension Int {}

// file: MyApp/Domain/Entities/Order+Sorting.swift
extension Order {
  var rank: Int { 1 }
}
