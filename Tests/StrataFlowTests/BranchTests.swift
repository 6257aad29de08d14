import Foundation
import StrataModel
import Testing

@testable import StrataFlow

/// The branches of the template apps that lead somewhere and that no run took, as far as the traces show it: the files in
/// `NotTaken`. `STRATA_UPDATE_EXAMPLES=1` writes them.
@Suite struct BranchTests {
  /// `LoginUseCase.execute(): catch`
  struct Branch: Hashable {
    var owner: String
    var condition: String

    var text: String { "\(owner): \(condition)" }
  }

  @Test(arguments: TraceTests.templates) func branchesThatNoRunTookAreListed(_ template: String) throws {
    let flows = try TraceTests.flows(template)
    var taken: Set<Branch> = []
    for path in try TraceTests.paths(template) {
      for flow in flows { taken.formUnion(BranchSearch().taken(flow.calls, path[...]) ?? []) }
    }
    let list = Set(flows.flatMap { BranchSearch.notTaken($0.calls, taken, in: "") }.map(\.text)).sorted()
    let file = Sample.root.appending(path: "Tests/StrataFlowTests/NotTaken/\(template).txt")
    let text = list.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["STRATA_UPDATE_EXAMPLES"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func onlyTheBranchesOnThePathAreTaken() throws {
    let flow = try Sample.flow(
      "NewsViewModel.load",
      [
        "Presentation/NewsViewModel.swift": """
        final class NewsViewModel {
          let repository = LiveRepository()
          func load(all: Bool) async throws {
            if all { try await repository.all() } else { try await repository.first() }
          }
        }
        """,
        "Data/Repositories/LiveRepository.swift": """
        final class LiveRepository {
          func all() async throws {}
          func first() async throws {}
        }
        """,
      ])
    let path = TraceTests.calls(
      in: "trace    View → NewsViewModel.load\ntrace      NewsViewModel → LiveRepository.first\n")
    let last = try #require(path.last)
    let taken = try #require(BranchSearch().taken(flow.calls, last[...]))
    #expect(taken.map(\.text) == ["NewsViewModel.load(all:): else"])
    #expect(BranchSearch.notTaken(flow.calls, taken, in: "").map(\.text) == ["NewsViewModel.load(all:): if all"])
  }
}

/// Finds the branches around the calls of a trace.
private struct BranchSearch {
  typealias Branch = BranchTests.Branch

  /// The branches on all paths of steps that are the calls of a trace; nil if there is no such path.
  func taken(_ steps: [FlowStep], _ path: ArraySlice<TraceTests.TraceCall>) -> Set<Branch>? {
    // A call that was shown before has its steps there.
    taken(steps, path, callers: [], open: [], in: "", withRepeated: false)
      ?? taken(steps, path, callers: [], open: [], in: "", withRepeated: true)
  }

  private func taken(
    _ steps: [FlowStep], _ path: ArraySlice<TraceTests.TraceCall>, callers: [String], open: Set<Branch>,
    in owner: String, withRepeated: Bool
  ) -> Set<Branch>? {
    guard let call = path.first else { return open }
    var result: Set<Branch>?
    for step in steps {
      let isCall = step.kind == .call
      let inner = isCall ? Array((callers + [step.owner]).suffix(3)) : callers
      let branches = step.kind == .branch ? open.union([Branch(owner: owner, condition: step.name)]) : open
      let name = isCall ? step.title : owner
      if TraceTests.Search().matches(step, call, callers),
        let more = taken(
          step.steps, path.dropFirst(), callers: inner, open: branches, in: name, withRepeated: withRepeated)
      {
        result = (result ?? []).union(more)
      }
      if step.isRepeated, !withRepeated { continue }
      if let more = taken(step.steps, path, callers: inner, open: branches, in: name, withRepeated: withRepeated) {
        result = (result ?? []).union(more)
      }
    }
    return result
  }

  /// The outermost branches with calls or requests that are not among those that were taken.
  static func notTaken(_ steps: [FlowStep], _ taken: Set<Branch>, in owner: String) -> [Branch] {
    steps.flatMap { step -> [Branch] in
      if step.isRepeated { return [] }
      let branch = Branch(owner: owner, condition: step.name)
      if step.kind == .branch, !taken.contains(branch) { return leadsOn(step.steps) ? [branch] : [] }
      return notTaken(step.steps, taken, in: step.kind == .call ? step.title : owner)
    }
  }

  private static func leadsOn(_ steps: [FlowStep]) -> Bool {
    steps.contains { $0.kind == .call || $0.kind == .request || $0.kind == .external || leadsOn($0.steps) }
  }
}
