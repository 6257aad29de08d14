import StrataDefinition
import StrataModel

/// How well a definition and a code base fit: neither a selector that matches nothing nor a type without a layer
/// should go unseen.
public struct Coverage: Sendable {
  /// Layers, roles and globs that matched nothing, in the order of the definition.
  public var unusedSelectors: [UnusedSelector]
  /// Types of production code that no layer and no role covers, in order.
  public var unassigned: [TypeID]

  public init(unusedSelectors: [UnusedSelector] = [], unassigned: [TypeID] = []) {
    self.unusedSelectors = unusedSelectors
    self.unassigned = unassigned
  }
}

/// A part of the definition that matched nothing in the code base.
public struct UnusedSelector: Sendable, Hashable {
  /// `layer 'Domain'`, `role 'gateway'`, `path 'Sources/Domian/**' of layer 'Domain'`.
  public var what: String
  /// Where it is written: `strata.yml:14`.
  public var origin: String
  /// Written in a built-in style, which is meant for many layouts: worth a note, not a warning.
  public var isBuiltIn: Bool

  public init(what: String, origin: String, isBuiltIn: Bool) {
    self.what = what
    self.origin = origin
    self.isBuiltIn = isBuiltIn
  }
}
