import StrataModel
import StrataStyles
import StrataYAML
import Testing

@testable import StrataDefinition

@Suite struct VocabularyTests {
  @Test func theFileOfTheToolIsComplete() {
    #expect(VocabularyFile(bytes: BuiltInStyles.vocabulary).problems == [])
    for list in Vocabulary.List.allCases { #expect(!Vocabulary.shipped[list].entries.isEmpty, "\(list.name)") }
  }

  /// Read by lines, it has what the YAML parser finds in it.
  @Test func theFileOfTheToolIsYAML() throws {
    let root = try #require(try YAMLParser.parse(BuiltInStyles.vocabulary))
    guard case .mapping(let entries) = root.content else {
      Issue.record("no mapping")
      return
    }
    #expect(Set(entries.map(\.key)) == Set(Vocabulary.List.allCases.map(\.name)))
    for entry in entries {
      let list = try #require(Vocabulary.List(name: entry.key))
      guard case .mapping(let fields) = entry.value.content else {
        Issue.record("\(entry.key): no mapping")
        continue
      }
      var texts: [String: String] = [:]
      for field in fields { if case .scalar(let text, _) = field.value.content { texts[field.key] = text } }
      let source = Vocabulary.shipped.sources[list.rawValue]
      #expect(texts["matches"] == source.kind.rawValue && texts["summary"] == source.summary, "\(entry.key)")
      #expect((texts["entries"] ?? "") == source.entries.joined(separator: " "), "\(entry.key)")
      #expect((texts["includes"] ?? "") == source.includes.map(\.name).joined(separator: " "), "\(entry.key)")
    }
  }

  /// The names of files are those of the code, with hyphens.
  @Test(arguments: Vocabulary.List.allCases) func listsAreNamedAsInCode(_ list: Vocabulary.List) {
    #expect(list.name == "\(list)".map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined())
    #expect(Vocabulary.List(name: list.name) == list)
  }

  /// An entry in the wrong case, with a separator, twice, or covered by another one is never what matches.
  @Test(arguments: Vocabulary.List.allCases) func everyEntryCanMatch(_ list: Vocabulary.List) {
    let source = Vocabulary.shipped.sources[list.rawValue]
    var known = source.includes.flatMap { Vocabulary.shipped[$0].entries }
    for entry in source.entries {
      if let problem = EntryProblem.find(in: entry, of: source.kind, others: known) {
        Issue.record("\(list.name): '\(entry)' can never match: \(problem)")
      }
      known.append(entry)
    }
  }

  @Test func includedListsOfOtherKindsCannotMatch() {
    for list in Vocabulary.List.allCases {
      for included in Vocabulary.shipped.included(in: list) {
        let (kind, own) = (Vocabulary.shipped[included].kind, Vocabulary.shipped[list].kind)
        #expect(kind == own || own == .glob && (kind == .word || kind == .name), "\(list.name)")
      }
    }
  }

  @Test(arguments: [
    ("Price", WordList.Kind.word), ("unit_price", .word), ("unit price", .word), ("can't", .word), ("a1", .word),
    ("two words", .name), ("a.b", .name), ("1st", .name), ("Impl ", .suffix), ("*Client x", .glob), ("{a", .glob),
    ("mock", .affix),
  ]) func reportsEntriesThatNoNameHas(_ entry: String, _ kind: WordList.Kind) {
    #expect(EntryProblem.find(in: entry, of: kind, others: []) != nil)
  }

  @Test func reportsShadowedEntries() {
    #expect(EntryProblem.find(in: "fee", of: .word, others: ["tax", "fee"]) == "it is already in the list")
    #expect(EntryProblem.find(in: "ViewController", of: .suffix, others: ["Controller"]) != nil)
    #expect(EntryProblem.find(in: "Controller", of: .suffix, others: ["ViewController"]) == nil)
    #expect(EntryProblem.find(in: "NSURL", of: .prefix, others: ["NS"]) != nil)
    #expect(EntryProblem.find(in: "ShopAPIClient", of: .glob, others: ["*APIClient"]) != nil)
    #expect(EntryProblem.find(in: "Mocks", of: .affix, others: ["Mock"]) != nil)
    #expect(EntryProblem.find(in: "fees", of: .word, others: ["fee"]) == nil)
  }

  @Test func comparesByKind() {
    let suffixes = WordList(.suffix, ["Imp", "Impl", "Implementation"])
    #expect(suffixes.removed(from: "LoginImpl") == "Login" && suffixes.removed(from: "Impl") == nil)
    #expect(suffixes.matches("LoginImplementation") && suffixes.matches("Imp") && !suffixes.matches("Import"))
    let prefixes = WordList(.prefix, ["NS", "UI"])
    #expect(prefixes.beginsWord(of: "UIView") && !prefixes.beginsWord(of: "UIs") && !prefixes.beginsWord(of: "UI"))
    #expect(prefixes.removed(from: "NSView") == "View")
    let globs = WordList(.glob, ["URLSession", "*APIClient"])
    #expect(globs.matches("ShopAPIClient") && globs.matches("URLSession") && !globs.matches("URLSessionTask"))
  }
}

/// `vocabulary:` in definitions.
@Suite struct VocabularyDefinitionTests {
  @Test func aListIsReplacedOrExtended() throws {
    let definition = try load("vocabulary: {amounts: [toll, levy], dates+: vintage}\nrules: {skipped-layer: on}")
    let vocabulary = definition.vocabulary
    #expect(vocabulary[.amounts].entries == ["toll", "levy"])
    #expect(vocabulary[.dates].contains("vintage") && vocabulary[.dates].contains("deadline"))
    // Lists that include another one change with it.
    #expect(vocabulary[.criteria].contains("toll") && !vocabulary[.criteria].contains("price"))
    #expect(vocabulary[.criteria].contains("stock"))
  }

