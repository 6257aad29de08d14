import StrataModel

/// A condition on a type, as a definition writes it.
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
  /// A supertype anywhere above, by simple name: protocols and classes, project or not.
  case conforms(Glob)
  /// The superclass or protocol named directly in an inheritance clause of the type.
  case inherits(Glob)
  case attribute(Glob)
  /// The type of a parameter of one of its functions, by simple name.
  case takes(Glob)
  /// The name of a function or property of it.
  case member(Glob)
  /// The module that the file imports.
  case imports(Glob)
  /// Access is public, open or package.
  case isPublic
  /// Declared at file level, not inside another type.
  case isTopLevel
  /// Its folder or module is in the layer. In roles only.
  case layer(String)
  /// An enclosing type has the role. In roles only.
  case inside(RoleID)
  /// It creates dependencies or screens and hands them out. In roles only.
  case wires
  case all([Selector])
  case any([Selector])
  case not(Selector)
  /// The selector, and where the definition writes it: `strata.yml:14`.
  case written(at: String, Selector)
}
