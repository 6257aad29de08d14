/// What a name refers to in `strata explain A B`.
public enum NamedSymbol: Sendable, Hashable {
  /// Several if one module declares the name more than once.
  case types([TypeID])
  /// Functions, variables and operators at file level, and members that extensions add to types that the project does
  /// not declare; several if the name has overloads with the same labels.
  case declarations([DeclarationID])
}
