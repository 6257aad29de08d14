#if os(Linux) || os(macOS)
  import Foundation
  import StrataPresentation

  extension UiState where Failure == ItemsError {
    /// The text of a state on every screen of the terminal.
    func text(of name: String, _ locale: Locale, tellsAge: Bool = false, _ lines: (Value) -> [String]) -> String {
      var notices: [String] = []
      if isLoading { notices.append("loading") }
      if let failure { notices.append("failed: \(failure.text(locale))") }
      if tellsAge && isStale { notices.append("These may be out of date.") }
      let title = ([name] + (notices.isEmpty ? [] : ["(\(notices.joined(separator: " ")))"])).joined(separator: " ")
      return ([title] + (value.map(lines) ?? [])).joined(separator: "\n")
    }
  }
#endif
