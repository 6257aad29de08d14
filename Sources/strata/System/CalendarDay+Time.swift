import StrataLibc
import StrataModel

extension CalendarDay {
  /// The day of a time in seconds since the beginning of 1970, in UTC.
  init?(secondsSince1970 seconds: Int) {
    var (seconds, parts) = (time_t(seconds), tm())
    guard gmtime_r(&seconds, &parts) != nil else { return nil }
    self.init(parts)
  }

  init?(_ parts: tm) {
    self.init(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
