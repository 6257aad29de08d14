/// What a name refers to in `strata explain A B`.
public enum NamedSymbol: Sendable, Hashable {
  /// Several if one module declares the name more than once.
  case types([TypeID])
  /// Functions, variables and operators at file level, and members that extensions add to types that the project does
  /// not declare; several if the name has overloads with the same labels.
  case declarations([DeclarationID])
  /// What the project uses and does not declare: a type of a framework, one of its members (`UserDefaults.standard`), or
  /// a call as findings name it (`Data(contentsOf:)`); and the project's extensions of the type.
  case outside(String, extensions: [DeclarationID])
}
