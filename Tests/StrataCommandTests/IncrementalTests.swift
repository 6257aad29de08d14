import Foundation
import Testing

@testable import strata

/// Whatever is edited between two runs, a run with the cache prints the same bytes as one without.
@Suite struct IncrementalTests {
  /// - Parameter others: so many further files that one edited file is a small part, which the facts cache is not
  ///   written anew for.
  @Test(arguments: [("Members", 0), ("Payments", 0), ("Members", 90)])
  func editsLeaveNothingStale(module: String, others: Int) throws {
    let folder = try TestFolder()
    let root = folder.path + "/" + module
    try FileManager.default.copyItem(atPath: BazaarTests.root + "/" + module, toPath: root)
    for number in 0..<others {
      try folder.write("struct Other\(number) {}\n", to: "\(module)/Sources/Others/Other\(number).swift")
    }
    var edits = Edits(root: root + "/Sources", seed: 7 + UInt64(others))
    #expect(Run("check", in: root).status == 1)
    for round in 0..<12 {
      let edit = try edits.next(round)
      // Long enough for the times of the files to be trusted, so that the cache is really asked.
      if round % 3 == 0 { Thread.sleep(forTimeInterval: 0.06) }
      let cached = Run("check", "--format", "json", "--jobs", "2", in: root)
      let again = Run("check", "--format", "json", in: root)
      let anew = Run("check", "--no-cache", "--format", "json", "--jobs", "1", in: root)
      #expect(anew.status <= 1 && !anew.output.isEmpty, "\(edit): \(anew.errors)")
      #expect(cached.output == anew.output, "\(edit)")
      #expect(again.output == anew.output, "\(edit), once more")
    }
    #expect(edits.kinds == 11)
    let map = Run("map", "--format", "json", in: root)
    #expect(map.output == Run("map", "--no-cache", "--format", "json", in: root).output)
  }
}

@Suite struct MovedLocationTests {
  private static let file = "Sources/Presentation/LoginViewModel.swift"

  /// The file that keeps the last run that looked at the rules.
  private func kept(_ folder: TestFolder) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: Run.cache(of: folder))
    return try Run.cache(of: folder) + "/" + #require(names.first { $0.hasPrefix("previous-") })
  }

  private func number(_ path: String) throws -> UInt64 {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64)
  }

  @Test func whatOnlyMovesIsNotCheckedAgain() throws {
    let folder = try TestFolder(SmallApp.configured)
    // Otherwise the definition is too new for a result to be kept.
    Thread.sleep(forTimeInterval: 0.06)
    let before = Run("check", in: folder.path)
    let first = try number(kept(folder))
    // A second name, so that the file system does not give the number of the first file to a later one.
    try FileManager.default.linkItem(atPath: kept(folder), toPath: folder.path + "/first")
    let text = try folder.text(Self.file)
    for (edited, isSame) in [
      ("// A comment.\n\n" + text, true), (text, true), (text + "\n", true),
      (text.replacingOccurrences(of: "  init", with: "  // How it is made\n  /* of */\n  init"), true),
      (text.replacingOccurrences(of: "import Combine", with: "import Combine\nimport UIKit"), false),
      (text + "// strata:disable:this skipped-layer — not here\n", false),
    ] {
      try folder.write(edited, to: Self.file)
      let after = Run("check", in: folder.path)
      #expect(after.output == Run("check", "--no-cache", in: folder.path).output)
      #expect(try (number(kept(folder)) == first) == isSame, "\(edited)")
    }
    #expect(before.status == 1)
  }
}

