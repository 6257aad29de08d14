import StrataProject

@testable import StrataAnalysis

/// A small generator whose sequence is the same everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Edits like those of people: of names, signatures, members, imports, extensions, conformances and files.
struct RandomEdits {
  private var random: SplitMix64
  private var number = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Does one edit, and says which.
  mutating func next(_ workspace: inout MemoryWorkspace) -> String {
    number += 1
    let sources = workspace.paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    guard let path = sources.randomElement(using: &random) else { return "nothing" }
    let text = workspace[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let types = sources.flatMap { Self.types(workspace[$0].map { String(decoding: $0, as: UTF8.self) } ?? "") }
    let type = types.randomElement(using: &random) ?? "Int"
    let other = types.randomElement(using: &random) ?? "String"
    let kind = Int.random(in: 0..<26, using: &random)
    switch kind {
    case 3:
      // Everywhere, as a tool does it.
      for path in sources {
        let text = workspace[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
        workspace[path] = Array(text.replacing(type, with: type + "X").utf8)
      }
      return "\(type) renamed everywhere"
    case 14:
      workspace["Sources/Added\(number).swift"] = Array(
        "final class Added\(number) {\n  let one: \(type)\n  init(one: \(type)) { self.one = one }\n}\n".utf8)
      return "a file added with \(type)"
    case 21:
      // As the generator does it: a file again, under another name for its first type.
      guard let first = Self.types(text).first else { return "nothing" }
      workspace["Sources/Copied\(number).swift"] = Array(text.replacing(first, with: "Copy\(number)").utf8)
      return "\(path) copied, with Copy\(number) for \(first)"
    case 20:
      workspace[path] = nil
      return "\(path) removed"
    default: break
    }
    let what =
      changeMember(kind, type, other, &lines) ?? addDeclaration(kind, type, other, &lines) ?? addUse(kind, &lines)
    workspace[path] = Array(lines.joined(separator: "\n").utf8)
    return "\(kind) in \(path): \(what ?? "nothing")"
  }

  /// Changes what a file declares already; nil if the kind of edit is another.
  private mutating func changeMember(
    _ kind: Int, _ type: String, _ other: String, _ lines: inout [String]
  ) -> String? {
    switch kind {
    case 0: return rename(Self.declared(lines, after: ["func"]), &lines)
    case 1: return rename(Self.declared(lines, after: ["var", "let", "case"]), &lines)
    case 2: return rename(Self.declared(lines, after: ["class", "struct", "enum", "protocol"]), &lines)
    case 4: return insert("  func added\(number)(_ value: \(type)) -> \(other)? { nil }", after: isTypeHead, &lines)
    case 5: return insert("  var added\(number): \(type)?", after: isTypeHead, &lines)
    case 6: return insert("  init(added\(number): \(type)) { fatalError() }", after: isTypeHead, &lines)
    case 7: return insert("    let local\(number) = \(type).self", after: isFunctionHead, &lines)
    case 8: return remove(where: { $0.contains("let ") || $0.contains("var ") || $0.contains("func ") }, &lines)
    case 9: return remove(where: { $0.contains("import ") }, &lines)
    case 13: return change(": \(type)", to: ": \(other)", &lines)
    default: return nil
    }
  }

  /// Adds a declaration or an import to a file; nil if the kind of edit is another.
  private mutating func addDeclaration(
    _ kind: Int, _ type: String, _ other: String, _ lines: inout [String]
  ) -> String? {
    switch kind {
    case 10:
      lines.insert("import \(["Foundation", "Combine", "SwiftUI"].randomElement(using: &random) ?? "")", at: 0)
      return "an import"
    case 11:
      lines.append("extension \(type) { var added\(number): \(other)? { nil } }")
      return "an extension of \(type)"
    case 12:
      lines.append("protocol Added\(number) {}\nextension \(type): Added\(number) {}")
      return "a conformance of \(type)"
    case 16:
      // The project's own declaration takes the place of the framework's.
      lines.append(
        ["func print(_ value: Any...) {}", "class UserDefaults { static let standard = UserDefaults() }"]
          .randomElement(using: &random) ?? "")
      return "a name of a framework"
    case 17:
      // Declarations outside types, some of them of one name.
      let one = number % 3
      lines.append(
        [
          "func helper\(one)(_ value: Int) -> \(type)? { nil }", "let constant\(one): \(other)? = nil",
          "extension String { var trimmed\(one): String { self } }",
          "extension Int { init(of\(one) text: String) { self = 0 } }",
          "infix operator <+>\nfunc <+> (a: Int, b: String) {}",
          "extension String.StringInterpolation { mutating func appendInterpolation(row\(one) row: Int) {} }",
        ].randomElement(using: &random) ?? "")
      return "a declaration outside types"
    case 22:
      // A new type inside of another one, with names that others have.
      lines.append(
        """
        extension \(type) {
          enum Nested\(number) {
            case idle, loaded(State)
            struct State { let name: \(other); var title: String { "" } }
            static func load(_ state: State) -> \(other)? { nil }
          }
          static func nested\(number % 3)(_ nested: Nested\(number)) -> \(type)? { nil }
        }
        """)
      return "a nested type of \(type)"
    case 23:
      // Members of types outside the project with types of it.
      let one = number % 3
      lines.append(
        [
          "extension KeyedDecodingContainer { func decode(_ id: Int) -> \(type)? { nil } }",
          "extension KeyedDecodingContainer { subscript(row\(one) row: \(type)) -> \(other)? { nil } }",
          "extension UserDefaults { func model\(one)(_ key: String) -> \(type)? { nil } }",
          "extension Data { func makeIterator() -> IndexingIterator<[\(type)]> { fatalError() } }",
          "extension URLSession { init(row\(one): \(type)) { fatalError() } }",
          "private struct \(type) { let name: \(other) }\nprivate func helper\(one)(_ value: Int) -> \(type)? { nil }",
          "private extension \(type) { var added\(one): \(other)? { nil } }",
        ].randomElement(using: &random) ?? "")
      return "a member of a framework's type"
    default: return nil
    }
  }

  /// Adds a use of a framework or of a declaration outside types to a function; nil if the kind of edit is another.
  private mutating func addUse(_ kind: Int, _ lines: inout [String]) -> String? {
    switch kind {
    case 15:
      let uses = ["print(1)", "Swift.print(2)", "_ = UserDefaults.standard", "DispatchQueue.main.async {}"]
      return insert("    " + (uses.randomElement(using: &random) ?? ""), after: isFunctionHead, &lines)
    case 18, 19:
      let one = number % 3
      let uses = [
        "_ = helper\(one)(1)", "_ = constant\(one)", "_ = \"a\".trimmed\(one)", "_ = Int(of\(one): \"b\")",
        "1 <+> \"c\"", "_ = \"row \\(row\(one): 1)\"",
      ]
      return insert("    " + (uses.randomElement(using: &random) ?? ""), after: isFunctionHead, &lines)
    case 24, 25:
      let one = number % 10
      let uses = [
        "_ = apply\(one)(.init(limit: 2)).model.title", "change\(one)(.changed(.init()))",
        "_ = presets\(one).map(\\.limit)",
        "_ = UserDefaults.standard.model\(one)()?.title", "_ = [presets\(one)[0], .init()].first?.with(.init())",
      ]
      return insert("    " + (uses.randomElement(using: &random) ?? ""), after: isFunctionHead, &lines)
    default: return nil
    }
  }

  private func isTypeHead(_ line: String) -> Bool {
    line.hasSuffix("{") && ["class ", "struct ", "actor "].contains { line.contains($0) }
  }

  private func isFunctionHead(_ line: String) -> Bool { line.hasSuffix("{") && line.contains("func ") }

  private mutating func rename(_ names: [String], _ lines: inout [String]) -> String {
    guard let name = names.randomElement(using: &random) else { return "nothing" }
    lines = lines.map { $0.replacing(name, with: name + "Y") }
    return "\(name) renamed"
  }

  private mutating func insert(
    _ line: String, after isPlace: (String) -> Bool, _ lines: inout [String]
  ) -> String {
    guard let place = lines.indices.filter({ isPlace(lines[$0]) }).randomElement(using: &random) else {
      return "nothing"
    }
    lines.insert(line, at: place + 1)
    return line
  }

  private mutating func remove(where isWanted: (String) -> Bool, _ lines: inout [String]) -> String {
    guard let place = lines.indices.filter({ isWanted(lines[$0]) }).randomElement(using: &random) else {
      return "nothing"
    }
    return "without " + lines.remove(at: place)
  }

  private mutating func change(_ old: String, to new: String, _ lines: inout [String]) -> String {
    guard let place = lines.indices.filter({ lines[$0].contains(old) }).randomElement(using: &random) else {
      return "nothing"
    }
    lines[place] = lines[place].replacing(old, with: new)
    return lines[place]
  }

  private static func types(_ text: String) -> [String] {
    declared(text.split(separator: "\n").map(String.init), after: ["class", "struct", "protocol", "enum", "actor"])
      .filter { $0.first?.isUppercase == true }
  }

  private static func declared(_ lines: [String], after keywords: [String]) -> [String] {
    lines.flatMap { line -> [String] in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      return words.indices.dropLast().filter { keywords.contains(words[$0]) && words[$0 + 1].count > 2 }
        .map { words[$0 + 1] }
    }
  }
}
