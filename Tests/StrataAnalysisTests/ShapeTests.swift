import StrataAnalysis
import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules
import Testing

/// The condition `shape`, and how its decision is explained.
@Suite struct ShapeTests {
  private static let definition = """
    layers: {Domain: {match: {path: "Domain/**"}}}
    roles:
      port: {match: {kind: protocol, shape: operations}, layer: Domain}
      action: {match: {kind: [struct, class, protocol], shape: [command]}, layer: Domain}
    """

  private static let files = [
    "Domain/Berths.swift": """
    protocol Berths { func free() async -> [Int] }
    protocol Tides { func highs() -> AsyncStream<Int> }
    protocol Winds { func current(completion: @escaping (Int) -> Void) }
    protocol Depths { func depth() -> Int }
    protocol Charts { static func load() async -> Int }
    protocol Routes { func sorted(by rule: (Int) -> Bool) -> [Int] }
    protocol TideParser { func parse() async -> Int }
    protocol TideLogbook { var height: Int { get async } }
    """,
    "Domain/Actions.swift": """
    struct ReserveBerth { let berths: Berths; func reserve() async {} }
    struct CancelBerth { let berths: any Berths; func execute() async {}; private func log() {} }
    struct ListBerths<B: Berths> { let berths: B; func listBerths() {} }
    struct MoveBerth { let berths: Berths; func move() {}; func back() {} }
    struct SellBerth { let name: String; func sell() {} }
    struct CountBerths { let berths: Berths; func countless() {} }
    protocol RentBerth { func rent() }
    protocol NameBerth { var name: String { get }; func name(_ text: String) }
    """,
  ]

  private func snapshot(vocabulary: String = "") throws -> Snapshot {
    let text = Self.definition + "\n" + vocabulary
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions)
      .load(bytes: Array(text.utf8), path: "strata.yml")
    return Analyzer(MemoryWorkspace(Self.files), by: definition).snapshot()
  }

  private func names(of role: String, in snapshot: Snapshot) -> [String] {
    let graph = snapshot.graph
    return graph.typeIDs.filter { snapshot.project[$0].role?.rawValue == role }.map { graph[$0].name }.sorted()
  }

  @Test func membersDecide() throws {
    let snapshot = try snapshot()
    #expect(names(of: "port", in: snapshot) == ["Berths", "Tides", "Winds"])
    #expect(names(of: "action", in: snapshot) == ["CancelBerth", "ListBerths", "RentBerth", "ReserveBerth"])
  }

  @Test func theVocabularySaysWhichNamesAreHelpers() throws {
    let snapshot = try snapshot(vocabulary: "vocabulary: {helper-protocols: [\"Wind*\"]}")
    #expect(names(of: "port", in: snapshot) == ["Berths", "TideParser", "Tides"])
  }

  @Test(arguments: [
    ("Berths", "port", "is a protocol with an asynchronous operation"),
    ("Depths", "port", "is no protocol with an asynchronous operation"),
    ("TideParser", "port", "has a name of the vocabulary list 'helper-protocols'"),
    ("CancelBerth", "action", "is one command over stored protocols"),
    ("MoveBerth", "action", "is no single command over stored protocols"),
  ]) func theDecisionIsExplained(type: String, role: String, reason: String) throws {
    let snapshot = try snapshot()
    let id = try #require(snapshot.graph.typeIDs.first { snapshot.graph[$0].name == type })
    let steps = Classifier.explain(id, in: snapshot.project).steps
    let step = try #require(steps.first { $0.subject == .role(RoleID(rawValue: role)) })
    #expect(step.reason.contains(reason), "\(step.reason)")
  }
}
