/// The resolved code base: every file's facts, every type, and every reference between types that could be resolved
/// without a build. Indices are dense; all lists are sorted by path, then position, and so are the same in every run.
public struct Graph: Sendable {
  /// Sorted by path.
  public var files: [SourceFile]
  /// Sorted by name.
  public var modules: [Module]
  /// All nominal types and type aliases, sorted by file and position.
  public var types: [TypeEntity]
  /// Names that no file of the project declares, as far as something refers to them; sorted by name.
  public var externals: [ExternalType]
  /// Sorted by file and position.
  public var references: [Reference]
  /// `outgoing[t]` = indices into `references` whose source is type `t`, ascending.
  public var outgoing: Adjacency
  /// `incoming[t]` = indices into `references` whose target is type `t`, ascending.
  public var incoming: Adjacency
  /// `inFile[f]` = indices into `references` that stand in file `f`: a contiguous range.
  public var referencesInFile: [Range<Int>]
  /// Type that a declaration declares or (for an extension) extends: `typeOfDeclaration[file][declaration]`.
  public var typeOfDeclaration: [[TypeID?]]
  public var ledger: Ledger
  /// What was ambiguous or unresolved, sorted by file and position.
  public var gaps: [Gap]

  public init(
    files: [SourceFile] = [], modules: [Module] = [], types: [TypeEntity] = [], externals: [ExternalType] = [],
    references: [Reference] = [], outgoing: Adjacency = Adjacency(), incoming: Adjacency = Adjacency(),
    referencesInFile: [Range<Int>] = [], typeOfDeclaration: [[TypeID?]] = [], ledger: Ledger = Ledger(),
    gaps: [Gap] = []
  ) {
    self.files = files
    self.modules = modules
    self.types = types
    self.externals = externals
    self.references = references
    self.outgoing = outgoing
    self.incoming = incoming
    self.referencesInFile = referencesInFile
    self.typeOfDeclaration = typeOfDeclaration
    self.ledger = ledger
    self.gaps = gaps
  }
}

/// Index into ``Graph/files``.
@frozen public struct FileID: Hashable, Sendable, Comparable {
  public var rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}

/// Index into ``Graph/types``.
@frozen public struct TypeID: Hashable, Sendable, Comparable {
  public var rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public static func < (a: TypeID, b: TypeID) -> Bool { a.rawValue < b.rawValue }
}

/// Index into ``Graph/modules``.
@frozen public struct ModuleID: Hashable, Sendable, Comparable {
  public var rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public static func < (a: ModuleID, b: ModuleID) -> Bool { a.rawValue < b.rawValue }
}

/// Index into ``Graph/externals``.
@frozen public struct ExternalID: Hashable, Sendable, Comparable {
  public var rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public static func < (a: ExternalID, b: ExternalID) -> Bool { a.rawValue < b.rawValue }
}

/// One declaration: a file and an index into its facts.
@frozen public struct DeclarationID: Hashable, Sendable, Comparable {
  public var file: FileID
  public var index: UInt32
  @inlinable public init(_ file: FileID, _ index: UInt32) {
    self.file = file
    self.index = index
  }
  @inlinable public static func < (a: DeclarationID, b: DeclarationID) -> Bool {
    (a.file, a.index) < (b.file, b.index)
  }
}

/// A source file of the project.
public struct SourceFile: Sendable {
  /// Relative to the project's root, with `/`.
  public var path: String
  public var module: ModuleID
  /// Belongs to tests, by the definition's `tests` or by its target.
  public var isTest: Bool
  public var facts: FileFacts

  public init(path: String, module: ModuleID, isTest: Bool, facts: FileFacts) {
    self.path = path
    self.module = module
    self.isTest = isTest
    self.facts = facts
  }
}

/// A module (a target) of the project.
public struct Module: Sendable, Hashable {
  /// How the module was found.
  public enum Origin: String, Sendable { case packageManifest, xcodeProject, tuist, xcodeGen, folder, definition }

