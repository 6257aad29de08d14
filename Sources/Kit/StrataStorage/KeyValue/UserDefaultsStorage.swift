import Foundation

/// `KeyValueStorage` in the user defaults. Values are stored as JSON bytes under the names of their keys.
public struct UserDefaultsStorage: KeyValueStorage {
  private let suiteName: String?

  /// The values of one suite.
  ///
  /// - Parameter suiteName: an app group or a name of your own; `nil` is the app's standard defaults.
  public init(suiteName: String? = nil) {
    self.suiteName = suiteName
  }

  /// The bytes under a name, `nil` when there are none or when something else than bytes is there.
  /// - Throws: ``KeyValueStorageError/suiteUnavailable(name:)``.
  public func data(named name: String) throws(KeyValueStorageError) -> Data? {
    try defaults().data(forKey: name)
  }

  /// Stores bytes under a name and replaces older ones.
  /// - Throws: ``KeyValueStorageError/suiteUnavailable(name:)``.
  public func set(_ data: Data, named name: String) throws(KeyValueStorageError) {
    let defaults = try defaults()
    defaults.set(data, forKey: name)
    writeNow(defaults)
  }

  /// Removes what is under a name.
  /// - Throws: ``KeyValueStorageError/suiteUnavailable(name:)``.
  public func removeData(named name: String) throws(KeyValueStorageError) {
    let defaults = try defaults()
    defaults.removeObject(forKey: name)
    writeNow(defaults)
  }

  /// Created for each call: `UserDefaults` is not `Sendable` everywhere, and keeps its suites itself.
  private func defaults() throws(KeyValueStorageError) -> UserDefaults {
    guard let suiteName else { return .standard }
    guard let defaults = UserDefaults(suiteName: suiteName) else { throw .suiteUnavailable(name: suiteName) }
    return defaults
  }

  private func writeNow(_ defaults: UserDefaults) {
    #if !canImport(Darwin)
      // Apple's platforms write by themselves; Foundation elsewhere only on request.
      _ = defaults.synchronize()
    #endif
  }
}
