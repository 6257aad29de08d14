import Foundation

extension Calendar {
  /// Days as the user means them: those of their time zone, with the numbers that the server knows, whatever calendar
  /// the device shows.
  static var payments: Calendar { payments(in: .current) }

  static func payments(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
