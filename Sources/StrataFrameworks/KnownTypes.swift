/// The types of the modules that Strata knows, by name.
public enum KnownTypes {
  /// The modules that declare a type of a name at top level: the standard library and Foundation first.
  public static func modules(declaring type: String) -> [String] { declared[type] ?? [] }

  /// Whether any type of a module is known.
  public static func knows(_ module: String) -> Bool { modules.contains(module) }

  private static let modules = Set(declared.values.joined())

  private static let declared: [String: [String]] = {
    var declared: [String: [String]] = [:]
    func add(_ type: String, _ module: String) {
      if declared[type]?.contains(module) != true { declared[type, default: []].append(module) }
    }
    for (module, source) in FrameworkFiles.interfaces {
      for line in source.split(separator: UInt8(ascii: "\n")) {
        if let name = typeName(line) { add(name, module) }
      }
    }
    for line in FrameworkFiles.lines where line.keyword == "types" {
      for name in line.names.dropFirst() { add(name, line.names[0]) }
    }
    return declared
  }()

  /// The name of the type that a line at top level declares. Attributes and modifiers precede the keyword, and all
  /// members are indented.
  private static func typeName(_ line: ArraySlice<UInt8>) -> String? {
    guard let first = line.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/") else { return nil }
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 6)
    guard let keyword = words.firstIndex(where: { keywords.contains(String(decoding: $0, as: UTF8.self)) }),
      keyword + 1 < words.count,
      words[..<keyword].allSatisfy({ word in
        word.first == UInt8(ascii: "@") || modifiers.contains(String(decoding: word, as: UTF8.self))
      })
    else { return nil }
    return String(decoding: words[keyword + 1].prefix(while: isPartOfName), as: UTF8.self)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || (byte | 32) >= UInt8(ascii: "a") && (byte | 32) <= UInt8(ascii: "z")
  }

  private static let keywords: Set<String> = ["struct", "class", "protocol", "enum", "actor", "typealias"]
  private static let modifiers: Set<String> = ["public", "open", "final", "indirect"]
}
