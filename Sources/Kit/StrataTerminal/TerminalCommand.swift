/// Something that a person or a script can ask a terminal app to do: the terminal's button.
@MainActor
public struct TerminalCommand {
  /// The first word of the line.
  public let name: String
  /// The names of the words that follow, in capitals: `["PHONE", "CODE"]`. A name that ends in `…` takes the rest of
  /// the line.
  public let parameters: [String]
  /// What it does, in half a line.
  public let summary: String
  let action: ([String]) async -> Void

  /// A command.
  /// - Parameters:
  ///   - parameters: the names of its words, separated by spaces: `"PHONE CODE"`.
  ///   - action: does it, and returns when it is done. Gets as many words as there are parameters.
  public init(
    _ name: String, _ parameters: String = "", _ summary: String, action: @escaping ([String]) async -> Void
  ) {
    self.name = name
    self.parameters = parameters.split(separator: " ").map(String.init)
    self.summary = summary
    self.action = action
  }

  var usage: String { ([name] + parameters).joined(separator: " ") }

  /// The words for the action, or `nil` where there are too few or too many.
  func arguments(_ words: [Substring]) -> [String]? {
    guard parameters.last?.hasSuffix("…") == true, words.count >= parameters.count else {
      return words.count == parameters.count ? words.map(String.init) : nil
    }
    let single = parameters.count - 1
    return words.prefix(single).map(String.init) + [words.dropFirst(single).joined(separator: " ")]
  }
}
