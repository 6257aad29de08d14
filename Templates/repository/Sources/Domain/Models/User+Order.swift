extension Sequence where Element == User {
  /// By name, without regard to case; those of one name by id, so that the order never changes by chance.
  func sortedForPeople() -> [User] {
    sorted { ($0.displayName.lowercased(), $0.id) < ($1.displayName.lowercased(), $1.id) }
  }
}
