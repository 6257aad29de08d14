import StrataModel

/// A rule that the project's own definition states: what types that it selects must have, or must not have.
public struct OwnRule: Sendable {
  public var id: String
  /// All of them must hold for a type; at least one.
  public var select: [TypeCondition]
  /// Each of them must hold for the types.
  public var require: [TypeCondition]
  /// None of them may hold.
  public var forbid: [TypeCondition]
  /// The message of a finding after the name of the type, instead of the one that Strata writes: `must be final`.
  public var message: String?
  public var bad: [RuleExample]
  public var good: [RuleExample]
  public var origin: String
}

/// Swift code that breaks or keeps a rule.
public struct RuleExample: Sendable {
  public var text: String
  public var origin: String
}

/// A condition of a rule of the project's own, with the key and the values as written.
public struct TypeCondition: Sendable {
  public enum Test: Sendable {
    case selector(Selector)
    case role(Set<RoleID>)
    case access(Set<AccessLevel>)
    /// It has one of them.
    case modifier([Modifiers])
    /// A member with such a signature: `load(id:)`, `init(gateway:)`, `title`.
    case signature([Glob])
    /// It uses a type with such a name, of the project or not.
    case uses([Glob])
    case usesLayer(Set<String>)
    case usesRole(Set<RoleID>)
    /// It calls such a function or creates such a type.
    case calls([CallPattern])
    /// More than so many.
    case more(Measure, than: Int)
    /// No other type at file level is in its file.
    case ownFile
  }

  /// What can be counted in a type.
  public enum Measure: String, Sendable, CaseIterable {
    /// Classes, actors and protocols of the project in its stored properties.
    case dependencies
    /// Functions that are neither private nor overridden.
    case operations
    case properties
    case lines
  }

  public var test: Test
  /// `modifier: final`
  public var text: String
}