extension MovedLocationTests {
  /// What rules count includes blank lines and comments.
  @Test(arguments: [
    "rules:\n  small: {select: {layer: Presentation}, forbid: {more-than: {lines: 20}}, severity: error}\n",
    "rules:\n  god-type: {severity: error, operations: 1, dependencies: 1, lines: 20}\n",
  ]) func linesAreCountedAgain(rules: String) throws {
    let folder = try TestFolder(SmallApp.files.merging(["strata.yml": "style: gateway\n" + rules]) { $1 })
    Thread.sleep(forTimeInterval: 0.06)
    let text = try folder.text(Self.file)
    let before = Run("check", "--format", "json", in: folder.path)
    for lines in [0, 30, 3, 60, 0] {
      let blank = String(repeating: "\n", count: lines) + "  // How it is made\n  init"
      try folder.write(text.replacingOccurrences(of: "  init", with: blank), to: Self.file)
      let cached = Run("check", "--format", "json", in: folder.path)
      #expect(cached.output == Run("check", "--no-cache", "--format", "json", in: folder.path).output)
      #expect((cached.output != before.output) || lines < 20)
    }
  }
}

/// Edits like those of people, in an order that the seed gives.
private struct Edits {
  let root: String
  let kinds = 11
  private var state: UInt64
  /// The file that was edited last, as it was before.
  private var undo: (file: String, text: String)?

  init(root: String, seed: UInt64) {
    self.root = root
    state = seed
  }

  /// Does one edit, and says which.
  mutating func next(_ round: Int) throws -> String {
    let files = try Self.files(root)
    let file = pick(files)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    if round % kinds != 9 { undo = (file, text) }
    let lines = text.components(separatedBy: "\n")
    let types = try files.flatMap { try Self.types(String(contentsOfFile: $0, encoding: .utf8)) }
    switch round % kinds {
    case 0:
      let body = lines.indices.filter { lines[$0].contains("func ") && lines[$0].hasSuffix("{") }
      let place = body.isEmpty ? lines.count : pick(body) + 1
      try write(Array(lines[..<place]) + ["let added\(round) = \(pick(types)).self"] + lines[place...], to: file)
      return "a statement in \(file)"
    case 1:
      try write(lines + ["struct Added\(round) { let value: \(pick(types)) }"], to: file)
      return "a declaration in \(file)"
    case 2:
      let place = Int(random() % UInt64(lines.count))
      try write(Array(lines[..<place]) + lines[(place + 1)...], to: file)
      return "line \(place + 1) of \(file) deleted"
    case 3:
      let other = (file as NSString).deletingLastPathComponent + "/Added\(round).swift"
      try write(
        ["final class Added\(round) {", "  let one = \(pick(types))()", "  var two: \(pick(types))?", "}"], to: other)
      return "\(other) added"
    case 4:
      try FileManager.default.removeItem(atPath: file)
      return "\(file) deleted"
    case 5:
      let place = Int(random() % UInt64(lines.count))
      try write(Array(lines[..<place]) + ["// A comment", ""] + lines[place...], to: file)
      return "a comment at line \(place + 1) of \(file)"
    case 6:
      try write(lines.map { $0.isEmpty ? $0 : "  " + $0 }, to: file)
      return "\(file) indented"
    case 7:
      let word = pick(["private", "let", "async", "throws", "final"])
      try write(text.replacingOccurrences(of: word + " ", with: word + "  /* so */ "), to: file)
      return "comments behind every \(word) of \(file)"
    case 8:
      try write([text], to: file)
      return "\(file) written again"
    case 9:
      guard let undo else { return "nothing" }
      try write([undo.text], to: undo.file)
      return "\(undo.file) as it was"
    default:
      let type = pick(types)
      for file in files {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try write([text.replacingOccurrences(of: type, with: type + "X")], to: file)
      }
      return "\(type) renamed"
    }
  }

  private func write(_ text: String, to file: String) throws { try write([text], to: file) }

  private func write(_ lines: [String], to file: String) throws {
    try lines.joined(separator: "\n").write(toFile: file, atomically: false, encoding: .utf8)
  }

  private static func files(_ root: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }.sorted()
      .map { root + "/" + $0 }
  }

  private static func types(_ text: String) -> [String] {
    text.components(separatedBy: "\n").compactMap { line in
      let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      guard let keyword = words.firstIndex(where: { ["class", "struct", "protocol", "enum"].contains($0) }),
        words.count > keyword + 1, words[keyword + 1].first?.isUppercase == true
      else { return nil }
      return words[keyword + 1]
    }
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[Int(random() % UInt64(list.count))] }

  private mutating func random() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
