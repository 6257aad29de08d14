/// A glob of files that the project's own definition states, outside layers and roles.
public struct OwnPath: Sendable {
  public var glob: Glob
  /// The key that has it: `sources`, `module 'Cart'`.
  public var owner: String
  public var origin: String
}
