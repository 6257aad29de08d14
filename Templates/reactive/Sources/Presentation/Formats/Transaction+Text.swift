import Foundation

extension Transaction {
  /// The day on which the server counts it: a transaction of a range is shown with a day of the range.
  func dayText(_ locale: Locale) -> String {
    date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: .gmt))
  }
}