  public var name: String
  public var isTest: Bool
  public var origin: Origin
  /// Names of the modules that the manifest says it depends on, sorted; empty when not known.
  public var dependencies: [String]

  public init(name: String, isTest: Bool, origin: Origin, dependencies: [String] = []) {
    self.name = name
    self.isTest = isTest
    self.origin = origin
    self.dependencies = dependencies
  }
}

/// A class, struct, enum, actor, protocol or type alias that the project declares.
public struct TypeEntity: Sendable {
  /// Qualified by the enclosing types, not by the module: `Outer.Inner`.
  public var name: String
  /// Last component of `name`.
  public var simpleName: String
  public var module: ModuleID
  public var kind: DeclarationKind
  /// As written, `unspecified` resolved to `internal`.
  public var access: AccessLevel
  /// Where it is declared. For a type declared in several `#if` branches: the first; the others are in `extensions`.
  public var declaration: DeclarationID
  public var outer: TypeID?
  /// Extensions in any file, ascending.
  public var extensions: [DeclarationID]
  /// What it inherits from and conforms to, in its extensions too, in source order; aliases are followed.
  public var supertypes: [Target]
  /// Names of its attributes (`MainActor`, `Observable`, `objc`), sorted.
  public var attributes: [String]
  public var marks: Marks
  public var isTest: Bool
  /// Of a type alias: the type it stands for, when that is a single nominal type.
  public var aliased: Target?
  /// Declared inside a function body.
  public var isLocal: Bool

  public init(
    name: String, simpleName: String, module: ModuleID, kind: DeclarationKind, access: AccessLevel,
    declaration: DeclarationID, outer: TypeID? = nil, extensions: [DeclarationID] = [], supertypes: [Target] = [],
    attributes: [String] = [], marks: Marks = [], isTest: Bool = false, aliased: Target? = nil, isLocal: Bool = false
  ) {
    self.name = name
    self.simpleName = simpleName
    self.module = module
    self.kind = kind
    self.access = access
    self.declaration = declaration
    self.outer = outer
    self.extensions = extensions
    self.supertypes = supertypes
    self.attributes = attributes
    self.marks = marks
    self.isTest = isTest
    self.aliased = aliased
    self.isLocal = isLocal
  }
}

/// A type of the standard library, a framework or an outside package.
public struct ExternalType: Sendable, Hashable {
  /// As written, generic arguments left out: `URLSession`, `UIApplication.State`.
  public var name: String

  public init(name: String) { self.name = name }
}

/// What a reference refers to.
@frozen public enum Target: Hashable, Sendable {
  case type(TypeID)
  case external(ExternalID)

  @inlinable public var typeID: TypeID? {
    if case .type(let id) = self { return id }
    return nil
  }

  @inlinable public var externalID: ExternalID? {
    if case .external(let id) = self { return id }
    return nil
  }
}

