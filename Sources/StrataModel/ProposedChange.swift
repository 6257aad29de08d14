/// A change of the code that a remedy proposes and `strata whatif` can examine. Types are named as that command finds
/// them.
public enum ProposedChange: Sendable, Hashable {
  case move(type: String, layer: String)
  /// A new protocol for a type, on which its users in other layers depend.
  case declare(protocol: String, type: String, layer: String)
  /// A type depends on a protocol instead of another type.
  case invert(user: String, target: String)

  /// An instruction: "move `Order` to Domain".
  public var title: String {
    switch self {
    case .move(let type, let layer): "move \(quoted(type)) to \(layer)"
    case .declare(let name, let type, let layer): "declare \(quoted(name)) for \(quoted(type)) in \(layer)"
    case .invert(let user, let target): "let \(quoted(user)) depend on a protocol of \(quoted(target))"
    }
  }

  /// The command that prints what the change closes and opens.
  /// - Parameter options: those that name the definition.
  public func command(options: [String] = []) -> String {
    "strata whatif " + (arguments + options).map(Self.shellWord).joined(separator: " ")
  }

  /// The operands of the command.
  public var arguments: [String] {
    switch self {
    case .move(let type, let layer): ["move", type, layer]
    case .declare(let name, let type, let layer): ["declare", name, type, layer]
    case .invert(let user, let target): ["invert", user, target]
    }
  }

  /// Nil if the words are not those of a change.
  public init?(arguments words: [String]) {
    switch (words.first, words.count) {
    case ("move", 3): self = .move(type: words[1], layer: words[2])
    case ("declare", 4): self = .declare(protocol: words[1], type: words[2], layer: words[3])
    case ("invert", 3): self = .invert(user: words[1], target: words[2])
    default: return nil
    }
  }

  /// What the change is about. A second change of it would start from code that the first one changed.
  public var subject: String {
    switch self {
    case .move(let type, _), .declare(_, let type, _): type
    case .invert(let user, let target): "\(user) \(target)"
    }
  }

  private static func shellWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || "_-./".utf8.contains(byte)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
