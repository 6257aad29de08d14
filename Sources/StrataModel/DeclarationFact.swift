/// What a declaration declares.
@frozen public enum DeclarationKind: UInt8, Sendable, CaseIterable {
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`
  case function, initializer, deinitializer, variable, `subscript`, enumCase, accessor
  /// The declaration of a macro; or `#name(…)` among the members of a type, with the `macro` node as its body.
  case macro
  case `operator`, `precedencegroup`

  /// Class, struct, enum, actor or protocol.
  public var isNominalType: Bool { rawValue <= DeclarationKind.protocol.rawValue }
}

/// Access as written, or `unspecified`: what it then means depends on the parent.
public enum AccessLevel: UInt8, Sendable, Comparable, BitwiseCopyable {
  case unspecified, `private`, `fileprivate`, `internal`, package, `public`, `open`

  public static func < (a: AccessLevel, b: AccessLevel) -> Bool { a.rawValue < b.rawValue }
}

/// Modifiers other than access, and effects.
public struct Modifiers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let `static` = Modifiers(rawValue: 1 << 0)
  public static let `class` = Modifiers(rawValue: 1 << 1)
  public static let final = Modifiers(rawValue: 1 << 2)
  public static let override = Modifiers(rawValue: 1 << 3)
  public static let lazy = Modifiers(rawValue: 1 << 4)
  public static let weak = Modifiers(rawValue: 1 << 5)
  public static let unowned = Modifiers(rawValue: 1 << 6)
  public static let mutating = Modifiers(rawValue: 1 << 7)
  public static let nonmutating = Modifiers(rawValue: 1 << 8)
  public static let nonisolated = Modifiers(rawValue: 1 << 9)
  public static let isolated = Modifiers(rawValue: 1 << 10)
  public static let indirect = Modifiers(rawValue: 1 << 11)
  public static let required = Modifiers(rawValue: 1 << 12)
  public static let convenience = Modifiers(rawValue: 1 << 13)
  public static let dynamic = Modifiers(rawValue: 1 << 14)
  public static let optional = Modifiers(rawValue: 1 << 15)
  public static let distributed = Modifiers(rawValue: 1 << 16)
  public static let prefix = Modifiers(rawValue: 1 << 17)
  public static let postfix = Modifiers(rawValue: 1 << 18)
  public static let infix = Modifiers(rawValue: 1 << 19)
  public static let consuming = Modifiers(rawValue: 1 << 20)
  public static let borrowing = Modifiers(rawValue: 1 << 21)
  /// `let` rather than `var`, of a variable.
  public static let constant = Modifiers(rawValue: 1 << 24)
  /// A variable with a getter, and no storage of its own (`{ get }` of a protocol counts).
  public static let computed = Modifiers(rawValue: 1 << 25)
  /// A variable or protocol requirement with a setter among its accessors.
  public static let hasSetter = Modifiers(rawValue: 1 << 26)
  public static let async = Modifiers(rawValue: 1 << 27)
  public static let `throws` = Modifiers(rawValue: 1 << 28)
  public static let `rethrows` = Modifiers(rawValue: 1 << 29)
  /// A failable initializer (`init?`, `init!`).
  public static let failable = Modifiers(rawValue: 1 << 30)
}

/// Marks that exempt a declaration, and all inside it, from most rules.
public struct Marks: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Inside `#Preview { }` or a type that conforms to `PreviewProvider` (directly, as written).
  public static let preview = Marks(rawValue: 1)
  /// Inside a branch that only debug builds compile.
  public static let debug = Marks(rawValue: 2)
}

/// One declaration of a file. A variable declaration with several bindings gives one fact for each name; of
/// `let (a, b) = value` the first name has the value. No two spans of code overlap, those of local declarations
/// and of the bodies around them included.
public struct DeclarationFact: Sendable, Equatable {
  public var kind: DeclarationKind
  public var access: AccessLevel = .unspecified
  /// Access of the setter where it is written apart: `private(set)`.
  public var setterAccess: AccessLevel = .unspecified
  public var marks: Marks = []
  public var modifiers: Modifiers = []
  /// Simple name. None for initializers, deinitializers, subscripts; the extended type's last component for an
  /// extension; `get`, `set`, `willSet`, … for an accessor. Accessors without a body (`{ get set }`) have no fact.
  public var name: NameID
  public var parent: UInt32 = noIndex
  /// Index just past the last declaration inside this one.
  public var next: UInt32 = 0
  /// Index into `conditions`.
  public var condition: UInt32 = 0
  /// From the first attribute or modifier to the closing brace, without surrounding comments; of one of several
  /// bindings or enum cases its own part.
  public var start: UInt32
  public var end: UInt32
  /// Where the name stands (the keyword when there is none).
  public var nameOffset: UInt32
  public var attributes = Span.empty
  /// Into `typeLists`.
  public var inherited = Span.empty
  public var genericParameters = Span.empty
  public var parameters = Span.empty
  /// Root in `types`: annotation of a variable, result of a function or subscript, target of a typealias, type that
  /// an extension extends. ``noIndex`` when there is none.
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
}
