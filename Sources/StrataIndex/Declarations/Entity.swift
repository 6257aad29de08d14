import StrataModel

/// Index of an ``Entity``.
typealias EntityID = UInt32

/// The number of a declaration in the table: the file's `declarationBase` plus the index in the file.
typealias DeclarationNumber = UInt32

/// A type: of the project (numbered like `TypeID`), of a framework interface, or an external type that the project
/// extends.
struct Entity: BitwiseCopyable {
  var symbol: Symbol
  var kind: DeclarationKind
  var flags: Flags
  var module: UInt32
  /// The first declaration; ``noIndex`` for an external type without any.
  var declaration: DeclarationNumber
  /// The enclosing type, or ``noIndex``.
  var outer: EntityID

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16
    /// The project does not declare it.
    static let external = Flags(rawValue: 1)
    static let local = Flags(rawValue: 2)
    static let dynamicMember = Flags(rawValue: 4)
    static let propertyWrapper = Flags(rawValue: 8)
    /// One of its supertypes is external, so that some of its members are not known.
    static let openEnded = Flags(rawValue: 16)
    static let conditional = Flags(rawValue: 32)
    /// Its unknown methods return a similar type: the modifiers of views.
    static let fluent = Flags(rawValue: 64)
    /// An extension of this name does not see the type, which another module of the project declares.
    static let notVisible = Flags(rawValue: 128)
    /// Stands in for a type of a framework where that does not exist, such as under `#if !canImport(UIKit)`.
    static let substitute = Flags(rawValue: 256)
  }

  var isExternal: Bool { flags.contains(.external) }
}

extension DeclarationKind {
  /// Type expressions can contain its name.
  var isTypeName: Bool { isNominalType || self == .typealias || self == .associatedtype }
  /// Calls match their arguments with its parameters.
  var hasParameters: Bool {
    switch self {
    case .function, .initializer, .subscript, .enumCase, .macro: true
    default: false
    }
  }
  /// Its members are the members of a type.
  var isTypeScope: Bool { isNominalType || self == .extension }
}

/// The ways in which a symbol is used anywhere in the project. Most lookups end with a test of these.
struct SymbolUse: OptionSet, BitwiseCopyable {
  let rawValue: UInt32
  /// A member of a type or of an extension, of the project.
  static let projectMember = SymbolUse(rawValue: 1)
  /// A member in a framework interface.
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
  /// An external type that the project extends.
  static let extendedOutside = SymbolUse(rawValue: 512)
  /// A module that some file imports and that is not in the project.
  static let outsideModule = SymbolUse(rawValue: 1024)
  /// Starts with `$`.
  static let projection = SymbolUse(rawValue: 4096)
  /// Starts with a capital letter: by convention a type, if nothing declares it.
  static let capitalized = SymbolUse(rawValue: 2048)
  /// A type at file level of the project that other files can see, or a function.
  static let sharedType = SymbolUse(rawValue: 8192)
  static let sharedFunction = SymbolUse(rawValue: 16384)
  /// A function or static member of a framework whose uses are recorded.
  static let watched = SymbolUse(rawValue: 32768)
  /// A member that the project adds to some type outside it, and that no framework is known to have.
  static let addedOutside = SymbolUse(rawValue: 65536)
  /// A member in a framework interface that is a function.
  static let knownFunction = SymbolUse(rawValue: 131072)
  /// A macro that the project declares. Only `#name` and `@name` refer to it.
  static let macro = SymbolUse(rawValue: 262144)
  /// The label of an initializer for literals that an extension of the project declares.
  static let literalLabel = SymbolUse(rawValue: 524288)
  /// A name that the project declares in Objective-C.
  static let objectiveC = SymbolUse(rawValue: 1_048_576)
  /// A generic function that passes one of its arguments on to closures among the others.
  static let passing = SymbolUse(rawValue: 2_097_152)

  /// The precedence of an operator that the project declares; zero if it is not one of the standard groups.
  static func operatorRank(_ rank: OperatorRank) -> SymbolUse {
    SymbolUse(rawValue: UInt32(rank.rawValue + 1) << rankShift)
  }

  var operatorRank: OperatorRank? {
    let bits = rawValue >> Self.rankShift
    return bits == 0 ? nil : OperatorRank(rawValue: UInt8(bits - 1))
  }

  private static let rankShift: UInt32 = 24
}
