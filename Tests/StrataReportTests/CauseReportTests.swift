import Foundation
import StrataModel
import Testing

@testable import StrataReport

@Suite struct CauseReportTests {
  private static let toDomain = ProposedChange.move(type: "Order", layer: "Domain")
  private static let toShared = ProposedChange.move(type: "Order", layer: "Shared")
  private static let port = ProposedChange.declare(protocol: "Storage", type: "StorageImpl", layer: "Domain")

  private static func finding(_ number: Int, _ changes: [ProposedChange], file: String = "Sources/A.swift") -> Finding {
    var finding = Finding(
      rule: number % 2 == 0 ? "other" : "dto-leak", severity: .error,
      location: SourceLocation(file: file, line: number, column: 1), symbol: "User\(number)", target: "Order",
      message: "`User\(number)` uses `Order`", remedy: "move it")
    finding.changes = changes
    return finding
  }

  private static func text(_ result: CheckResult, _ format: ReportFormat, _ context: ReportContext) -> String {
    String(decoding: Report.render(result, as: format, context), as: UTF8.self)
  }

  /// Eleven findings, five of them with a common change.
  private static var result: CheckResult {
    var result = CheckResult(style: "gateway", fileCount: 1, typeCount: 1)
    result.findings = (1...11).map { number in
      finding(number, number <= 3 ? [toDomain, toShared] : number <= 5 ? [port] : number == 6 ? [toShared] : [])
    }
    result.causes = Causes.shared(by: result.findings)
    return result
  }

  @Test func theChangeOfMostRemediesIsFirst() {
    let causes = Self.result.causes
    // `toShared` is proposed four times.
    #expect(causes.list.map(\.change) == [Self.toShared, Self.port])
    #expect(causes.list.map(\.findings) == [[0, 1, 2, 5], [3, 4]])
    let equal = Causes.shared(by: (0..<2).map { Self.finding($0, [Self.toDomain, Self.toShared]) })
    #expect(equal.list.map(\.change) == [Self.toDomain])
    #expect(Causes.shared(by: [Self.finding(1, [Self.toDomain])]).list.isEmpty)
  }

  @Test func theSummaryBeginsWithThem() {
    let text = Self.text(Self.result, .text, Sample.context())
    #expect(
      text.contains(
        """
        Causes: 2 changes are the remedy of 6 of 11 findings (--group-by cause shows what each closes and opens)
          4  move `Order` to Shared
          2  declare `Storage` for `StorageImpl` in Domain

        11 errors · 1 file
        """), "\(text)")
    var few = Self.result
    few.findings = Array(few.findings.prefix(6))
    few.causes = Causes.shared(by: few.findings)
    #expect(!Self.text(few, .text, Sample.context()).contains("Causes:"))
  }

  private static var examined: CheckResult {
    var result = result
    result.causes = Causes(
      [
        Cause(change: toDomain, findings: [0, 1, 2], effect: Cause.Effect(closes: 4, opens: 0)),
        Cause(change: port, findings: [3, 4], effect: Cause.Effect(closes: 2, opens: 1)),
      ], areExamined: true, failures: ["move `X` to Domain: `X` is declared inside a function"])
    return result
  }

  @Test func groupsByCause() {
    var context = Sample.context()
    context.grouping = .cause
    let text = Self.text(Self.examined, .text, context)
    for part in [
      """
      == move `Order` to Domain: closes 4 findings (3 of them here), opens none
         strata whatif move Order Domain

      app/Sources/A.swift:1:1: error: `User1` uses `Order` [dto-leak]
      """,
      """
      == declare `Storage` for `StorageImpl` in Domain: closes 2 findings, opens 1
         strata whatif declare Storage StorageImpl Domain

      app/Sources/A.swift:4:1: error:
      """,
      """
      == 6 findings with causes of their own

      app/Sources/A.swift:6:1: error:
      """,
      """
      Causes: 2 changes close 5 of 11 findings
        move `Order` to Domain: closes 4 findings (3 of them here), opens none
        declare `Storage` for `StorageImpl` in Domain: closes 2 findings, opens 1
        6 findings with causes of their own
        not examined: move `X` to Domain: `X` is declared inside a function

      11 errors
      """,
    ] { #expect(text.contains(part), "\(text)") }
    let review = Self.text(Self.examined, .markdown, context)
    #expect(
      review.contains("| cause | closes | opens |\n|---|---:|---:|\n| move `Order` to Domain | 4 | 0 |\n"), "\(review)")
    #expect(review.contains("### move `Order` to Domain: closes 4 findings"), "\(review)")
    #expect(review.contains("\n- Not examined: move `X` to Domain: "), "\(review)")
  }

  @Test func groupsByRuleFileAndType() {
    var result = Self.result
    result.findings.append(Self.finding(12, [], file: "Sources/B.swift"))
    for (grouping, titles) in [
      (GroupCriterion.rule, ["dto-leak: 6 findings", "other: 6 findings"]),
      (.file, ["app/Sources/A.swift: 11 findings", "app/Sources/B.swift: 1 finding"]),
    ] {
      var context = Sample.context()
      context.grouping = grouping
      let lines = Self.text(result, .text, context).split(separator: "\n").filter { $0.hasPrefix("== ") }
      #expect(lines == titles.map { "== \($0)" })
    }
    var context = Sample.context()
    context.grouping = .type
    #expect(Self.text(result, .text, context).contains("== User12: 1 finding\n"))
  }

  @Test func groupsByOwnerWithTheFilesOfNobodyLast() {
    var result = Self.result
    result.findings.append(Self.finding(12, [], file: "Sources/B.swift"))
    var context = Sample.context()
    (context.grouping, context.owners) = (.owner, CodeOwners("B.swift @b @c\n"))
    let lines = Self.text(result, .text, context).split(separator: "\n").filter { $0.hasPrefix("== ") }
    #expect(lines == ["== @b, @c: 1 finding", "== no owner: 11 findings"])
    #expect(Self.text(result, .json, context).contains(#""owners": ["@b", "@c"]"#))
  }

  @Test func jsonHasTheCauseOfEachFinding() throws {
    let text = Self.text(Self.examined, .json, Sample.context())
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings[0]["cause"] as? String == "move `Order` to Domain" && findings[5]["cause"] == nil)
    let causes = try #require(object["causes"] as? [[String: Any]])
    #expect(causes.count == 2 && causes[0]["command"] as? String == "strata whatif move Order Domain")
    #expect(causes[0]["closes"] as? Int == 4 && causes[0]["opens"] as? Int == 0)
    #expect(causes[0]["findings"] as? [Int] == [0, 1, 2])
    #expect((object["causesNotExamined"] as? [String])?.count == 1)
    #expect(!Self.text(Self.result, .json, Sample.context()).contains(#""closes""#))
  }

  @Test func commandsAreSafeForAShell() {
    let change = ProposedChange.move(type: "A'; rm", layer: "Data Access")
    #expect(change.command() == #"strata whatif move 'A'\''; rm' 'Data Access'"#)
    #expect(
      Self.toDomain.command(options: ["--config", "a b.yml"]) == "strata whatif move Order Domain --config 'a b.yml'")
    for change in [Self.toDomain, Self.port, .invert(user: "A", target: "B")] {
      #expect(ProposedChange(arguments: change.arguments) == change)
    }
    #expect(ProposedChange(arguments: ["move"]) == nil)
  }
}
