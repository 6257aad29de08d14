import StrataPresentation

extension UiState {
  /// What every terminal screen says about its state in the same words.
  func text(of name: String, tellsAge: Bool = false, _ lines: (Value) -> [String]) -> String {
    var notices: [String] = []
    if isLoading { notices.append("loading") }
    if let failure { notices.append("failed: \(failure.localizedDescription)") }
    if tellsAge && isStale { notices.append("These may be out of date.") }
    let title = ([name] + (notices.isEmpty ? [] : ["(\(notices.joined(separator: " ")))"])).joined(separator: " ")
    return ([title] + (value.map(lines) ?? [])).joined(separator: "\n")
  }
}
