import Foundation
import StrataDefinition
import StrataMap
import StrataModel
import StrataProject
import StrataRules
import Testing

@testable import StrataAnalysis

/// A small app whose view model skips its use case.
let smallApp = [
  "Sources/Presentation/LoginViewModel.swift": """
  import Combine

  final class LoginViewModel: ObservableObject {
    private let gateway: SendOTPGateway
    init(gateway: SendOTPGateway) { self.gateway = gateway }
  }

  """,
  "Sources/Data/Gateways/SendOTPGateway.swift": "protocol SendOTPGateway { func send(phone: String) async throws }\n",
]

func gatewayStyle() throws -> Definition {
  try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: "gateway")
}

@Suite struct WorkspaceTests {
  private let everything = SourceSelection()

  @Test func memoryListsWhatADiskWouldList() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "Package.swift": "", "A/B.swift": "", "A/.hidden/C.swift": "", "Pods/D.swift": "", "A/project.yml": "",
      "A/specs/targets.yaml": "",
      "Generated/E.swift": "", "notes.txt": "", "A.swift": "", "Ä.swift": "", "A/b.swift": "",
    ]
    for (path, text) in texts {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: false, encoding: .utf8)
    }
    let disk = DiskWorkspace(root: folder.path(percentEncoded: false))
    for selection in [
      everything, SourceSelection(paths: ["A"]),
      SourceSelection(excludes: { path, isFolder in isFolder ? path == "Generated" : path == "Package.swift" }),
    ] {
      let (expected, found) = (disk.list(selection, jobs: 1), MemoryWorkspace(texts).list(selection, jobs: 1))
      #expect(found.files.map(\.path) == expected.files.map(\.path))
      #expect(found.manifests.map(\.path) == expected.manifests.map(\.path))
    }
  }

  @Test func changesAreNamed() {
    var workspace = MemoryWorkspace(["A.swift": "", "B.swift": "", "C.swift": ""])
    let before = workspace.list(everything, jobs: 1)
    workspace["A.swift"] = Array("import X".utf8)
    workspace["B.swift"] = nil
    workspace["D.swift"] = []
    #expect(workspace.changes(since: before, everything) == ["A.swift", "B.swift", "D.swift"])
  }

  @Test func anOverlayShowsTheEdits() throws {
    var overlay = OverlayWorkspace(over: MemoryWorkspace(["A.swift": "a", "B.swift": "b"]))
    let before = overlay.list(everything, jobs: 1)
    overlay.edit("A.swift", "A")
    overlay.edit("C.swift", "c")
    overlay.remove("B.swift")
    #expect(overlay.changes(since: before, everything) == ["A.swift", "B.swift", "C.swift"])
    #expect(try overlay.read("A.swift") == Array("A".utf8))
    #expect(throws: ReadProblem.self) { try overlay.read("B.swift") }
    overlay.revert("A.swift")
    overlay.revert("B.swift")
    overlay.remove("C.swift")
    #expect(overlay.changes(since: before, everything) == [])
    #expect(try overlay.read("B.swift") == Array("b".utf8))
  }

  @Test func unreadableFilesAreNamedAndTheOthersRead() {
    let workspace = MemoryWorkspace(["A.swift": "struct A {}"])
    var broken = workspace
    broken["B.swift"] = [0x73, 0x74, 0xFF]
    let listing = broken.list(everything, jobs: 1)
    broken["A.swift"] = nil
    let result = broken.readFacts(of: listing.files, using: FactsRequest())
    #expect(result.files.map(\.path) == ["B.swift"])
    #expect(result.problems.map(\.reason) == [.notFound, .notUTF8(offset: 2)])
  }
}

@Suite struct SnapshotTests {
  @Test func answersEveryQuestion() throws {
    let snapshot = Analyzer(MemoryWorkspace(smallApp), by: try gatewayStyle()).snapshot()
    #expect(snapshot.check().findings.contains { $0.rule == "skipped-layer" && $0.symbol == "LoginViewModel" })
    let type = try #require(snapshot.types(named: "App.LoginViewModel").first)
    #expect(snapshot.types(named: "LoginViewModel") == [type])
    #expect(snapshot.explain(type).assignment.role == .viewModel)
    #expect(String(decoding: MapJSON.bytes(snapshot.map()), as: UTF8.self).contains("\"layer\": \"Presentation\""))
    let statistics = snapshot.statistics(snapshot.checkWithVerdicts().verdicts)
    #expect(statistics.layers.contains { $0.name == "Data" && $0.count == 1 })
  }

  @Test func theMapMarksWhatReplacesProductionCode() throws {
    var workspace = MemoryWorkspace(smallApp)
    workspace["Sources/Domain/Sending.swift"] = Array(
      """
      protocol Sending { func send() }
      struct Sender: Sending { func send() {} }
      struct MockSender: Sending { func send() {} }
      final class Form { let sender: any Sending; init(sender: any Sending) { self.sender = sender } }
      """.utf8)
    let map = String(
      decoding: MapJSON.bytes(Analyzer(workspace, by: try gatewayStyle()).snapshot().map()), as: UTF8.self)
    let marked = map.split(separator: "\n").filter { $0.contains("\"replacement\": \"tests\"") }
    #expect(marked.count == 1)
    #expect(marked.first?.contains("\"name\": \"MockSender\"") == true)
  }
}
