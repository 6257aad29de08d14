import StrataModel

/// A statement of the project's own definition about dependencies between parts that it selects, besides its layers. Its
/// name is the id of the rule that checks it.
public struct Contract: Sendable {
  public enum Statement: Sendable {
    /// No part uses another one.
    case independent(PartSelection)
    /// Parts that use each other form no cycle.
    case acyclic(PartSelection)
    /// Only the types of the second selector use those of the first one.
    case protected(Selector, only: Selector)
    /// No chain of usages leads from types of the first selector to types of the second one.
    case noPath(from: Selector, to: Selector)
  }

  public var name: String
  public var statement: Statement
  public var origin: String
}

/// How a code base is divided into the parts of a contract. What no entry covers is in no part.
public struct PartSelection: Sendable {
  /// Every folder that a glob matches is a part with everything in it: `Features/*`.
  public var folders: [Glob] = []
  /// Every module whose name matches is a part.
  public var modules: [Glob] = []
  /// Every one of these layers is a part.
  public var layers: [String] = []
  /// Folders, modules and layers that are no parts.
  public var except: [Glob] = []
}
