import Foundation
import StrataTestSupport
import Testing

/// What a user of a template app on Apple platforms reads and taps: every string is in the String Catalog in two languages,
/// and every control can be found by a UI test. Read from the sources, since no view runs on Linux.
@Suite struct TemplateViewsTests {
  static let templates = TemplateApp.all
  private static let controls = [
    "Button", "TextField", "SecureField", "DatePicker", "Menu", "Toggle", "NavigationLink", "Picker",
    "PhotosPicker",
  ]
  private static let worded =
    controls + [
      "Text", "Label", "LabeledContent", "Section", "ProgressView", "ContentUnavailableView", ".navigationTitle",
      ".accessibilityLabel", ".accessibilityHint", ".alert",
    ]

  private struct Catalog: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization] }
    struct Localization: Decodable { let stringUnit: StringUnit }
    struct StringUnit: Decodable { let value: String }

    let sourceLanguage: String
    let strings: [String: Entry]
  }

  @Test(arguments: templates) func everyStringIsInTwoLanguages(template: TemplateApp) throws {
    let catalog = try catalog(template)
    #expect(catalog.sourceLanguage == "en")
    for (key, entry) in catalog.strings {
      #expect(Set(entry.localizations.keys) == ["de", "en"], "\(template): \(key)")
      #expect(entry.localizations.values.allSatisfy { !$0.stringUnit.value.isEmpty }, "\(template): \(key)")
    }
    let used = try views(template).flatMap { Self.keys($0.text) }
    #expect(used.count >= 6)
    let (missing, unused) = (Set(used).subtracting(catalog.strings.keys), Set(catalog.strings.keys).subtracting(used))
    #expect(missing.isEmpty && unused.isEmpty, "\(template): missing \(missing), unused \(unused)")
  }

  @Test(arguments: templates) func everyControlHasAnIdentifierAndEveryWheelALabel(template: TemplateApp) throws {
    for view in try views(template) {
      // The button of an alert is found by its title.
      let controls = Self.controls.map { Self.count("\\b\($0)(\\(| \\{)", in: view.text) }.reduce(0, +)
      let exempt = Self.count("role: \\.cancel", in: view.text)
      let identifiers = Self.count("\\.accessibilityIdentifier\\(", in: view.text)
      #expect(
        identifiers >= controls - exempt, "\(view.name): \(controls - exempt) controls, \(identifiers) identifiers")
      let wheels = Self.count("ProgressView\\(\\)", in: view.text)
      #expect(Self.count("\\.accessibilityLabel\\(", in: view.text) >= wheels, "\(view.name)")
    }
  }

  /// A string that reaches the screen some other way than as the argument of a view is not looked up.
  @Test(arguments: templates) func everyLiteralOfAViewIsAKeyOrNoWord(template: TemplateApp) throws {
    let keys = Set(try catalog(template).strings.keys)
    for view in try views(template) where view.text.hasPrefix("#if canImport(") {
      let code = Self.noWords.reduce(view.text) {
        $0.replacingOccurrences(of: $1, with: "", options: .regularExpression)
      }
      let other = Self.matches("\"(\(Self.literal))\"", in: code).map(Self.key).filter {
        !$0.isEmpty && !keys.contains($0)
      }
      #expect(other.isEmpty, "\(view.name): \(other)")
    }
  }

  /// Comments, names of symbols, identifiers, and what only developers read.
  private static let noWords = [
    "systemName: [^)]*", "(?:systemImage|comment|identifier|suiteName|service|baseURL): \"[^\"]*\"",
    "(?:keyboardShortcut|accessibilityIdentifier|fatalError)\\(\"[^\"]*\"", "//.*",
  ]

  /// UI tests do not run here; what they look for exists.
  @Test(arguments: templates) func uiTestsFindWhatTheyLookFor(template: TemplateApp) throws {
    let folder = "\(DocumentationPage.root)/\(template.folder)/\(template.app.testTarget)"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let tests = try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
    let identifiers = try views(template).flatMap {
      Self.matches("(?:\\.accessibilityIdentifier\\(|identifier: )\"([^\"]+)\"", in: $0.text)
    }
    let sought = Set(Self.matches("\\.element\\(\"([^\"]+)\"\\)", in: tests))
    #expect(sought.count >= 4 && sought.subtracting(identifiers).isEmpty)
    #expect(Self.count("func test[A-Z]", in: tests) >= 3)
  }

  @Test func keysAreReadAsSwiftUIDoes() {
    let text =
      #"Text("As of \(date.formatted())") Button("Pay") { } Text(name) title = NSLocalizedString("To", comment: "")"#
    #expect(Self.keys(text) == ["As of %@", "Pay", "To"])
  }

  private func catalog(_ template: TemplateApp) throws -> Catalog {
    let target = "\(DocumentationPage.root)/\(template.folder)/\(template.app.appTarget)"
    let file = URL(fileURLWithPath: "\(target)/Localizable.xcstrings")
    return try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
  }

  private struct View {
    let name: String
    let text: String
  }

  private func views(_ template: TemplateApp) throws -> [View] {
    let root = "\(DocumentationPage.root)/Templates/\(template)/Sources"
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") && !$0.contains("Preview") }.sorted().compactMap { file in
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      let isView = text.hasPrefix("#if canImport(SwiftUI)") || text.hasPrefix("#if canImport(UIKit)")
      return isView || text.contains("NSLocalizedString(") ? View(name: "\(template)/\(file)", text: text) : nil
    }
  }

  /// What is between parentheses, as deep as the views nest them.
  private static let interpolation = "\\\\\\((?:[^()]|\\([^()]*(?:\\([^()]*\\))?[^()]*\\))*\\)"
  private static let literal = "(?:[^\"\\\\]|\(interpolation))*"

  /// The literals that the framework looks up.
  private static func keys(_ text: String) -> [String] {
    let names = (worded + ["NSLocalizedString"]).map { NSRegularExpression.escapedPattern(for: $0) }.joined(
      separator: "|")
    return matches("(?<![A-Za-z])(?:\(names))\\(\\s*\"(\(literal))\"", in: text).map(key)
  }

  /// A literal as it is in the catalog: with `%@` for what is interpolated.
  private static func key(_ literal: String) -> String {
    literal.replacingOccurrences(of: interpolation, with: "%@", options: .regularExpression)
  }

  private static func count(_ pattern: String, in text: String) -> Int {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return 0 }
    return expression.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  private static func matches(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }
}
