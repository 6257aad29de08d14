import Foundation
import StrataModel
import Testing

@testable import StrataSyntax

struct SoundnessTests {
  /// Every Swift file of this repository, and its path.
  static let sources: [(path: String, bytes: [UInt8])] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var result: [(String, [UInt8])] = []
    for folder in ["Sources", "Tests"] {
      guard
        let files = FileManager.default.enumerator(
          at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      else { continue }
      for case let file as URL in files where file.pathExtension == "swift" {
        guard let data = try? Data(contentsOf: file) else { continue }
        result.append((String(file.path.dropFirst(root.path.count + 1)), [UInt8](data)))
      }
    }
    return result.sorted { $0.0 < $1.0 }
  }()

  private func facts(_ bytes: [UInt8]) -> FileFacts { bytes.withUnsafeBufferPointer { SwiftReader.facts(of: $0) } }

  @Test func everySourceOfThisRepositoryIsReadWithoutAnError() {
    #expect(Self.sources.count > 100)
    for source in Self.sources {
      let facts = facts(source.bytes)
      #expect(facts.syntaxErrors.isEmpty || source.path.contains("/Fixtures/"), "\(source.path)")
      #expect(FactsSoundness.flaw(in: facts, size: source.bytes.count) == nil, "\(source.path)")
      #expect(facts.code.allSatisfy { $0.kind != .invalid } || source.path.contains("/Fixtures/"), "\(source.path)")
      #expect(facts.declarations.count + facts.imports.count + facts.code.count > 0, "\(source.path)")
    }
  }

  @Test func readingOneFileLeavesNoTraceInTheNext() {
    var reader = SwiftReader.Worker()
    for source in Self.sources.prefix(60) {
      let padding = [UInt8](repeating: 0xFF, count: SourcePadding.size)
      var padded = padding + source.bytes + padding
      let shared = padded.withUnsafeMutableBufferPointer {
        reader.facts(ofPadded: UnsafeMutableBufferPointer(rebasing: $0[padding.count..<$0.count - padding.count]))
      }
      #expect(shared == facts(source.bytes), "\(source.path)")
    }
  }

  @Test(arguments: ["let x = 1", "var x: Int", "let _ = 1", "let x = 1, y = 2", "case a(Int), b"])
  func attributeArgumentsMayDeclare(_ declaration: String) {
    let bytes = Array("enum E { @A({ init() {}; func f() {} }) \(declaration) }".utf8)
    #expect(FactsSoundness.flaw(in: facts(bytes), size: bytes.count) == nil)
  }

  /// Real files with bytes deleted, doubled, swapped and overwritten, and cut off anywhere.
  @Test func mutilatedSourcesHaveSoundFacts() {
    var random = SplitMix(state: 42)
    let tokens = [
      "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "/*", "*/", "#if DEBUG\n", "#endif\n", "`", "<", ">",
      "case ", "let ", "func f", "class ", "@", "?", "!", "->", ":", ",", "#\"", "/", "\0", "é", "\n", "switch x {",
      "in ", "\r", "\r\n", "#/\n", "<<<<<<< ", "<#", "#>",
    ]
    for round in 0..<1500 {
      var bytes = Self.sources[random.next(Self.sources.count)].bytes
      for _ in 0..<(1 + random.next(4)) where !bytes.isEmpty {
        let at = random.next(bytes.count)
        let length = min(bytes.count - at, 1 + random.next(40))
        switch random.next(6) {
        case 0: bytes.removeSubrange(at..<at + length)
        case 1: bytes.insert(contentsOf: bytes[at..<at + length], at: random.next(bytes.count))
        case 2: bytes[at] = UInt8(truncatingIfNeeded: random.next(256))
        case 3: bytes.removeSubrange(at...)
        case 4: bytes.removeSubrange(..<at)
        default: bytes.insert(contentsOf: tokens[random.next(tokens.count)].utf8, at: at)
        }
      }
      let facts = facts(bytes)
      let flaw = FactsSoundness.flaw(in: facts, size: bytes.count)
      #expect(flaw == nil, "round \(round)")
      #expect(facts.lineStarts == lineStarts(of: bytes), "round \(round)")
      if flaw != nil { return }
    }
  }

  /// After `\n`, `\r\n` and a lone `\r`, wherever they are.
  private func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    [0]
      + bytes.indices.filter { index in
        bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      }.map { UInt32($0 + 1) }
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("if a {", "}"), ("{ x in ", "}"), ("struct S {", "}"),
    ("func f() {", "}"), ("switch x { case 1:", "}"), ("#if A\n", "\n#endif\n"), ("\"\\(", ")\""), ("[a: ", "]"),
    ("a ? ", " : b"), ("-", ""), ("try ", ""), ("var x: Array<", ">"), ("let x: (", ")"), ("if a {} else ", ""),
    ("@A(", ")"), ("x.map { ", "}"), ("do {", "} catch {}"), (".a(", ")"), ("let (", ")"), ("case .a(", ")"),
  ]) func nestingOfAnyDepthIsSurvived(opening: String, closing: String) {
    for depth in [10, 5000] {
      for suffix in [closing, ""] {
        let text = String(repeating: opening, count: depth) + "x" + String(repeating: suffix, count: depth)
        let bytes = Array(text.utf8)
        #expect(FactsSoundness.flaw(in: facts(bytes), size: bytes.count) == nil)
      }
    }
  }
}

/// A small generator of the same numbers in every run.
struct SplitMix {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}
