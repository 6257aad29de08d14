/// Declarations of the standard library, as far as the types of expressions depend on them.
enum StandardLibrary {
  static let sources = [core]

  private static let core = """
    public protocol Error {}
    public struct Int {}
    public struct Double {}
    public struct Bool {}
    public struct String {}
    public struct Character {}
    public enum Optional<Wrapped> {
      case none
      case some(Wrapped)
      public func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
      public func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
    }
    public struct Array<Element> {}
    public struct Dictionary<Key, Value> {}
    """
}
