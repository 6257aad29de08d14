/// A pattern: `*` any run without `/`, `**` any run with `/`, `?` one character, `{a,b}` alternatives. Everything
/// else stands for itself; upper and lower case differ.
public struct Glob: Sendable, Hashable {
  public let pattern: String

  public init(_ pattern: String) { self.pattern = pattern }
}
