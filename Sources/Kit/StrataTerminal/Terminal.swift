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
    showStates()
  }

  /// Whether a state has the words now, whatever space is between them.
  func isShown(_ text: String) -> Bool {
    showStates()
    let words = Self.words(text)
    return states.contains { Self.words($0.shown).contains(words) }
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func prompt(_ text: String) {
    showStates()
    output(text)
  }

  /// A change is announced before it is made: its text is known when the next one is announced, when somebody writes,
  /// or as soon as the main actor is free.
  ///
  /// What is read for the text may itself be new with the change, so it is watched again once the text is known.
  private func watch(_ state: ShownState) -> String {
    state.watches += 1
    let number = state.watches
    return withObservationTracking {
      state.render()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        if number == state.watches {
          self.showStates()
          state.isPending = true
          _ = self.watch(state)
        } else {
          // It was watched again for another state's sake while this change was announced, before it was made.
          state.isPending = true
        }
        Task { self.showStates() }
      }
    }
  }

  private func showStates() {
    for state in states where state.isPending {
      let text = watch(state)
      // Perhaps the change is only announced, to another state that depends on it: then this one is looked at again.
      guard text != state.shown else { continue }
      state.isPending = false
      state.shown = text
      for line in text.split(separator: "\n", omittingEmptySubsequences: true) { output("  state  \(line)\n") }
    }
  }

  @MainActor
  private final class ShownState {
    let render: @MainActor () -> String
    var shown = ""
    var isPending = true
    /// The last one counts: an older one would announce a change twice.
    var watches = 0

    init(_ render: @escaping @MainActor () -> String) { self.render = render }
  }
}
