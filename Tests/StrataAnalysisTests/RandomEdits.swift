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
    let kind = Int.random(in: 0..<21, using: &random)
    var what = ""
    switch kind {
    case 0: what = rename(Self.declared(lines, after: ["func"]), &lines)
    case 1: what = rename(Self.declared(lines, after: ["var", "let", "case"]), &lines)
    case 2: what = rename(Self.declared(lines, after: ["class", "struct", "enum", "protocol"]), &lines)
    case 3:
      // Everywhere, as a tool does it.
      for path in sources {
        let text = workspace[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
        workspace[path] = Array(text.replacing(type, with: type + "X").utf8)
      }
      return "\(type) renamed everywhere"
    case 4: what = insert("  func added\(number)(_ value: \(type)) -> \(other)? { nil }", after: isTypeHead, &lines)
    case 5: what = insert("  var added\(number): \(type)?", after: isTypeHead, &lines)
    case 6: what = insert("  init(added\(number): \(type)) { fatalError() }", after: isTypeHead, &lines)
    case 7: what = insert("    let local\(number) = \(type).self", after: isFunctionHead, &lines)
    case 8: what = remove(where: { $0.contains("let ") || $0.contains("var ") || $0.contains("func ") }, &lines)
    case 9: what = remove(where: { $0.contains("import ") }, &lines)
    case 10:
      lines.insert("import \(["Foundation", "Combine", "SwiftUI"].randomElement(using: &random) ?? "")", at: 0)
      what = "an import in \(path)"
    case 11:
      lines.append("extension \(type) { var added\(number): \(other)? { nil } }")
      what = "an extension of \(type) in \(path)"
    case 12:
      lines.append("protocol Added\(number) {}\nextension \(type): Added\(number) {}")
      what = "a conformance of \(type) in \(path)"
    case 13: what = change(": \(type)", to: ": \(other)", &lines)
    case 14:
      workspace["Sources/Added\(number).swift"] = Array(
        "final class Added\(number) {\n  let one: \(type)\n  init(one: \(type)) { self.one = one }\n}\n".utf8)
      return "a file added with \(type)"
    case 15:
      let uses = ["print(1)", "Swift.print(2)", "_ = UserDefaults.standard", "DispatchQueue.main.async {}"]
      what = insert("    " + (uses.randomElement(using: &random) ?? ""), after: isFunctionHead, &lines)
    case 16:
      // The project's own declaration takes the place of the framework's.
      lines.append(
        ["func print(_ value: Any...) {}", "class UserDefaults { static let standard = UserDefaults() }"]
          .randomElement(using: &random) ?? "")
      what = "a name of a framework in \(path)"
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
      what = "a declaration outside types in \(path)"
    case 18, 19:
      let one = number % 3
      let uses = [
        "_ = helper\(one)(1)", "_ = constant\(one)", "_ = \"a\".trimmed\(one)", "_ = Int(of\(one): \"b\")",
        "1 <+> \"c\"", "_ = \"row \\(row\(one): 1)\"",
      ]
      what = insert("    " + (uses.randomElement(using: &random) ?? ""), after: isFunctionHead, &lines)
    default:
      workspace[path] = nil
      return "\(path) removed"
    }
    workspace[path] = Array(lines.joined(separator: "\n").utf8)
    return "\(kind) in \(path): \(what)"
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
