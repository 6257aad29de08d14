import StrataModel

/// Gives the files of an exemplar the name of the new app.
struct AppNames {
  private let exemplar: String
  private let name: String
  /// Whole words, everywhere.
  private let words: [String: String]
  /// Parts of the text, everywhere.
  private let values: [(String, String)]

  init(_ request: AppRequest) {
    exemplar = request.exemplar.name
    name = request.name.text
    let (old, new) = (exemplar, name)
    var words: [String: String] = ["ExampleAPI": "\(new)API", "exampleServer": "localServer"]
    for ending in Self.endings { words[old + ending] = new + ending }
    self.words = words
    values = [
      ("com.app.", "\(request.bundleIdentifier)."),
      ("com.example.\(old.lowercased())", request.bundleIdentifier), ("424242", "123456"),
      ("\(old).xcodeproj", "\(new).xcodeproj"),
    ]
  }

  /// Of the app's own types, targets and products.
  private static let endings = [
    "App", "Terminal", "Window", "Layers", "Tests", "UITests", "UnitTests", "IntegrationTests", "FlowTests",
  ]

  func path(_ path: String) -> String {
    path.pathComponents.map { component in
      let parts = component.split(separator: ".", omittingEmptySubsequences: false)
      return parts.map { words[String($0)] ?? String($0) }.joined(separator: ".")
    }.joined(separator: "/")
  }

  func text(_ text: String, path: String) -> String {
    var result = text.replacingIdentifiers(words)
    for (old, new) in values { result = result.replacing(old, with: new) }
    for old in moduleUses(path) { result = result.replacing(old, with: old.replacing(exemplar, with: name)) }
    return result
  }

  /// Where the name of the module stands alone.
  private func moduleUses(_ path: String) -> [String] {
    if path == "Package.swift" { return ["\"\(exemplar)\""] }
    return ["import \(exemplar)\n", "TerminalApp.run(\"\(exemplar)\""]
  }
}
