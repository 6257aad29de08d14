import Foundation
import Testing

@testable import strata

@Suite struct ExplainUsagesTests {
  @Test func text() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("explain", "LoginViewModel", "SendOTPGateway", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    for line in [
      "LoginViewModel (layer Presentation) → ", "3 usages: 0 allowed, 3 found, 0 excused, 0 unknown",
      "\nSources/Presentation/LoginViewModel.swift\n", "  5:24  LoginViewModel.gateway stores SendOTPGateway\n",
      "  12:23  LoginViewModel.send() calls SendOTPGateway.send\n", "    found: error [skipped-layer]",
    ] { #expect(run.output.contains(line), "\(run.output)") }
    let none = Run("explain", "SendOTPGateway", "LoginViewModel", in: folder.path)
    #expect(none.output.contains("does not use"))
    #expect(none.output.contains("It uses no other type of its module or of layer Presentation either."))
  }

  @Test func json() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("explain", "LoginViewModel", "SendOTPGateway", "--format", "json", in: folder.path)
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
    let run = Run("explain", "LoginViewModel", "SendOTPGateway", in: folder.path)
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
    #expect(Run("explain", "LoginViewModel", "--format", "json", in: folder.path).errors.contains("two types"))
  }
}
