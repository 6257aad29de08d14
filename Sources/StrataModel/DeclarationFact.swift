/// What a declaration declares.
@frozen public enum DeclarationKind: UInt8, Sendable, CaseIterable {
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`
  case function, initializer, deinitializer, variable, `subscript`, enumCase, accessor
  /// The declaration of a macro; or `#name(…)` as a member of a type, with the `macro` node as its body.
  case macro
  case `operator`, `precedencegroup`

  /// Class, struct, enum, actor or protocol.
  @inlinable public var isNominalType: Bool { rawValue <= DeclarationKind.protocol.rawValue }
}

/// Access as written, or `unspecified`: the effective access then depends on the parent.
public enum AccessLevel: UInt8, Sendable, Comparable, BitwiseCopyable {
  case unspecified, `private`, `fileprivate`, `internal`, package, `public`, `open`

  public static func < (a: AccessLevel, b: AccessLevel) -> Bool { a.rawValue < b.rawValue }
}

/// Modifiers other than access, and effects.
public struct Modifiers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  // Computed, so that other modules compare with constants.
  @inlinable public static var `static`: Modifiers { Modifiers(rawValue: 1 << 0) }
  @inlinable public static var `class`: Modifiers { Modifiers(rawValue: 1 << 1) }
  @inlinable public static var final: Modifiers { Modifiers(rawValue: 1 << 2) }
  @inlinable public static var override: Modifiers { Modifiers(rawValue: 1 << 3) }
  @inlinable public static var lazy: Modifiers { Modifiers(rawValue: 1 << 4) }
  @inlinable public static var weak: Modifiers { Modifiers(rawValue: 1 << 5) }
  @inlinable public static var unowned: Modifiers { Modifiers(rawValue: 1 << 6) }
  @inlinable public static var mutating: Modifiers { Modifiers(rawValue: 1 << 7) }
  @inlinable public static var nonmutating: Modifiers { Modifiers(rawValue: 1 << 8) }
  @inlinable public static var nonisolated: Modifiers { Modifiers(rawValue: 1 << 9) }
  @inlinable public static var isolated: Modifiers { Modifiers(rawValue: 1 << 10) }
  @inlinable public static var indirect: Modifiers { Modifiers(rawValue: 1 << 11) }
  @inlinable public static var required: Modifiers { Modifiers(rawValue: 1 << 12) }
  @inlinable public static var convenience: Modifiers { Modifiers(rawValue: 1 << 13) }
  @inlinable public static var dynamic: Modifiers { Modifiers(rawValue: 1 << 14) }
  @inlinable public static var optional: Modifiers { Modifiers(rawValue: 1 << 15) }
  @inlinable public static var distributed: Modifiers { Modifiers(rawValue: 1 << 16) }
  @inlinable public static var prefix: Modifiers { Modifiers(rawValue: 1 << 17) }
  @inlinable public static var postfix: Modifiers { Modifiers(rawValue: 1 << 18) }
  @inlinable public static var infix: Modifiers { Modifiers(rawValue: 1 << 19) }
  @inlinable public static var consuming: Modifiers { Modifiers(rawValue: 1 << 20) }
  @inlinable public static var borrowing: Modifiers { Modifiers(rawValue: 1 << 21) }
  /// A variable declared with `let`.
  @inlinable public static var constant: Modifiers { Modifiers(rawValue: 1 << 24) }
  /// A variable with a getter and without storage (also `{ get }` in a protocol).
  @inlinable public static var computed: Modifiers { Modifiers(rawValue: 1 << 25) }
  /// A variable or protocol requirement with a setter among its accessors.
  @inlinable public static var hasSetter: Modifiers { Modifiers(rawValue: 1 << 26) }
  @inlinable public static var async: Modifiers { Modifiers(rawValue: 1 << 27) }
  @inlinable public static var `throws`: Modifiers { Modifiers(rawValue: 1 << 28) }
  @inlinable public static var `rethrows`: Modifiers { Modifiers(rawValue: 1 << 29) }
  /// A failable initializer (`init?`, `init!`).
  @inlinable public static var failable: Modifiers { Modifiers(rawValue: 1 << 30) }
}

/// Marks that exempt a declaration, and everything inside it, from most rules.
public struct Marks: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  // Computed, so that other modules compare with constants.
  /// Inside `#Preview { }` or a type that conforms to `PreviewProvider` (directly, as written).
  @inlinable public static var preview: Marks { Marks(rawValue: 1) }
  /// Inside a branch that only debug builds compile.
  @inlinable public static var debug: Marks { Marks(rawValue: 2) }
}

/// One declaration of a file. A variable declaration with several bindings has one fact for each name; in `let (a, b) =
/// value` the first name has the value. No two spans of code overlap, including those of local declarations and of the
/// bodies around them.
public struct DeclarationFact: Sendable, Equatable {
  public var kind: DeclarationKind
  public var access: AccessLevel = .unspecified
  /// Access of the setter if it is written separately: `private(set)`.
  public var setterAccess: AccessLevel = .unspecified
  public var marks: Marks = []
  public var modifiers: Modifiers = []
  /// Simple name. Empty for initializers, deinitializers and subscripts; for an extension, the last component of the
  /// extended type; for an accessor, `get`, `set`, `willSet` …. Accessors without a body (`{ get set }`) have no fact.
  public var name: NameID
  public var parent: UInt32 = noIndex
  /// Index just past the last declaration inside this one.
  public var next: UInt32 = 0
  /// Index into `conditions`.
  public var condition: UInt32 = 0
  /// From the first attribute or modifier to the closing brace, without surrounding comments. If a declaration has
  /// several bindings or enum cases, only the part of this one.
  public var start: UInt32
  public var end: UInt32
  /// Offset of the name, or of the keyword if there is no name.
  public var nameOffset: UInt32
  public var attributes = Span.empty
  /// Indices into `typeLists`.
  public var inherited = Span.empty
  public var genericParameters = Span.empty
  /// Of a protocol, its primary associated types.
  public var parameters = Span.empty
  /// Root in `types`: annotation of a variable, result of a function or subscript, target of a typealias, type that
  /// an extension extends, precedence group of an operator. ``noIndex`` when there is none.
  public var type: UInt32 = noIndex
  /// Root in `types` of `throws(E)`.
  public var thrownType: UInt32 = noIndex
  /// Initial value of a variable (or raw value of an enum case) in `code`.
  public var initialValue = Span.empty
  /// Statements of a function, initializer or accessor body in `code`; for a computed variable with an implicit
  /// getter, its statements.
  public var body = Span.empty
  /// True for declarations inside a function, closure or accessor body.
  public var isLocal = false

  public init(kind: DeclarationKind, name: NameID, start: UInt32, end: UInt32, nameOffset: UInt32) {
    self.kind = kind
    self.name = name
    self.start = start
    self.end = end
    self.nameOffset = nameOffset
  }

  /// Whether only its file, or a part of it, sees it.
  @inlinable public var isPrivate: Bool { access == .private || access == .fileprivate }

  /// Whether it is a member of a type itself, not of its instances.
  @inlinable public var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .class]) }

  /// Whether an offset is inside the declaration, from its first attribute to its closing brace.
  @inlinable public func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}
