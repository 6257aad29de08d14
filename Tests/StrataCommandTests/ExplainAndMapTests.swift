import Foundation
import StrataRules
import Testing

@testable import strata

@Suite struct ExplainCommandTests {
  @Test(arguments: RuleRegistry.everything.map(\.id)) func everyRule(_ rule: String) {
    let run = Run("explain", rule)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("\(rule) · "))
    for heading in ["\nWhy\n", "\nReported\n", "\nNot reported\n", "\nHow to fix it\n"] {
      #expect(run.output.contains(heading))
    }
  }

  @Test func showsPresentSettings() throws {
    let folder = try TestFolder([
      "strata.yml": "style: gateway\nrules:\n  skipped-layer:\n    severity: warning\n    clients: [Moya]\n"
    ])
    let run = Run("explain", "skipped-layer", in: folder.path)
    #expect(run.output.contains("Here: on, warning (strata.yml)"))
    #expect(run.output.contains("here: Moya"))
    #expect(Run("explain", "view-model-intents", in: folder.path).output.contains("Here: off (strata.yml)"))
  }

  @Test func showsWhatStylesSet() throws {
    let folder = try TestFolder([:])
    #expect(Run("explain", "missing-abstraction", in: folder.path).output.contains("in style module: repository"))
    #expect(Run("explain", "use-case-name", in: folder.path).output.contains("in style reactive: false"))
    #expect(!Run("explain", "dto-leak", in: folder.path).output.contains("in style module:"))
  }

  @Test func types() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("explain", "LoginViewModel", in: folder.path)
    #expect(run.status == 0)
    for line in [
      "layer Presentation, role view-model", "✓ role view-model: name ends in 'ViewModel'",
      "  Data\n    SendOTPGatewayProtocol (",
      "LoginViewModel.swift:5:24: error: ",
    ] { #expect(run.output.contains(line), "\(run.output)") }
  }

  @Test func files() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("explain", "Presentation/LoginViewModel.swift", in: folder.path + "/Sources")
    #expect(run.status == 0)
    #expect(run.output.contains("4: LoginViewModel, layer Presentation, role view-model"))
  }

  /// A type without open findings may have accepted ones.
  @Test func acceptedFindings() throws {
    let use = "final class LoginViewModel { func load() { _ = OrderStore.shared } }"
    let folder = try TestFolder([
      "strata.yml": "style: repository\n",
      "Sources/Presentation/LoginViewModel.swift":
        "// strata:disable:next service-locator — until the store is injected\n\(use)\n",
      "Sources/Presentation/OrderStore.swift":
        "final class OrderStore { static let shared = OrderStore(); func load() {} }\n",
    ])
    let text = Run("explain", "LoginViewModel", in: folder.path).output
    #expect(text.contains("No open findings\n\nAccepted by comments, exemptions or the baseline\n"), "\(text)")
    #expect(text.contains("LoginViewModel.swift:2:"), "\(text)")
  }

  @Test func typesOfSeveralTargets() throws {
    let folder = try TestFolder([
      "strata.yml": "style: repository",
      "project.yml": "targets: { App: { sources: [App] }, Watch: { sources: [Watch, App/Domain] } }",
      "App/Domain/Order.swift": "struct Order {}", "Watch/Face.swift": "struct Face {}",
    ])
    let type = Run("explain", "Order", in: folder.path).output
    #expect(type.contains("Order: struct in module App, also compiled by Watch\n"), "\(type)")
    #expect(Run("explain", "Face", in: folder.path).output.contains("Face: struct in module Watch\n"))
    let file = Run("explain", "App/Domain/Order.swift", in: folder.path).output
    #expect(file.contains("App/Domain/Order.swift: module App, also compiled by Watch\n"), "\(file)")
  }

  @Test func typesAtLines() throws {
    let folder = try TestFolder(SmallApp.configured)
    let path = "Sources/Presentation/LoginViewModel.swift"
    let type = Run("explain", "LoginViewModel", in: folder.path).output
    #expect(Run("explain", path + ":5:24", in: folder.path).output == type)
    #expect(Run("explain", path + ":5", in: folder.path).output == type)
    let file = Run("explain", path, in: folder.path).output
    #expect(file != type && Run("explain", path + ":1", in: folder.path).output == file)
    let beyond = Run("explain", path + ":900", in: folder.path)
    #expect(beyond.status == 2 && beyond.errors.contains("LoginViewModel.swift has only "))
    #expect(Run("explain", "Sources/None.swift:3", in: folder.path).errors.contains("None.swift:3: no such file"))
    let twoNames = Run("explain", "LoginViewModel", ".", in: folder.path)
    #expect(twoNames.status == 2 && twoNames.errors.contains("'.' is a path"))
  }

  @Test func ambiguousAndUnknownNames() throws {
    var files = SmallApp.configured
    files["Package.swift"] = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
      """
    files["Sources/A/Domain/Item.swift"] = "public struct Item {}"
    files["Sources/B/Domain/Item.swift"] = "public struct Item {}"
    let folder = try TestFolder(files)
    let both = Run("explain", "Item", in: folder.path)
    #expect(both.status == 2 && both.errors.contains("  A.Item  Sources/A/Domain/Item.swift:1"))
    #expect(Run("explain", "B.Item", in: folder.path).output.hasPrefix("Item: struct in module B\n"))
    #expect(Run("explain", "LoginViewModl", in: folder.path).errors.contains("did you mean 'LoginViewModel'?"))
    #expect(Run("explain", "dto-leek").errors.contains("did you mean 'dto-leak'?"))
    #expect(Run("explain", "a/b.swift", in: folder.path).errors.contains("a/b.swift: no such file"))
    #expect(Run("explain").status == 2)
  }
}

@Suite struct MapJSONTests {
  @Test func keepsTheContract() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("map", "--format", "json", in: folder.path)
    #expect(run.status == 0)
    let map = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(map["version"] as? Int == 1)
    let types = try #require(map["types"] as? [[String: Any]])
    #expect(
      types.map { $0["name"] as? String }.sorted { ($0 ?? "") < ($1 ?? "") } == [
        "LoginViewModel", "SendOTPGatewayProtocol",
      ])
    let login = try #require(types.first { $0["name"] as? String == "LoginViewModel" })
    #expect(login["layer"] as? String == "Presentation" && login["role"] as? String == "view-model")
    #expect(login["kind"] as? String == "class" && login["line"] as? Int == 4)
    let edges = try #require(map["edges"] as? [[String: Any]])
    #expect(
      edges.map { "\($0["from"] ?? "") \($0["kind"] ?? "") \($0["to"] ?? "") \($0["line"] ?? "")" } == [
        "LoginViewModel stores SendOTPGatewayProtocol 5", "LoginViewModel takes SendOTPGatewayProtocol 7",
        "LoginViewModel calls SendOTPGatewayProtocol 12",
      ])
  }

  @Test func needsNoDefinition() throws {
    let folder = try TestFolder(SmallApp.files)
    let run = Run("map", "--format", "json", in: folder.path)
    #expect(run.status == 0 && run.output.contains("\"layer\": null, \"role\": null"))
  }
}

@Suite struct ListingCommandTests {
  @Test func styles() {
    let run = Run("styles")
    #expect(run.status == 0)
    for style in ["gateway", "repository", "coordinator", "module", "reactive"] {
      #expect(("\n" + run.output).contains("\n\(style) (guide 00"))
    }
  }

  @Test func rules() throws {
    let run = Run("rules", "--format", "json")
    let object = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let rules = try #require(object["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == RuleRegistry.everything.map(\.id))
    let text = Run("rules")
    for rule in RuleRegistry.everything { #expect(text.output.contains("\n  \(rule.id) ")) }
  }
}
