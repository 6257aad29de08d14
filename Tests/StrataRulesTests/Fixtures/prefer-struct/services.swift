// A type of the domain that does something is a service in such a folder, whatever its name is.
// style: module
// rules: prefer-struct
// file: Sources/Implementation/Domain/Services/TideClock.swift
final class TideClock {  // ! prefer-struct TideClock
  private let zone: Int

  init(zone: Int) { self.zone = zone }

  func hour() -> Int { zone }
}
// file: Sources/Implementation/Domain/Services/TideCounter.swift
final class TideCounter {
  private var count = 0

  func add() { count += 1 }
}
// file: Sources/Implementation/Domain/Services/TideTable.swift
final class TideTable {
  let rows: [Int]

  init(rows: [Int]) { self.rows = rows }
}
// file: Sources/Implementation/Domain/BusinessModels/Tide.swift
final class Tide {
  let height: Int

  init(height: Int) { self.height = height }

  func isHigh() -> Bool { height == 3 }
}
