import StrataModel

/// How well a definition and a code base fit: the selectors that match nothing, and the types and files without a layer.
public struct Coverage: Sendable {
  /// Layers, roles and globs that matched nothing, in the order of the definition.
  public var unusedSelectors: [UnusedSelector]
  /// Types of production code without a layer and without a role, in order.
  public var unassigned: [TypeID]
  /// Types of production code without a layer, whatever their role, in order. Types that build the object graph need
  /// none.
  public var withoutLayer: [TypeID]
  /// Files of production code with declarations, neither in a layer nor with a type in one, in order.
  public var filesWithoutLayer: [FileID]

  init(
    unusedSelectors: [UnusedSelector] = [], unassigned: [TypeID] = [], withoutLayer: [TypeID] = [],
    filesWithoutLayer: [FileID] = []
  ) {
    self.unusedSelectors = unusedSelectors
    self.unassigned = unassigned
    self.withoutLayer = withoutLayer
    self.filesWithoutLayer = filesWithoutLayer
  }
}

/// A part of the definition that matched nothing in the code base.
public struct UnusedSelector: Sendable, Hashable {
  /// `layer 'Domain'`, `role 'gateway'`, `path 'Sources/Domian/**' of layer 'Domain'`
  public var what: String
  /// Where the definition declares it: `strata.yml:14`.
  public var origin: String
  /// Declared in a built-in style, which is meant for many layouts: reported as a note, not as a warning.
  public var isBuiltIn: Bool

  init(what: String, origin: String, isBuiltIn: Bool) {
    self.what = what
    self.origin = origin
    self.isBuiltIn = isBuiltIn
  }
}