  /// One list says which last words mean a container, of values and of types.
  @Test func aWordInAListOfGlobsIsTheEndOfAName() throws {
    let shipped = Vocabulary.shipped[.containerTypes]
    #expect(shipped.matches("AppContainer") && shipped.matches("DI") && !shipped.matches("Containers"))
    let definition = try load("vocabulary: {containers+: registry}\nrules: {skipped-layer: on}")
    #expect(definition.vocabulary[.containerTypes].matches("ServiceRegistry"))
  }

  @Test func aDefinitionWithoutItHasTheListsOfTheTool() throws {
    let definition = try load("rules: {skipped-layer: on}")
    #expect(definition.vocabulary === Vocabulary.shipped)
  }

  @Test func theExtendingDefinitionEditsTheLists() throws {
    let files = ["base.yml": "vocabulary: {amounts: [toll]}"]
    let definition = try load(
      "extends: base.yml\nvocabulary: {amounts+: [levy], traits: []}\nrules: {skipped-layer: on}", files: files)
    #expect(definition.vocabulary[.amounts].entries == ["toll", "levy"])
    #expect(definition.vocabulary[.traits].entries == [])
  }

  @Test func mistakesAreReported() {
    let text = """
      vocabulary:
        amonts+: [toll]
        nothing: []
        amounts+: [Toll, unit_price, price, toll, toll]
        network-clients+: [ShopAPIClient]
      """
    #expect(
      mistakes(text) == [
        "strata.yml:2:3: unknown word list 'amonts'; did you mean 'amounts'?",
        "strata.yml:3:3: unknown word list 'nothing'; 'strata explain vocabulary' shows them",
        "strata.yml:4:14: 'Toll' in word list 'amounts' can never match: words are compared in lower case; write 'toll'",
        "strata.yml:4:20: 'unit_price' in word list 'amounts' can never match: names are split at '_' before words are "
          + "compared; list each word separately",
        "strata.yml:4:32: 'price' in word list 'amounts' can never match: it is already in the list",
        "strata.yml:4:45: 'toll' in word list 'amounts' can never match: it is already in the list",
        "strata.yml:5:22: 'ShopAPIClient' in word list 'network-clients' can never match: '*APIClient' matches "
          + "everything that it matches",
      ])
    #expect(
      mistakes("vocabulary: [amounts]") == [
        "strata.yml:1:13: 'vocabulary' must be a mapping ('key: value'), this is a list"
      ])
  }

  @Test func anOptionMayStartFromAWordList() throws {
    let catalogue = [
      rule(
        "calls", severity: .error,
        options: [
          RuleOption(name: "clients", summary: "", defaultValue: .words("network-clients"))
        ])
    ]
    func settings(_ text: String) throws -> RuleSettings {
      let definition = try DefinitionLoader(catalogue: catalogue).load(bytes: Array(text.utf8), path: "strata.yml")
      return try #require(definition.rules["calls"])
    }
    #expect(try settings("rules: {calls: on}").options["clients"] == .words("network-clients"))
    #expect(try settings("rules: {calls: {severity: on, clients: [A]}}").list("clients", .shipped) == ["A"])
    let more = try settings("rules: {calls: {severity: on, clients+: [A]}}").list("clients", .shipped)
    #expect(more.first == "URLSession" && more.last == "A")
  }
}
