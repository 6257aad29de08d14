import StrataModel

/// A condition on types in a definition.
public indirect enum Selector: Sendable, Hashable {
  /// The file's path.
  case path(Glob)
  /// The module's name.
  case module(Glob)
  /// The simple name, as a whole.
  case name(Glob)
  case prefix(String)
  case suffix(String)
  /// A word of the simple name in camel case: `App` of `AppSetup`, not of `Appointment`.
  case word(String)
  case kind(Set<DeclarationKind>)
  /// A direct or indirect supertype, by simple name: protocols and classes of the project or external ones.
  case conforms(Glob)
  /// The same among the supertypes that the project does not declare: those of frameworks.
  case conformsOutside(Glob)
  /// The superclass or protocol named directly in an inheritance clause of the type.
  case inherits(Glob)
  case attribute(Glob)
  /// The type of a parameter of one of its functions, by simple name.
  case takes(Glob)
  /// The type of one of its stored properties, by simple name, also where it is inferred.
  case stores(Glob)
  /// The name of one of its functions or properties.
  case member(Glob)
  /// What its functions and stored properties show of its purpose. In roles only.
  case shape(TypeShape)
  /// A module that its file imports.
  case imports(Glob)
  /// A module that a file of the same folder imports.
  case folderImports(Glob)
  /// Its access is public, open or package.
  case isPublic
  /// It is declared at file level, not nested in another type.
  case isTopLevel
  /// Its folder or module is in the layer. In roles only.
  case layer(String)
  /// An enclosing type has the role. In roles only.
  case inside(RoleID)
  /// It creates dependencies or screens and provides them to others. In roles only.
  case wires
  case all([Selector])
  case any([Selector])
  case not(Selector)
  /// The selector, and its line in the definition.
  case written(at: SelectorLine, Selector)
}

/// The line of a definition that states a selector.
public struct SelectorLine: Sendable, Hashable {
  /// `strata.yml:14`
  public var origin: String
  /// In the project's own definition, not in a built-in style.
  public var isOwn: Bool

  public init(origin: String, isOwn: Bool) {
    self.origin = origin
    self.isOwn = isOwn
  }
}

extension Selector {
  /// Whether one of its alternatives is a path that matches.
  public func hasPath(matching path: String) -> Bool {
    switch self {
    case .path(let glob): return glob.matches(path)
    case .any(let parts): return parts.contains { $0.hasPath(matching: path) }
    case .written(_, let part): return part.hasPath(matching: path)
    default: return false
    }
  }

  /// Whether one of its alternatives is a module whose name matches.
  public func hasModule(named name: String) -> Bool {
    switch self {
    case .module(let glob): return glob.matches(name)
    case .any(let parts): return parts.contains { $0.hasModule(named: name) }
    case .written(_, let part): return part.hasModule(named: name)
    default: return false
    }
  }
}
