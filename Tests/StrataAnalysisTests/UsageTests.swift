import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// A view model that uses a gateway in every way that has a verdict of its own.
private let app = [
  "Sources/Presentation/LoginViewModel.swift": """
  import SwiftUI

  @MainActor
  final class LoginViewModel: ObservableObject {
    private let gateway: SendOTPGateway
    private let login: LoginUseCase

    init(gateway: SendOTPGateway, login: LoginUseCase) {
      self.gateway = gateway
      self.login = login
    }

    func send() async throws {
      // strata:disable:next skipped-layer — moves with ticket 12
      try await gateway.send(phone: "1")
      try await login.execute()
    }

    func guess() {
      elsewhere.send(phone: "2")
    }
  }

  extension LoginViewModel {
    struct Draft { var gateway: SendOTPGateway? }
  }

  #Preview { LoginViewModel(gateway: MockGateway(), login: LoginUseCase(gateway: MockGateway())) }

  """,
  "Sources/Domain/UseCases/LoginUseCase.swift": """
  final class LoginUseCase {
    private let gateway: SendOTPGateway
    init(gateway: SendOTPGateway) { self.gateway = gateway }
    func execute() async throws { try await gateway.send(phone: "3") }
  }

  """,
  "Sources/Data/Gateways/SendOTPGateway.swift": """
  protocol SendOTPGateway { func send(phone: String) async throws }
  final class SendOTPGatewayImpl: SendOTPGateway { func send(phone: String) async throws {} }
  final class MockGateway: SendOTPGateway { func send(phone: String) async throws {} }

  """,
]

@Suite struct UsageTests {
  private func snapshot(_ definition: Definition? = nil, _ files: [String: String] = app) throws -> Snapshot {
    let definition = try definition ?? gatewayStyle()
    return Analyzer(MemoryWorkspace(files), by: definition).snapshot()
  }

  private func lines(
    of target: String, by user: String, in snapshot: Snapshot, accepting baseline: Baseline = Baseline(),
    throughProtocols: Bool = false
  ) -> [String] {
    snapshot.usages(
      of: .types(snapshot.types(named: target)), by: .types(snapshot.types(named: user)),
      throughProtocols: throughProtocols,
      accepting: baseline
    ).usages.map { usage in
      let verdict = usage.verdict
      return "\(usage.location.line) \(usage.user).\(usage.member) \(usage.kind.map { "\($0)" } ?? "-") "
        + "\(verdict.status.rawValue): \(verdict.reason)\(verdict.detail.isEmpty ? "" : ", \(verdict.detail)")"
    }
  }

  @Test func foundSuppressedAndUnknown() throws {
    #expect(
      lines(of: "SendOTPGateway", by: "LoginViewModel", in: try snapshot()) == [
        "5 LoginViewModel.gateway stores found: skipped-layer",
        "8 LoginViewModel.init(gateway:login:) takes found: skipped-layer",
        "15 LoginViewModel.send() calls excused: suppression comment, line 14: moves with ticket 12",
        "20 LoginViewModel.guess() - unknown: a member of this name is used on an expression whose type is not known",
        "25 LoginViewModel.Draft.gateway stores found: skipped-layer",
      ])
  }

  @Test func allowedNamesTheLineOfTheDefinition() throws {
    let lines = lines(of: "LoginUseCase", by: "LoginViewModel", in: try snapshot())
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.contains(" allowed: Presentation uses Domain (gateway.yml:") })
    let own = self.lines(of: "SendOTPGateway", by: "SendOTPGatewayImpl", in: try snapshot())
    #expect(own == ["2 SendOTPGatewayImpl. inherits allowed: same layer"])
  }

  @Test func aDoubleNamesWhatItsProtocolNames() throws {
    let files = [
      "Sources/Domain/Counting.swift": """
      protocol Counting { func rows() -> [RowDTO] }
      struct CountUseCase { let counting: any Counting }
      """,
      "Sources/Presentation/FakeCounting.swift": """
      final class FakeCounting: Counting {
        let client = RowClient()
        func rows() -> [RowDTO] { [] }
      }
      """,
      "Sources/Data/RowClient.swift": "struct RowDTO {}\nfinal class RowClient {}",
    ]
    let snapshot = try snapshot(nil, files)
    #expect(
      lines(of: "RowDTO", by: "FakeCounting", in: snapshot) == [
        "3 FakeCounting.rows() returns excused: test double that has to name what its protocol names"
      ])
    let created = lines(of: "RowClient", by: "FakeCounting", in: snapshot)
    #expect(!created.isEmpty && created.allSatisfy { $0.contains("found") }, "\(created)")
  }

  @Test func previewsExemptionsAndBaselineExcuse() throws {
    #expect(
      lines(of: "SendOTPGateway", by: "MockGateway", in: try snapshot()) == [
        "3 MockGateway. inherits excused: preview"
      ])
    var definition = try gatewayStyle()
    definition.exemptions = [
      Exemption(
        rules: ["skipped-layer"], symbol: Glob("LoginViewModel"), target: nil, path: nil, reason: "old screen",
        origin: "strata.yml:9")
    ]
    #expect(
      lines(of: "SendOTPGateway", by: "LoginViewModel", in: try snapshot(definition))[0]
        == "5 LoginViewModel.gateway stores excused: exemption (strata.yml:9), old screen")
    let snapshot = try snapshot()
    let baseline = Baseline(accepting: snapshot.check())
    #expect(
      lines(of: "SendOTPGateway", by: "LoginViewModel", in: snapshot, accepting: baseline).filter {
        $0.contains("excused: baseline")
      }.count == 3)
  }

  @Test func usagesThroughProtocolsAreAsked() throws {
    let snapshot = try snapshot()
    #expect(!lines(of: "SendOTPGatewayImpl", by: "LoginViewModel", in: snapshot).contains { $0.contains("found") })
    let found = lines(of: "SendOTPGatewayImpl", by: "LoginViewModel", in: snapshot, throughProtocols: true)
    #expect(found.filter { $0.contains("found: skipped-layer") }.count == 3)
  }

  @Test func withoutAUsageItSaysWhatElseIsUsed() throws {
    let snapshot = try snapshot()
    let none = snapshot.usages(
      of: .types(snapshot.types(named: "MockGateway")), by: .types(snapshot.types(named: "LoginUseCase")))
    #expect(none.usages.isEmpty)
    #expect(none.related.map(\.name) == ["SendOTPGateway"])
  }

  /// Every resolved reference has one verdict.
  @Test func statisticsCountEveryReference() throws {
    let snapshot = try snapshot()
    let usages = snapshot.statistics(snapshot.checkWithVerdicts().verdicts).usages
    #expect(usages.reduce(0) { $0 + $1.count } == snapshot.graph.references.count { $0.target.typeID != nil })
    #expect(usages.contains { $0.from == "Presentation" && $0.to == "Data" && $0.reason == "skipped-layer" })
    #expect(usages.contains { $0.status == .excused && $0.reason == "preview" })
    #expect(!usages.contains { $0.status == .unknown })
  }

  /// Without a rule that reports it, a forbidden usage is not allowed.
  @Test func aRuleThatDoesNotRunIsSaid() throws {
    var definition = try gatewayStyle()
    definition.rules = definition.rules.mapValues { _ in RuleSettings(severity: .off) }
    #expect(
      lines(of: "SendOTPGateway", by: "LoginViewModel", in: try snapshot(definition))[0]
        == "5 LoginViewModel.gateway stores excused: dependency-rule does not run")
  }
}
