/// A name and the type of the value that is stored under it.
///
/// ```swift
/// extension StorageKey where Value == Bool {
///   static var hasSeenTour: Self { StorageKey("has-seen-tour") }
/// }
/// try settings.set(true, for: .hasSeenTour)
/// ```
///
/// Secrets have keys of their own, ``SecretKey``: a token does not fit an open storage.
public struct StorageKey<Value: Codable & Sendable>: Sendable, Hashable {
  /// The name of the stored value. A value that was stored under another name is not found.
  public let name: String

  /// A key of a name that no other key of the same storage has.
  public init(_ name: String) {
    self.name = name
  }
}
