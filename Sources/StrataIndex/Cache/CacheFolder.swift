/// The folder of the caches, `.strata/cache` by default. Nothing here fails: a cache that cannot be read is empty, one
/// that cannot be written is not written.
public struct CacheFolder: Sendable {
  /// Absolute, or relative to the current directory.
  public let path: String
  /// Version of the tool: caches of another one are foreign.
  public let version: String

  public init(path: String, version: String) {
    self.path = path
    self.version = version
  }

  /// The facts of an earlier run; empty when there are none, or none that can be trusted.
  public func loadFacts() -> FactsCache { FactsCache() }

  /// Writes what ``FactsReader`` returned. False when it could not be written.
  @discardableResult public func store(_ update: FactsCacheUpdate) -> Bool { false }

  /// What was stored under a key, if that was the last result stored for its slot.
  public func loadResult(_ key: CacheKey) -> [UInt8]? { nil }

  /// Keeps the result of a run. False when it could not be written.
  @discardableResult public func storeResult(_ bytes: [UInt8], for key: CacheKey) -> Bool { false }
}
