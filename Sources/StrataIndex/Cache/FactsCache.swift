/// Facts of an earlier run, by path.
public struct FactsCache: Sendable {
  public init() {}
}

/// What the facts cache should hold from now on.
public struct FactsCacheUpdate: Sendable {
  init() {}
}
