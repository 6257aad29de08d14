import StrataModel

/// Another severity of a rule in a part of the code. All given conditions must hold; at least one is given.
public struct SeverityException: Sendable {
  /// Globs of files; empty: any file.
  public var paths: [Glob] = []
  /// Globs of module names; empty: any module.
  public var modules: [Glob] = []
  /// Layers of the code; empty: any layer.
  public var layers: [String] = []
  public var severity: Severity
  /// Why the rule has another severity there.
  public var because: String?
  public var origin: String

  public init(severity: Severity, origin: String) {
    self.severity = severity
    self.origin = origin
  }
}
