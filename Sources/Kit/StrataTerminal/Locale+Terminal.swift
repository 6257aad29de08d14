import Foundation

extension Locale {
  /// The locale that the environment of the terminal names for numbers: `LC_ALL`, `LC_NUMERIC` or `LANG`, the first
  /// that is set. English where none is, or where it is `C` or `POSIX`.
  public static var terminal: Locale { terminal(ProcessInfo.processInfo.environment) }

  static func terminal(_ environment: [String: String]) -> Locale {
    let value = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = value.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? ""
    return Locale(identifier: ["", "C", "POSIX"].contains(name) ? "en_US" : name)
  }
}
