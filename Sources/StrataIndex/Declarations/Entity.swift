import StrataModel

/// Index of an ``Entity``.
typealias EntityID = UInt32

/// Index of a declaration in the project's dense numbering: the file's `declarationBase` plus the local index.
typealias DeclarationNumber = UInt32

/// A type: of the project (numbered like `TypeID`), of what Strata knows of frameworks, or an outside type that the
/// project extends.
struct Entity: BitwiseCopyable {
  var symbol: Symbol
  var kind: DeclarationKind
  var flags: Flags
  var module: UInt32
  /// The first declaration; ``noIndex`` for an outside type without any.
  var declaration: DeclarationNumber
  /// The enclosing type, or ``noIndex``.
  var outer: EntityID

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Not declared by the project.
    static let external = Flags(rawValue: 1)
    static let local = Flags(rawValue: 2)
    static let dynamicMember = Flags(rawValue: 4)
    static let propertyWrapper = Flags(rawValue: 8)
    /// One of its supertypes is outside the project, so it has members that are not known.
    static let openEnded = Flags(rawValue: 16)
    static let conditional = Flags(rawValue: 32)
    /// Its unknown methods return a similar type: the modifiers of views.
    static let fluent = Flags(rawValue: 64)
    /// An extension names it like a type that another module of the project declares.
    static let notVisible = Flags(rawValue: 128)
  }

  var isExternal: Bool { flags.contains(.external) }
}

extension DeclarationKind {
  /// Has a name that type expressions can mention.
  var isTypeName: Bool { isNominalType || self == .typealias || self == .associatedtype }
  /// Its members are the members of a type.
  var isTypeScope: Bool { isNominalType || self == .extension }
}

/// What a symbol is used for anywhere, so that most look-ups end before they begin.
struct SymbolUse: OptionSet, BitwiseCopyable {
  let rawValue: UInt16
  /// A member of a type or of an extension, of the project.
  static let projectMember = SymbolUse(rawValue: 1)
  /// A member of something that Strata knows of frameworks.
  static let knownMember = SymbolUse(rawValue: 2)
  /// A type, function or variable at file level of the project.
  static let topLevel = SymbolUse(rawValue: 4)
  static let knownTopLevel = SymbolUse(rawValue: 8)
  /// A type inside a type, an alias or an associated type.
  static let nestedType = SymbolUse(rawValue: 16)
  static let genericParameter = SymbolUse(rawValue: 32)
  /// A type or function in a body.
  static let local = SymbolUse(rawValue: 64)
  static let module = SymbolUse(rawValue: 128)
  /// An operator that the project defines.
  static let `operator` = SymbolUse(rawValue: 256)
  /// An outside type that the project extends.
  static let extendedOutside = SymbolUse(rawValue: 512)
  /// A module that some file imports and the project does not hold.
  static let outsideModule = SymbolUse(rawValue: 1024)
  /// Starts with `$`.
  static let projection = SymbolUse(rawValue: 4096)
  /// Starts with a capital letter: by convention a type, where nothing declares it.
  static let capitalized = SymbolUse(rawValue: 2048)
  /// A type at file level of the project that other files can see; a function.
  static let sharedType = SymbolUse(rawValue: 8192)
  static let sharedFunction = SymbolUse(rawValue: 16384)
  /// A function or static member of frameworks whose uses are noted.
  static let watched = SymbolUse(rawValue: 32768)
}
