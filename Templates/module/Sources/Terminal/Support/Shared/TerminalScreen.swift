#if os(Linux) || os(macOS)
  /// A view on a terminal: a text to show, and words that do what buttons do elsewhere.
  @MainActor
  public protocol TerminalScreen {
    /// What it looks like now, made from observable objects.
    var text: String { get }

    /// Is called when the screen comes into sight.
    func appear() async

    /// Does what the user typed: the name of a command, and what follows it.
    func perform(_ command: String, _ words: [String]) async
  }
#endif
