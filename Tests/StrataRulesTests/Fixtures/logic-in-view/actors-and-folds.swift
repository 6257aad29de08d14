// style: repository
// Calls of an actor are awaited, whatever the function says. A fold over screens builds a view; a dictionary that a view
// groups is computed there.
// file: strata.yml
extends: repository
rules: {skipped-layer: off, dependency-rule: off}
// file: Sources/Data/DraftLocalDataSource.swift
actor DraftLocalDataSource {
  func store() throws {}
  nonisolated func name() -> String { "" }
}
// file: Sources/Presentation/FlowView.swift
import SwiftUI

indirect enum FlowStep: View {
  case end
  case step(Int, FlowStep)

  var body: some View { EmptyView() }
}

struct FlowView: View {
  let steps: [Int]
  let kinds: [String: Int]
  let drafts: DraftLocalDataSource

  var body: some View {
    steps.enumerated().reversed().reduce(FlowStep.end) { next, step in FlowStep.step(step.element, next) }
    Text(kinds.keys.sorted().joined())
    Text(Dictionary(grouping: steps, by: \.description).keys.sorted().joined())  // ! logic-in-view
    Text("\(steps.reduce(0) { $0 + $1 })")  // ! logic-in-view
    Button("Store") {
      Task { try await drafts.store() }  // ! logic-in-view FlowView -> DraftLocalDataSource
    }
    Text(drafts.name())
  }
}
