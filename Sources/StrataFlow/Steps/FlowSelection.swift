/// Which steps of a flow a report shows.
public struct FlowSelection: Sendable {
  /// What may be left out. Its raw value is that of `--without`.
  public enum Detail: String, Sendable, CaseIterable {
    /// What loggers do.
    case logs
    /// State that the type of the entry sets.
    case changes
    /// Values that are created, if not of values of another layer.
    case creations
    /// Errors that are thrown.
    case errors
    /// Calls of libraries other than the network and storages.
    case libraries
    /// Calls whose target is not known.
    case unknown
  }

  /// How many calls deep, from the entry; nil: all of them.
  public var depth: Int?
  public var leavesOut: Set<Detail>

  public init(depth: Int? = nil, leavesOut: Set<Detail> = []) {
    self.depth = depth
    self.leavesOut = leavesOut
  }
}

extension Flow {
  /// The flow without what a selection leaves out. Branches and closures without steps are left out, too.
  public func showing(_ selection: FlowSelection) -> Flow {
    var result = self
    result.calls = calls.map { call in
      var call = call
      call.steps = selection.steps(of: call.steps, depth: 0)
      return call
    }
    return result
  }
}

extension FlowSelection {
  fileprivate func steps(of steps: [FlowStep], depth: Int) -> [FlowStep] {
    steps.compactMap { step in
      if let detail = detail(of: step), leavesOut.contains(detail) { return nil }
      var step = step
      let inner = step.kind == .call ? depth + 1 : depth
      if let limit = self.depth, inner >= limit, step.kind == .call {
        step.omitted = step.isRepeated ? 0 : step.callCount
        step.isCut = !step.isRepeated && step.hasCut
        step.steps = []
        return step
      }
      // Reports show these steps where they occur first. To select them again would take exponentially long.
      if step.isRepeated {
        let isEmptied = step.steps.allSatisfy { detail(of: $0).map(leavesOut.contains) ?? false }
        if step.kind.isFrame, !step.steps.isEmpty, isEmptied { return nil }
        step.steps = []
        return step
      }
      let hadSteps = !step.steps.isEmpty
      step.steps = self.steps(of: step.steps, depth: inner)
      // One of several that was left out leaves the others.
      if step.steps.isEmpty, hadSteps, step.kind.isFrame { return nil }
      return step
    }
  }

  private func detail(of step: FlowStep) -> Detail? {
    switch step.kind {
    case .call: step.role == "logger" ? .logs : nil
    case .change: .changes
    case .creation: step.sources.isEmpty && !step.steps.contains(where: \.leadsOn) ? .creations : nil
    case .failure: .errors
    case .external: step.family == nil && step.steps.isEmpty ? .libraries : nil
    case .unknown: .unknown
    case .sending: step.steps.isEmpty ? .changes : nil
    case .alternatives, .closure, .branch, .loop, .concurrent, .request, .notification: nil
    }
  }
}

extension FlowStep.Kind {
  /// Whether a step of the kind only says when others run.
  fileprivate var isFrame: Bool {
    switch self {
    case .alternatives, .closure, .branch, .loop, .concurrent: true
    case .call, .creation, .request, .external, .failure, .notification, .sending, .change, .unknown: false
    }
  }
}

extension FlowStep {
  /// The calls, requests and other ways out below the step.
  fileprivate var callCount: Int {
    steps.reduce(0) { sum, step in
      let own = step.kind == .call || step.kind == .request || step.kind == .external ? 1 : 0
      return sum + own + (step.isRepeated ? 0 : step.callCount)
    }
  }

  /// Whether a limit left out calls in it.
  fileprivate var hasCut: Bool { isCut || steps.contains { !$0.isRepeated && $0.hasCut } }

  /// Whether the step leads to another part of the code base, or out of it.
  fileprivate var leadsOn: Bool {
    switch kind {
    case .call, .request, .external, .unknown: true
    default: steps.contains(where: \.leadsOn)
    }
  }
}