/// One mention of a type, or of a member of a type, at one place.
public struct Reference: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// In an inheritance clause (a class, a protocol).
    case inherits
    /// The type of a stored or computed property, written or inferred.
    case stores
    /// The type of a parameter of a function, initializer, subscript or enum case.
    case takes
    /// The result of a function or subscript; `throws(E)` too.
    case returns
    /// `T()`, `T.init()`, `.init()` where the type is known.
    case creates
    /// A member of the type is used in an expression: method, property, enum case, static member. The target is the
    /// type that declares the member.
    case calls
    /// Any other: `T.self`, `as? T`, generic arguments, constraints, attributes, local annotations, aliases.
    case mentions
  }

  public struct Context: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public static let preview = Context(rawValue: 1 << 0)
    public static let debug = Context(rawValue: 1 << 1)
    /// In a default argument.
    public static let defaultArgument = Context(rawValue: 1 << 2)
    /// In the initial value of a stored property (a `lazy` one's too).
    public static let propertyInitializer = Context(rawValue: 1 << 3)
    /// In a statement of a function, initializer, accessor or closure.
    public static let body = Context(rawValue: 1 << 4)
    /// A creation that is (part of) an argument of another creation.
    public static let nestedCreation = Context(rawValue: 1 << 5)
    /// A static or class member is used: `T.shared`, `T.make()`.
    public static let staticMember = Context(rawValue: 1 << 6)
    /// The type was inferred; it is not written at this place.
    public static let inferred = Context(rawValue: 1 << 7)
    /// A generic argument, an element of a collection or tuple, part of a function type: not the outermost type.
    public static let nested = Context(rawValue: 1 << 8)
    /// A generic constraint.
    public static let constraint = Context(rawValue: 1 << 9)
    /// An attribute: property wrapper, result builder, macro, global actor.
    public static let attribute = Context(rawValue: 1 << 10)
    /// The type of an initializer's parameter.
    public static let initializerParameter = Context(rawValue: 1 << 11)
    /// Inside an extension rather than in the type's own declaration.
    public static let inExtension = Context(rawValue: 1 << 12)
    /// Named through a type alias, which has its own reference.
    public static let throughAlias = Context(rawValue: 1 << 13)
    /// `T.self`
    public static let metatype = Context(rawValue: 1 << 14)
  }

  /// The innermost type that contains the place, extensions included; nil at file level.
  public var source: TypeID?
  public var target: Target
  public var kind: Kind
  public var context: Context
  public var file: FileID
  /// Byte offset: that of the name referred to. Equals the `offset` of the `CodeNode` or `TypeNode` it stands for.
  public var offset: UInt32
  /// Innermost declaration of the file around the place, or ``noIndex``.
  public var declaration: UInt32
  /// The member used (`calls`), as a name of the file; else none.
  public var member: NameID
  /// The declaration of the member that is used (`calls`) or of the initializer (`creates`), where it is known.
  public var memberDeclaration: DeclarationID?

  public init(
    source: TypeID?, target: Target, kind: Kind, context: Context = [], file: FileID, offset: UInt32,
    declaration: UInt32 = noIndex, member: NameID = .none, memberDeclaration: DeclarationID? = nil
  ) {
    self.source = source
    self.target = target
    self.kind = kind
    self.context = context
    self.file = file
    self.offset = offset
    self.declaration = declaration
    self.member = member
    self.memberDeclaration = memberDeclaration
  }
}

/// Lists of indices for each of a dense range of nodes, in one buffer.
public struct Adjacency: Sendable {
  public var starts: [UInt32]
  public var indices: [UInt32]

  public init(starts: [UInt32] = [0], indices: [UInt32] = []) {
    self.starts = starts
    self.indices = indices
  }

  /// The indices listed for node `i`; empty for a node out of range.
  public subscript(i: Int) -> ArraySlice<UInt32> {
    guard i + 1 < starts.count else { return [] }
    return indices[Int(starts[i])..<Int(starts[i + 1])]
  }
}

/// The honesty ledger: what became of all references.
public struct Ledger: Sendable, Hashable {
  /// All references that were looked at.
  public var references = 0
  /// Resolved to a type of the project.
  public var resolved = 0
  /// Names that the project does not declare.
  public var external = 0
  /// Two or more candidates.
  public var ambiguous = 0
  /// The type of the expression before the name is not known.
  public var unresolved = 0
  /// Types that no layer and no role covers. Counted by the classification.
  public var unassignedTypes = 0

  public init() {}
}

/// A reference that was not resolved.
public struct Gap: Sendable, Hashable {
  public enum Reason: UInt8, Sendable { case ambiguous, unresolved }
  public var reason: Reason
  public var name: String
  public var file: FileID
  public var offset: UInt32

  public init(reason: Reason, name: String, file: FileID, offset: UInt32) {
    self.reason = reason
    self.name = name
    self.file = file
    self.offset = offset
  }
}
