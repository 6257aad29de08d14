import Foundation
import StrataDefinition
import StrataMap
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Members that extensions in other layers declare: what `explain`, `--statistics` and `map` say of their use.
@Suite struct ExtensionLayerTests {
  private func snapshot(_ definition: String, _ files: [String: String]) throws -> Snapshot {
    let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)
    return Analyzer(
      MemoryWorkspace(files), by: try loader.load(bytes: Array(definition.utf8), path: "strata.yml")
    ).snapshot()
  }

  private func verdicts(of target: String, by user: String, in snapshot: Snapshot) -> [UsageVerdict] {
    snapshot.usages(
      of: .types(snapshot.types(named: target)), by: .types(snapshot.types(named: user))
    ).usages.map(\.verdict)
  }

  @Test func theLineThatAllowsTheLayerOfTheExtensionIsNamed() throws {
    let snapshot = try snapshot(
      """
      layers:
        Desk: {match: {path: Desk}, uses: [Shared, Core]}
        Shared: {match: {path: Shared}, uses: [Desk, Core]}
        Core: {match: {path: Core}}
      rules: {dependency-rule: error}
      """,
      [
        "Desk/App.swift": "final class Desk { func quit() {} }\n",
        "Desk/Window.swift": """
        final class Window {
          func close(_ desk: Desk, _ feed: Feed) {
            desk.tidy()
            feed.mark()
            feed.read()
          }
        }
        """,
        "Shared/Tidy.swift": "extension Desk { func tidy() {} }\nextension Feed { func mark() {} }\n",
        "Core/Feed.swift": "final class Feed { func read() {} }\n",
      ])
    let desk = verdicts(of: "Desk", by: "Window", in: snapshot).map(\.reason)
    #expect(desk == ["same layer", "Desk uses Shared (strata.yml:2); the member is of an extension in Shared"])
    let feed = verdicts(of: "Feed", by: "Window", in: snapshot).map(\.reason)
    #expect(
      feed == [
        "Desk uses Core (strata.yml:2)", "Desk uses Shared (strata.yml:2); the member is of an extension in Shared",
        "Desk uses Core (strata.yml:2)",
      ])
    let (_, all) = snapshot.checkWithVerdicts()
    #expect(!all.counts().contains { $0.to == "Shared" && $0.reason == "same layer" })
  }

  @Test func anAmbiguousMemberIsUnknown() throws {
    let package = """
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "Core"), .target(name: "Web", dependencies: ["Core"]), .target(name: "Disk", dependencies: ["Core"]),
        .target(name: "App", dependencies: ["Core", "Web", "Disk"]),
      ])
      """
    let definition = """
      layers:
        App: {match: {module: App}, uses: [Core]}
        Web: {match: {module: Web}, uses: [Core]}
        Disk: {match: {module: Disk}, uses: [Core]}
        Core: {match: {module: Core}}
      rules: {dependency-rule: error}
      """
    let files = [
      "Package.swift": package, "Sources/Core/Note.swift": "public struct Note {}\n",
      "Sources/Web/Note.swift": "import Core\npublic extension Note { var place: String { \"\" } }\n",
      "Sources/Disk/Note.swift": "import Core\npublic extension Note { var place: String { \"\" } }\n",
      "Sources/App/Screen.swift": """
      import Core
      import Disk
      import Web
      struct Screen { func show(_ note: Note) -> String { note.place } }
      """,
    ]
    let snapshot = try snapshot(definition, files)
    let verdicts = verdicts(of: "Note", by: "Screen", in: snapshot).filter { !$0.detail.isEmpty }
    #expect(verdicts.map(\.status) == [.unknown])
    let detail = verdicts.first?.detail ?? ""
    #expect(
      detail.contains("Sources/Disk/Note.swift:2 (Disk, which App may not use)") && detail.contains("Sources/Web/Note"),
      "\(detail)")
    let allowed = try self.snapshot(
      definition.replacing("uses: [Core]}\n  Web", with: "uses: [Core, Web, Disk]}\n  Web"), files)
    #expect(
      !self.verdicts(of: "Note", by: "Screen", in: allowed).contains { $0.status == .unknown && !$0.detail.isEmpty })
  }

  @Test func edgesNameTypesOfTheMap() throws {
    let snapshot = try snapshot(
      "layers: {All: {match: {path: Sources}}}",
      [
        "Package.swift": """
        import PackageDescription
        let package = Package(name: "P", targets: [.target(name: "Core"), .target(name: "App", dependencies: ["Core"])])
        """,
        "Sources/Core/Feed.swift": "public class Feed {}\n",
        "Sources/App/Writer.swift":
          "import Core\nclass Writer {}\nextension Feed { func writer() -> Writer { Writer() } }\n",
      ])
    let json = try #require(JSONSerialization.jsonObject(with: Data(MapJSON.bytes(snapshot.map()))) as? [String: Any])
    let types = try #require(json["types"] as? [[String: Any]]).map { "\($0["module"] ?? "").\($0["name"] ?? "")" }
    let edges = try #require(json["edges"] as? [[String: Any]])
    #expect(!edges.isEmpty)
    for edge in edges {
      #expect(types.contains("\(edge["fromModule"] ?? "").\(edge["from"] ?? "")"), "\(edge)")
      #expect(edge["fileModule"] as? String == "App")
    }
  }

  @Test func manifestsAreNoCodeOfTheProject() throws {
    let files = [
      "Package.swift":
        "import PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])\n",
      "Project.swift": "import ProjectDescription\nlet project = Project(name: \"P\")\n",
      "Sources/A/Project.swift": "struct Project {}\n",
    ]
    var analyzer = Analyzer(
      MemoryWorkspace(files),
      by: try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(
        bytes: Array("layers: {All: {match: {path: Sources}}}".utf8), path: "strata.yml"))
    #expect(analyzer.snapshot().graph.files.map(\.path) == ["Sources/A/Project.swift"])
    #expect(analyzer.update().graph.files.map(\.path) == ["Sources/A/Project.swift"])
    #expect(analyzer.update(["Package.swift"]).graph.files.map(\.path) == ["Sources/A/Project.swift"])
  }

  @Test func externalNamesHaveTheirLocations() throws {
    let snapshot = try snapshot(
      "layers: {All: {match: {path: A}}}", ["A/B.swift": "import Foundation\nstruct B { let date: Date }\n"])
    let external = snapshot.statistics(snapshot.checkWithVerdicts().verdicts).external
    #expect(external.first { $0.name == "Date" }?.places.map(\.line) == [2])
  }

  @Test func anExtensionExtends() throws {
    let snapshot = try snapshot(
      """
      layers: {Domain: {match: {path: A}, forbids: [push]}}
      frameworks: {push: {types: [PushRule]}}
      rules: {forbidden-import: error}
      """,
      ["A/Push.swift": "extension PushRule { var title: String { \"\" } }\n"])
    #expect(
      snapshot.check().findings.map(\.message) == [
        "`Push.swift` of Domain extends `PushRule`, which belongs to the family 'push' that Domain forbids"
      ])
  }
}
