import Foundation

extension Sequence where Element == User {
  /// By name, as the user's language sorts names; those of one name by id, so that the order never changes by chance.
  func sortedForPeople() -> [User] {
    sorted { left, right in
      switch left.displayName.localizedStandardCompare(right.displayName) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.id < right.id
      }
    }
  }
}
