import Foundation
import StrataTestSupport
import Testing

/// A small app in one file, with the findings that are expected marked at the ends of their lines.
///
///     // style: gateway
///     // rules: skipped-layer, dependency-rule     (default: the rule that the folder is named after; or `all`)
///     // file: Sources/Presentation/LoginView.swift
///     struct LoginView: View {
///       let gateway = LoginGateway()  // ! skipped-layer LoginView -> LoginGateway
///     }
///
/// A file `strata.yml` replaces the style; a `Package.swift` says which modules there are.
struct Fixture: CustomTestStringConvertible, Sendable {
  struct File {
    var path: String
    var text: String
  }

  /// `skipped-layer/view-calls-gateway`
  var name: String
  var style = ""
  /// Ids of the rules whose findings are compared; nil for all that the style turns on.
  var rules: [String]?
  var definition: String?
  var files: [File] = []
  var expectations: [ExpectedFinding] = []

  var testDescription: String { name }

  /// The rule that the fixture is about.
  var rule: String { String(name.prefix { $0 != "/" }) }

  init(name: String, text: String) throws {
    self.name = name
    rules = [rule]
    var lines = text.components(separatedBy: "\n")
    while let line = lines.first, !line.hasPrefix("// file:") {
      lines.removeFirst()
      if let value = Self.value("style", of: line) { style = value }
      if let value = Self.value("rules", of: line) {
        let list = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        rules = list == ["all"] ? nil : list
      }
    }
    var current: [String] = []
    var path: String?
    for line in lines {
      if let next = Self.value("file", of: line) {
        add(path, current)
        path = next
        current = []
      } else {
        current.append(line)
        if let path { expectations += ExpectedFinding.marks(in: line, path: path, number: current.count) }
      }
    }
    add(path, current)
    guard !files.isEmpty, !style.isEmpty || definition != nil else { throw Malformed(fixture: name) }
    files.sort { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
  }

  struct Malformed: Error {
    var fixture: String
  }

  private mutating func add(_ path: String?, _ lines: [String]) {
    guard let path else { return }
    let text = lines.joined(separator: "\n")
    if path == "strata.yml" { definition = text } else { files.append(File(path: path, text: text)) }
  }

  private static func value(_ key: String, of line: String) -> String? {
    guard line.hasPrefix("// \(key):") else { return nil }
    return line.dropFirst(key.count + 4).trimmingCharacters(in: .whitespaces)
  }

  /// All fixtures of the folder, sorted.
  static let all: [Fixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures")
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let paths = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return paths.map { path in
      guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
        fatalError("fixture \(path) cannot be read")
      }
      do {
        return try Fixture(name: String(path.dropLast(6)), text: text)
      } catch {
        fatalError("fixture \(path) has no style or no file")
      }
    }
  }()
}
