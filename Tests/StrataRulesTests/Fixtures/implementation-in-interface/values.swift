// Values of the Interface may read their properties; loops and limits are logic.
// style: module
// file: Sources/Interface/Tide.swift
public struct Tide {
  public let metres: Double
  public let hours: [Int]

  public var isFlood: Bool {  // ! implementation-in-interface Tide -> isFlood
    metres > 3.5
  }
  public var grade: String {  // ! implementation-in-interface Tide -> grade
    switch hours.count {
    case 6...: return "long"
    default: return "short"
    }
  }
  public func firstGap() -> Int? {  // ! implementation-in-interface Tide -> firstGap()
    for hour in hours where !hours.contains(hour + 1) { return hour }
    return nil
  }
  public var isEmpty: Bool { hours.count == 0 }
  public var title: String { hours.isEmpty ? "None" : "Tides" }
  public func first() -> Int? { hours.first }
}
extension Tide: Equatable {
  public static func == (a: Tide, b: Tide) -> Bool {
    for (one, other) in zip(a.hours, b.hours) where one != other { return false }
    return a.metres == b.metres
  }
}
// file: Sources/Interface/TidesModule.swift
public protocol TidesModule {}
// file: Sources/Implementation/Domain/BusinessModels/Harbour.swift
struct Harbour {}
