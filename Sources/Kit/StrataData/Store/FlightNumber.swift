import StrataLock

/// Numbers the fetches of all stores, in the order in which they begin: several stores may share a source of truth, and
/// none of them may undo a later fetch of another one.
@usableFromInline enum FlightNumber {
  private static let last = Locked<UInt64>(0)

  @usableFromInline static func next() -> UInt64 {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
