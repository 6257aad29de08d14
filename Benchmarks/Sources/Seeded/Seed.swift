/// One violation: an operator, the type that it is written into or beside, the type that it uses.
struct Seed {
  /// Where the code is written.
  enum Place {
    /// Into the source's own file.
    case own
    /// At the end of another file.
    case end(of: String)
    /// Into a new file of a folder.
    case new(in: String)
  }

  var number: Int
  var candidate: Operator
  var source: DeclaredType
  var target: DeclaredType
  var ban: Policy.Ban
  var place: Place
  /// Module of the file that the code is written into.
  var module: String
  /// Rules that a suppression in the code names.
  var rules: [String] = []

  /// The file that the code is written into.
  var file: String {
    switch place {
    case .own: source.file
    case .end(let file): file
    case .new(let folder): (folder.isEmpty ? "" : folder + "/") + "Seeded\(number)File.swift"
    }
  }

  /// What a finding about it names.
  var reportedName: String {
    candidate.named.map(replaced) ?? target.simpleName
  }

  /// Code that is added to the target's file.
  var codeBesideTarget: String? { candidate.besideTarget.map { "\n" + replaced($0) + "\n" } }

  /// Ends every line that has to be found.
  var marker: String { "// seeded \(number)." }

  /// The operator's code with all placeholders replaced, in what has to be around it.
  var code: String {
    let text = replaced(candidate.code)
    switch candidate.placement {
    case .member: return "\n" + Self.indented(text, by: 2)
    case .body: return "\n  func seeded\(number)() async throws {\n" + Self.indented(text, by: 4) + "  }\n"
    case .sameFile, .newFile: return "\n" + text + "\n"
    case .extensionSameFile, .extensionNewFile, .extensionOtherFolder, .extensionOtherModule:
      return "\nextension \(source.name) {\n" + Self.indented(text, by: 2) + "}\n"
    }
  }

  private func replaced(_ code: String) -> String {
    var text = code
    let isExistential = target.kind == .protocol && number % 2 == 0
    var replacements = Helpers(target: target).replacements
    replacements += [
      ("{T}", isExistential ? "(any \(target.name))" : target.name), ("{N}", target.name), ("{S}", source.name),
      ("{n}", "\(number)"),
      ("{rules}", rules.joined(separator: ", ")), ("//!", marker),
    ]
    for (placeholder, replacement) in replacements { text.replace(placeholder, with: replacement) }
    return text
  }

  private static func indented(_ text: String, by spaces: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: spaces) + $0 + "\n" }.joined()
  }
}

/// Seeds that belong together: one, or several of the same source and target.
struct SeedGroup {
  var seeds: [Seed]

  /// Files that no other group of the same run may change, and the type that no other may be about.
  var claims: Set<String> {
    Set(seeds.flatMap { [$0.file, $0.source.file, "type " + $0.source.module + "." + $0.source.outermost] })
  }
}
