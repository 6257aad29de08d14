/// Why something about the cart did not work. The module that asked words it.
public enum CartModuleError: Error, Equatable, Sendable {
  case tooMany(limit: Int)
  /// There is nothing to put there.
  case item(ItemsModuleError)
  /// The cart cannot be opened or saved.
  case unavailable
}
