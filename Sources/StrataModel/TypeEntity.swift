/// A class, struct, enum, actor, protocol or type alias that the project declares.
public struct TypeEntity: Sendable {
  /// Qualified by the enclosing types, not by the module: `Outer.Inner`.
  public var name: String
  /// Last component of `name`.
  public var simpleName: String
  public var module: ModuleID
  public var kind: DeclarationKind
  /// As written, otherwise what an extension gives to the types inside it; never `unspecified`.
  public var access: AccessLevel
  /// Its declaration. If several `#if` branches declare the type, the first one; the others are in `extensions`.
  public var declaration: DeclarationID
  public var outer: TypeID?
  /// Extensions in any file, ascending.
  public var extensions: [DeclarationID]
  /// The types that it inherits from and conforms to, also in its extensions, in source order; aliases are replaced by
  /// their targets.
  public var supertypes: [Target]
  /// Names of its attributes (`MainActor`, `Observable`, `objc`), sorted.
  public var attributes: [String]
  public var marks: Marks
  public var isTest: Bool
  /// For a type alias, its target if that is a single nominal type.
  public var aliased: Target?
  /// Whether it is declared inside a function body.
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

/// A type of the standard library, a framework or an external package.
public struct ExternalType: Sendable, Hashable {
  /// As written, without generic arguments: `URLSession`, `UIApplication.State`.
  public var name: String
  /// A header of the project declares it in Objective-C.
  public var isObjectiveC: Bool

  public init(name: String, isObjectiveC: Bool = false) {
    self.name = name
    self.isObjectiveC = isObjectiveC
  }
}
