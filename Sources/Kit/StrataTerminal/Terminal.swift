import Observation

/// What an example app shows on a terminal: commands, states, and the steps between them, in the order in which they
/// happened.
@MainActor
public final class Terminal {
  private let output: (String) -> Void
  private var states: [ShownState] = []

  /// A terminal that writes through `output`, which gets text with its line breaks.
  public init(output: @escaping (String) -> Void) {
    self.output = output
  }

  /// Writes a line, after the states that came before it.
  public func write(_ line: String) {
    showStates()
    output(line + "\n")
  }

  /// Shows a state now and whenever it changes, as one line or several.
  ///
  /// Every change is shown, also of two that follow each other without a pause.
  /// - Parameter render: the text of the state, made from observable objects. An empty text shows nothing.
  public func show(_ render: @escaping @MainActor () -> String) {
    let state = ShownState(render)
    states.append(state)
    watch(state)
    showStates()
  }

  func prompt(_ text: String) {
    showStates()
    output(text)
  }

  /// A change is announced before it is made: its text is known when the next one is announced, when somebody writes, or
  /// as soon as the main actor is free.
  private func watch(_ state: ShownState) {
    withObservationTracking {
      _ = state.render()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.showStates()
        state.isPending = true
        self.watch(state)
        Task { self.showStates() }
      }
    }
  }

  private func showStates() {
    for state in states where state.isPending {
      state.isPending = false
      let text = state.render()
      guard text != state.shown else { continue }
      state.shown = text
      for line in text.split(separator: "\n", omittingEmptySubsequences: true) { output("  state  \(line)\n") }
    }
  }

  @MainActor
  private final class ShownState {
    let render: @MainActor () -> String
    var shown = ""
    var isPending = true

    init(_ render: @escaping @MainActor () -> String) { self.render = render }
  }
}
