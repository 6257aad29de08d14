import Foundation

extension Calendar {
  /// Days as the server counts them.
  static var payments: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
