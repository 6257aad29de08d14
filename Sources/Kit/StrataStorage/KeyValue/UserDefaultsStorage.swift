import Foundation

/// `KeyValueStorage` in the user defaults. Values are stored as JSON bytes under the names of their keys.
public struct UserDefaultsStorage: KeyValueStorage {
  private let suiteName: String?

  /// - Parameter suiteName: an app group or a name of your own; `nil` is the app's standard defaults.
  public init(suiteName: String? = nil) {
    self.suiteName = suiteName
  }

  public func data(named name: String) throws(KeyValueStorageError) -> Data? {
    try defaults().data(forKey: name)
  }

  public func set(_ data: Data, named name: String) throws(KeyValueStorageError) {
    let defaults = try defaults()
    defaults.set(data, forKey: name)
    writeNow(defaults)
  }

  public func removeData(named name: String) throws(KeyValueStorageError) {
    let defaults = try defaults()
    defaults.removeObject(forKey: name)
    writeNow(defaults)
  }

  /// Asked for each time: `UserDefaults` is not `Sendable` everywhere, and keeps its suites itself.
  private func defaults() throws(KeyValueStorageError) -> UserDefaults {
    guard let suiteName else { return .standard }
    guard let defaults = UserDefaults(suiteName: suiteName) else { throw .suiteUnavailable(name: suiteName) }
    return defaults
  }

  private func writeNow(_ defaults: UserDefaults) {
    #if !canImport(Darwin)
      // Apple's system writes by itself; Foundation elsewhere only when it is told to.
      _ = defaults.synchronize()
    #endif
  }
}
