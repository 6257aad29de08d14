/// One node of a type expression. The trees of a file follow each other in preorder: the children of node `i` begin at
/// `i + 1`, and the next sibling of a node is at its `next`.
@frozen public struct TypeNode: Sendable, Hashable {
  public enum Kind: UInt8, Sendable {
    /// `Foo`, `Foo<A, B>`: `name`; children are the generic arguments.
    case name
    /// `Base.Foo<A>`: `name` is the last component; first child is the base, the rest are generic arguments.
    case member
    /// `T?`
    case optional
    /// `T!`
    case implicitlyUnwrapped
    /// `[T]`, also `[3 of T]`
    case array
    /// `[K: V]`: two children.
    case dictionary
    /// `(a: A, B)`: children are the elements, each in an `element` if it has a label. `(T)` is not a tuple: the
    /// parentheses are dropped.
    case tuple
    /// A labelled tuple element: `name` is the label, one child.
    case element
    /// `(A, B) async throws -> R`: children are the parameters, without their labels, then the result.
    case function
    /// `some P`
    case some
    /// `any P`
    case any
    /// `P & Q & R`
    case composition
    /// `T.Type`, `T.Protocol`
    case metatype
    /// `~Copyable`
    case suppressed
    /// `each T`, `repeat T`, `T...`
    case pack
    /// `@Storage () throws(Failure) -> Void`: the type itself, then the global actors and the thrown type that it names.
    case attributed
    /// `_`
    case placeholder
    /// Source that the reader could not parse.
    case invalid
  }

  /// Details that the kind does not express.
  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    // Computed, so that other modules compare with constants.
    @inlinable public static var async: Flags { Flags(rawValue: 1) }
    @inlinable public static var `throws`: Flags { Flags(rawValue: 2) }
    @inlinable public static var `inout`: Flags { Flags(rawValue: 4) }
    @inlinable public static var escaping: Flags { Flags(rawValue: 8) }
    /// `@MainActor () -> Void` and others with attributes.
    @inlinable public static var attributed: Flags { Flags(rawValue: 16) }
  }

  public var kind: Kind
  public var flags: Flags
  public var name: NameID
  /// Offset of the name, or of the start of the type.
  public var offset: UInt32
  /// Index of the node after this one's subtree.
  public var next: UInt32

  @inlinable public init(kind: Kind, flags: Flags = [], name: NameID = .none, offset: UInt32, next: UInt32 = 0) {
    self.kind = kind
    self.flags = flags
    self.name = name
    self.offset = offset
    self.next = next
  }
}
