import StrataLibc
import StrataModel

/// Properties of the machine and of the tool.
enum Machine {
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The present day, in the time zone of the machine.
  static var today: CalendarDay? {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return CalendarDay(parts)
  }

  /// The version, with size and time of the program file: what another build has cached is not used.
  static var toolIdentity: String {
    var info = stat()
    guard let path = programPath, stat(path, &info) == 0 else { return strataVersion }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return "\(strataVersion)-\(info.st_size)-\(time.tv_sec).\(time.tv_nsec)"
  }

  private static var programPath: String? {
    #if os(Linux)
      return "/proc/self/exe"
    #elseif canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      return _NSGetExecutablePath(&buffer, &size) == 0 ? String(cString: buffer) : nil
    #else
      return nil
    #endif
  }
}
