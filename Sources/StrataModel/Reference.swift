/// The target of a reference.
@frozen public enum Target: Hashable, Sendable {
  case type(TypeID)
  case external(ExternalID)
  /// A declaration outside the types of the project: a function, variable, operator or macro at file level, or a member
  /// that an extension adds to a type that the project does not declare. It is given by ``Reference/memberDeclaration``.
  case declaration(in: FileID)

  @inlinable public var typeID: TypeID? {
    if case .type(let id) = self { return id }
    return nil
  }

  @inlinable public var externalID: ExternalID? {
    if case .external(let id) = self { return id }
    return nil
  }

  /// The file of a declaration outside the types of the project.
  @inlinable public var declaringFile: FileID? {
    if case .declaration(let file) = self { return file }
    return nil
  }
}

/// One use of a type, of a member of a type, or of another declaration, at one location. Declarations outside types are
/// recorded only if another file uses them, and a type's uses of itself only where an extension in a third file declares
/// the member, or the code is in a local type.
public struct Reference: Sendable, NumberKey {
  /// How the target is used.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// In an inheritance clause (a class, a protocol).
    case inherits
    /// The type of a stored or computed property, written or inferred.
    case stores
    /// The type of a parameter of a function, initializer, subscript or enum case.
    case takes
    /// The result of a function or subscript; also `throws(E)`.
    case returns
    /// `T()`, `T.init()`, `.init()` where the type is known.
    case creates
    /// A member of the type is used in an expression: method, property, enum case, static member. The target is the
    /// type that declares the member. A declaration outside the project's types is always used in this way. If the
    /// target is outside the project, it is a function that the definition names; with a ``Reference/member``, one that a
    /// rule of the definition names, of a value of that type, which is empty where the type is not known.
    case calls
    /// Any other use: `T.self`, `as? T`, generic arguments, constraints, attributes, local annotations, aliases.
    case mentions
  }

  /// The code around the location.
  public struct Context: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16
    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
    // Computed, so that other modules compare with constants.
    /// In code for previews: `#Preview`, a `PreviewProvider`.
    @inlinable public static var preview: Context { Context(rawValue: 1 << 0) }
    /// In a branch that is compiled for debugging only.
    @inlinable public static var debug: Context { Context(rawValue: 1 << 1) }
    /// In a default argument.
    @inlinable public static var defaultArgument: Context { Context(rawValue: 1 << 2) }
    /// In the initial value of a stored property, also of a `lazy` one.
    @inlinable public static var propertyInitializer: Context { Context(rawValue: 1 << 3) }
    /// In a statement of a function, initializer, accessor or closure.
    @inlinable public static var body: Context { Context(rawValue: 1 << 4) }
    /// A creation, or the use of a static member, that is (part of) an argument of another creation.
    @inlinable public static var nestedCreation: Context { Context(rawValue: 1 << 5) }
    /// A static or class member is used: `T.shared`, `T.make()`.
    @inlinable public static var staticMember: Context { Context(rawValue: 1 << 6) }
    /// The type was inferred; its name is not written at the location.
    @inlinable public static var inferred: Context { Context(rawValue: 1 << 7) }
    /// A generic argument, an element of a collection or tuple, part of a function type: not the outermost type.
    @inlinable public static var nested: Context { Context(rawValue: 1 << 8) }
    /// A generic constraint.
    @inlinable public static var constraint: Context { Context(rawValue: 1 << 9) }
    /// An attribute: property wrapper, result builder, macro, global actor.
    @inlinable public static var attribute: Context { Context(rawValue: 1 << 10) }
    /// The type of an initializer's parameter.
    @inlinable public static var initializerParameter: Context { Context(rawValue: 1 << 11) }
    /// Inside an extension rather than in the type's own declaration.
    @inlinable public static var inExtension: Context { Context(rawValue: 1 << 12) }
    /// Named through a type alias, which has its own reference.
    @inlinable public static var throughAlias: Context { Context(rawValue: 1 << 13) }
    /// `T.self`
    @inlinable public static var metatype: Context { Context(rawValue: 1 << 14) }
  }

  /// Whether a type uses a member of its own.
  @inlinable public var isOfOwnType: Bool { source != nil && source == target.typeID }

  /// The innermost type that contains the location, including extensions; nil at file level.
  public var source: TypeID?
  public var target: Target
  public var kind: Kind
  public var context: Context
  public var file: FileID
  /// Byte offset of the name. Equals the `offset` of its `CodeNode` or `TypeNode`.
  public var offset: UInt32
  /// Innermost declaration of the file that contains the location, or ``noIndex``.
  public var declaration: UInt32
  /// The name of the member that is used (`calls`), or of the static member of an external type, in the names of the
  /// file; otherwise empty.
  public var member: NameID
  /// The declaration of the member that is used (`calls`) or of the initializer (`creates`), if known; always set for a
  /// target that is a declaration.
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

  @inlinable public var hashNumber: UInt64 { file.hashNumber &<< 32 | UInt64(offset) }
}
