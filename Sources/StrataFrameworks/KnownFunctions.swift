/// The functions that the modules that Strata knows declare outside types.
public enum KnownFunctions {
  /// Whether a module declares a function of this name, which needs no receiver: `fatalError`.
  public static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Functions at top level begin a line; all members are indented or follow their type.
  private static let names: Set<String> = {
    let start = Array("public func ".utf8)
    let lines = FrameworkFiles.interfaces.flatMap { $0.source.split(separator: UInt8(ascii: "\n")) }
    return Set(
      lines.filter { $0.starts(with: start) }.map { line in
        let ends = [UInt8(ascii: "("), UInt8(ascii: "<")]
        return String(decoding: line.dropFirst(start.count).prefix { !ends.contains($0) }, as: UTF8.self)
      })
  }()
}
