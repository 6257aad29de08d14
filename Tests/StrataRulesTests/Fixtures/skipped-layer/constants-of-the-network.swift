// style: repository
// rules: skipped-layer
// Constants for the network send nothing.
// file: Sources/Setup/Setup.swift
import Foundation

enum Setup {
  struct Network {
    static let isLogged = true
    static let host = "https://harbour.example"
    static var help: String { host + "/help" }
  }

  struct Line {}
}
// file: Sources/Presentation/HelpViewModel.swift
final class HelpViewModel {
  var address: String { Setup.Network.help }
}
