import Foundation
import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataFlow

/// What a template app printed with `--trace` when it ran, as far as its `.expected` files state it: each step is on a
/// path of a flow.
@Suite struct TraceTests {
  static let templates = ["coordinator", "gateway", "module", "reactive", "repository"]

  /// `trace    SendOTPUseCase → SendOTPGateway.sendOTP`
  struct TraceCall: Hashable {
    var caller: String
    var owner: String
    var member: String
    var indentation: Int
    /// The calls around it that the trace shows, from the outside in.
    var outer: [String] = []
  }

  /// Every call in a trace once, with the calls around it.
  static func calls(in text: String) -> [[TraceCall]] {
    var (result, open): ([[TraceCall]], [TraceCall]) = ([], [])
    for line in text.split(separator: "\n") {
      // What follows a state belongs to another command.
      guard line.hasPrefix("trace") else {
        open = []
        continue
      }
      let content = line.dropFirst(5)
      let indentation = content.prefix { $0 == " " }.count
      let words = content.split(separator: " ").map(String.init)
      while let last = open.last, last.indentation >= indentation { open.removeLast() }
      guard words.count >= 3, words[1] == "→" else { continue }
      let parts = words[2].split(separator: ".", maxSplits: 1).map(String.init)
      let call =
        words[0] == "Network"
        ? TraceCall(
          caller: "Network", owner: words[2], member: words.count > 3 ? words[3] : "", indentation: indentation)
        : TraceCall(
          caller: words[0], owner: parts[0], member: parts.count > 1 ? String(parts[1].prefix { $0 != "(" }) : "",
          indentation: indentation)
      // The file leaves lines out: what is above belongs to the call only if it is the caller, or directly before it.
      if let last = open.last,
        call.caller == "Network" ? last.indentation != indentation - 2 : !last.owner.hasSuffix(call.caller)
      {
        open = []
      }
      open.append(call)
      result.append(open)
    }
    var seen: Set<[TraceCall]> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// The flows of all view models of a template.
  static func flows(_ template: String) throws -> [Flow] {
    let folder = root(template)
    let text = try Data(contentsOf: folder.appending(path: "strata.yml"))
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions)
      .load(bytes: Array(text), path: "strata.yml")
    let workspace = DiskWorkspace(root: folder.path(percentEncoded: false))
    let snapshot = Sample.snapshot(of: workspace, definition)
    return snapshot.project.types(in: .viewModel).compactMap {
      snapshot.flow(of: $0, member: nil, source: { try? workspace.read($0) })
    }
  }

  static func root(_ template: String) -> URL { Sample.root.appending(path: "Templates/\(template)") }

  /// Of both runs of a template.
  static func paths(_ template: String) throws -> [[TraceCall]] {
    try ["demo.expected", "faults.expected"].flatMap {
      calls(in: try String(contentsOf: root(template).appending(path: $0), encoding: .utf8))
    }
  }

  @Test(arguments: templates) func everyStepOfATraceIsOnAPathOfAFlow(_ template: String) throws {
    let flows = try Self.flows(template)
    var missing: [String] = []
    let paths = try Self.paths(template)
    for path in paths where !flows.contains(where: { Search().contains($0.calls, path[...], callers: []) }) {
      missing.append(path.map { "\($0.caller) → \($0.owner).\($0.member)" }.joined(separator: ", "))
    }
    #expect(paths.count > 3)
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  /// A step that no trace has is not found: the search can fail.
  @Test func whatNeverRanIsOnNoPath() throws {
    let flows = try Self.flows("gateway")
    for path in [
      [TraceCall(caller: "HomeViewModel", owner: "SendOTPUseCase", member: "execute", indentation: 0)],
      [
        TraceCall(caller: "HomeViewModel", owner: "GetProfileUseCase", member: "execute", indentation: 0),
        TraceCall(caller: "Network", owner: "POST", member: "cli/client", indentation: 2),
      ],
    ] {
      #expect(!flows.contains { Search().contains($0.calls, path[...], callers: []) })
    }
  }

  /// Finds a path of calls among steps.
  struct Search {
    func contains(_ steps: [FlowStep], _ path: ArraySlice<TraceCall>, callers: [String]) -> Bool {
      guard let call = path.first else { return true }
      return steps.contains { step in
        let inner = step.kind == .call ? Array((callers + [step.owner]).suffix(3)) : callers
        if matches(step, call, callers), contains(step.steps, path.dropFirst(), callers: inner) { return true }
        return contains(step.steps, path, callers: inner)
      }
    }

    func matches(_ step: FlowStep, _ call: TraceCall, _ callers: [String]) -> Bool {
      if call.caller == "Network" {
        guard step.kind == .request else { return false }
        return ([step.name] + step.notes).contains { isRequest($0, call) }
      }
      guard step.kind == .call, step.name.prefix(while: { $0 != "(" }) == call.member else { return false }
      let names = [call.owner, call.owner + "Protocol", call.owner + "Impl", call.owner + "Imp"]
      return (names.contains(step.owner) || step.interface.map(names.contains) == true)
        && (callers.isEmpty ? call.caller == "View" : callers.contains { isCaller($0, call.caller) })
    }

    private func isCaller(_ name: String, _ caller: String) -> Bool {
      [name, String(name.dropLast(4)), String(name.dropLast(3))].contains { $0.hasSuffix(caller) }
    }

    /// `GET users/{id}` for `GET /users/7`.
    private func isRequest(_ text: String, _ call: TraceCall) -> Bool {
      let words = text.split(separator: " ").map(String.init)
      guard words.count == 2, words[0] == call.owner else { return false }
      if call.member.isEmpty { return true }
      let (stated, sent) = (words[1].split(separator: "/"), call.member.split(separator: "/"))
      return stated.last?.contains("{") == true && stated.count == 1
        || stated.count <= sent.count
          && zip(stated.reversed(), sent.reversed()).allSatisfy {
            $0.contains("{") || $0 == $1 || $1.hasPrefix($0 + "?")
          }
    }
  }
}
