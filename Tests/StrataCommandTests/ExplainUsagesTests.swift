import Foundation
import Testing

@testable import strata

@Suite struct ExplainUsagesTests {
  @Test func text() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("explain", "LoginViewModel", "SendOTPGatewayProtocol", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    for line in [
      "LoginViewModel (layer Presentation) → ", "3 usages: 0 allowed, 3 found, 0 excused, 0 unknown",
      "\nSources/Presentation/LoginViewModel.swift\n", "  5:24  LoginViewModel.gateway stores SendOTPGatewayProtocol\n",
      "  12:23  LoginViewModel.send() calls SendOTPGatewayProtocol.send\n", "    found: error [skipped-layer]",
    ] { #expect(run.output.contains(line), "\(run.output)") }
    let none = Run("explain", "SendOTPGatewayProtocol", "LoginViewModel", in: folder.path)
    #expect(none.output.contains("does not use"))
    #expect(none.output.contains("It uses no other type of its module or of layer Presentation either."))
  }

  @Test func json() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("explain", "LoginViewModel", "SendOTPGatewayProtocol", "--format", "json", in: folder.path)
    let object = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1 && object["toLayer"] as? String == "Data")
    #expect((object["summary"] as? [String: Int])?["found"] == 3)
    let usages = try #require(object["usages"] as? [[String: Any]])
    #expect(
      usages.map { "\($0["line"] ?? "") \($0["kind"] ?? "") \($0["verdict"] ?? "")" } == [
        "5 stores found", "7 takes found", "12 calls found",
      ])
  }

  @Test func theBaselineExcuses() throws {
    let folder = try TestFolder(SmallApp.configured)
    #expect(Run("check", "--write-baseline", in: folder.path).status == 0)
    let run = Run("explain", "LoginViewModel", "SendOTPGatewayProtocol", in: folder.path)
    #expect(run.output.contains("3 excused") && run.output.contains("excused: baseline (skipped-layer"))
    let check = Run("check", "--statistics", "--format", "json", in: folder.path)
    let object = try #require(JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any])
    let usages = try #require((object["statistics"] as? [String: Any])?["usages"] as? [[String: Any]])
    #expect(usages.contains { $0["reason"] as? String == "baseline" && $0["count"] as? Int == 3 })
    #expect(Run("check", "--statistics", in: folder.path).output.contains("Usages by layer, verdict and reason"))
  }

  @Test func operandsAreTypes() throws {
    let folder = try TestFolder(SmallApp.configured)
    #expect(Run("explain", "LoginViewModel", "SendGateway", in: folder.path).status == 2)
    #expect(Run("explain", "LoginViewModel", "--format", "json", in: folder.path).errors.contains("two names"))
  }

  /// Functions, variables and operators at file level, and members that extensions add to outside types.
  @Test func declarationsOutsideTypes() throws {
    let folder = try TestFolder([
      "strata.yml": "extends: repository",
      "Package.swift": "let package = Package(name: \"App\", targets: [.target(name: \"App\")])",
      "Sources/App/Data/API.swift": """
      func loadOrders(from page: Int) -> Int { page }
      func loadOrders(matching text: String) -> Int { loadOrders(from: 1) }
      let pageSize = 20
      infix operator <~>
      func <~> (one: Int, other: Int) -> Bool { one < other }
      extension String { var trimmed: String { self } }
      """,
      "Sources/App/Domain/UseCases/CountOrdersUseCase.swift": """
      final class CountOrdersUseCase {
        func execute() -> Int { loadOrders(from: pageSize) }
        func find(_ text: String) -> Bool { 1 <~> loadOrders(matching: text.trimmed) }
      }
      func countOrders() -> Int { loadOrders(from: 2) }
      """,
    ])
    func explain(_ user: String, _ target: String) -> Run { Run("explain", user, target, in: folder.path) }
    let signature = explain("CountOrdersUseCase", "loadOrders(from:)")
    #expect(signature.output.hasPrefix("App.CountOrdersUseCase (layer Domain) → App.loadOrders(from:) (layer Data)\n"))
    #expect(signature.output.contains("  2:27  CountOrdersUseCase.execute() calls loadOrders(from:)\n"))
    #expect(signature.output.contains("found: error [dependency-rule]"))
    for (name, place) in [
      ("pageSize", "2:44  CountOrdersUseCase.execute() calls pageSize"),
      ("<~>", "3:41  CountOrdersUseCase.find(_:) calls <~>"), ("App.<~>", "3:41"),
      ("String.trimmed", "3:71  CountOrdersUseCase.find(_:) calls String.trimmed"), ("trimmed", "3:71"),
    ] {
      let run = explain("CountOrdersUseCase", name)
      #expect(run.output.contains("1 usage: 0 allowed, 1 found") && run.output.contains(place), "\(run.output)")
    }
    #expect(
      explain("countOrders()", "loadOrders(from:)").output.contains("  5:29  countOrders() calls loadOrders(from:)\n"))
    let inside = explain("loadOrders(matching:)", "loadOrders(from:)")
    #expect(inside.output.contains("does not use App.loadOrders(from:) from another file"))
    #expect(inside.output.contains("Uses inside Sources/App/Data/API.swift, which declares App.loadOrders(from:),"))

    let ambiguous = explain("CountOrdersUseCase", "loadOrders")
    #expect(ambiguous.status == 2 && ambiguous.errors.contains("'loadOrders' is the name of 2 functions; which one?"))
    #expect(ambiguous.errors.contains("\n  App.loadOrders(matching:)  Sources/App/Data/API.swift:2"))
    #expect(explain("CountOrdersUseCase", "loadOrder").errors.contains("did you mean 'loadOrders"))
    #expect(
      explain("CountOrdersUseCase.execute()", "pageSize").errors.contains(
        "is a member of type 'CountOrdersUseCase'; name 'CountOrdersUseCase' instead"))
    let one = Run("explain", "pageSize", in: folder.path)
    #expect(
      one.errors.contains("variable, Sources/App/Data/API.swift:3")
        && one.errors.contains("'strata explain A pageSize'"))
  }

  /// A class that a header declares: what is known of it is said, and no other name is suggested.
  @Test func namesOfObjectiveC() throws {
    let folder = try TestFolder([
      "strata.yml": "layers: {All: {match: {path: \"**\"}}}\n",
      "Sources/LegacyRoom.h": "@interface LegacyRoom : NSObject\n@end\n",
      "Sources/Room.swift": """
      extension LegacyRoom { var title: String { "" } }
      struct Room { let old: LegacyRoom }
      """,
    ])
    for run in [Run("explain", "LegacyRoom", in: folder.path), Run("explain", "Room", "LegacyRoom", in: folder.path)] {
      #expect(run.status == 2 && run.errors.contains("'LegacyRoom' is declared in Objective-C"), "\(run.errors)")
      #expect(run.errors.contains("\n  Sources/Room.swift:1 (layer All)"), "\(run.errors)")
    }
  }
}
