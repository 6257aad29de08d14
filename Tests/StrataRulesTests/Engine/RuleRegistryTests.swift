import Foundation
import StrataDefinition
import StrataRules
import Testing

@Suite struct RuleRegistryTests {
  /// Every type that the rule files declare as a rule is in the registry, once.
  @Test func theRegistryIsCurrent() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    let list = Process()
    list.executableURL = root.appending(path: "Scripts/list-rules")
    let output = Pipe()
    list.standardOutput = output
    try list.run()
    let expected = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    list.waitUntilExit()
    #expect(list.terminationStatus == 0)
    let file = root.appending(path: "Sources/StrataRules/Engine/RuleRegistry+All.swift")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == expected,
      "RuleRegistry+All.swift is not current: run 'make generate'")
    // The compiled list is the one of the file.
    for rule in RuleRegistry.all { #expect(expected.contains("    \(rule).self,\n"), "\(rule)") }
    #expect(expected.components(separatedBy: ".self,").count - 1 == RuleRegistry.all.count)
  }

  @Test func idsAreUniqueAndWellFormed() {
    let ids = RuleRegistry.everything.map(\.id)
    #expect(ids == ids.sorted() && Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)") }
  }

  /// What `strata explain` shows is there to be shown.
  @Test func everyRuleExplainsItself() {
    let styles: Set = ["gateway", "repository", "coordinator", "module", "reactive"]
    for rule in RuleRegistry.everything {
      for text in [rule.summary, rule.rationale, rule.badExample, rule.goodExample, rule.remedy] {
        #expect(!text.isEmpty, "\(rule.id)")
      }
      #expect(styles.isSuperset(of: rule.styles), "\(rule.id): \(rule.styles)")
      #expect(rule.guides.allSatisfy { $0.wholeMatch(of: /00[0-4]/) != nil }, "\(rule.id): \(rule.guides)")
    }
  }

  /// An option that is a list of names begins with a list of the vocabulary, so that each meaning has one list. Ids of
  /// roles, kinds of declarations and of cycles are no words.
  @Test func defaultsThatAreNamesAreInTheVocabulary() {
    let ids: Set = ["roles", "kinds", "of"]
    for rule in RuleRegistry.everything {
      for option in rule.options {
        switch option.defaultValue {
        case .words(let list): #expect(Vocabulary.List(name: list) != nil, "\(rule.id): \(option.name)")
        case .list(let names): #expect(names.isEmpty || ids.contains(option.name), "\(rule.id): \(option.name)")
        default: continue
        }
      }
    }
  }

  /// An entry of a list that nothing reads can never match.
  @Test func everyListOfTheVocabularyIsRead() throws {
    let code = try Self.codeWithLists()
    let names = Set(code.split { !$0.isLetter && $0 != "." && $0 != "-" }.map(String.init))
    let options = Set(
      RuleRegistry.everything.flatMap(\.options).compactMap { option in
        if case .words(let list) = option.defaultValue { list } else { nil }
      })
    let included = Set(Vocabulary.List.allCases.flatMap { Vocabulary.shipped.included(in: $0) })
    for list in Vocabulary.List.allCases where !included.contains(list) && !options.contains(list.name) {
      #expect(names.contains(".\(list)"), "nothing reads \(list.name)")
    }
  }

  /// A list of globs would answer as if it were empty where it is asked for a word.
  @Test func listsAreComparedByTheirKind() throws {
    let kinds = Dictionary(
      uniqueKeysWithValues: Vocabulary.List.allCases.map { ("\($0)", Vocabulary.shipped[$0].kind) })
    var compared = 0
    for match in try Self.codeWithLists().matches(of: /\[\.(\w+)\]\.(contains\w*|names)\b/) {
      guard let kind = kinds[String(match.1)] else { continue }
      compared += 1
      let isFitting = match.2 == "names" ? kind == .name || kind == .glob : kind == .word || kind == .name
      #expect(isFitting, "\(match.0) is asked of a list of kind \(kind)")
    }
    #expect(compared > 50)
  }

  /// The code of the targets that read lists of the vocabulary.
  private static func codeWithLists() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    var code = ""
    for target in ["StrataRules", "StrataClassification", "StrataAnalysis", "StrataFlow", "StrataDefinition/Loading"] {
      let folder = root.appending(path: "Sources/\(target)")
      for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
      where path.hasSuffix(".swift") {
        code += try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      }
    }
    return code
  }
}
