/// A path glob without braces, as a row of components that are matched one folder at a time. A set of states is a bit
/// for each component: those before it have matched.
struct PathPattern {
  private enum Component {
    /// `**`
    case folders
    /// `*`
    case one
    case named(GlobPattern)
  }

  /// Which of the globs it belongs to.
  let glob: Int
  /// Ends in `**`: every file below matches.
  let endsInFolder: Bool
  /// How many components say a name.
  let names: Int
  private let components: [Component]

  init(_ text: String, glob: Int) {
    self.glob = glob
    var components: [Component] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      if part == "**" {
        if case .folders = components.last { continue }
        components.append(.folders)
      } else {
        components.append(part == "*" ? .one : .named(GlobPattern(String(part))))
      }
    }
    // States are bits of one word.
    self.components = Array(components.prefix(62))
    names = self.components.count { if case .named = $0 { true } else { false } }
    if case .folders = self.components.last { endsInFolder = true } else { endsInFolder = false }
  }

  /// For `**/Name/**`: the name.
  var anywhereName: GlobPattern? {
    guard components.count == 3, case .folders = components[0], case .named(let name) = components[1],
      case .folders = components[2]
    else { return nil }
    return name
  }

  var start: UInt64 { closure(1) }
  /// All components have matched.
  var end: UInt64 { 1 << UInt64(components.count) }

  /// Whether everything below matches already at the root.
  var matchesRoot: Bool { endsInFolder && components.count == 1 }

  /// The states after one more folder (or file) of the path, and whether from here on everything below matches.
  func step(_ states: UInt64, _ name: String) -> (states: UInt64, entersLast: Bool) {
    var next: UInt64 = 0
    var entersLast = false
    let last = endsInFolder ? components.count - 2 : -1
    for (i, component) in components.enumerated() where states & (1 << UInt64(i)) != 0 {
      switch component {
      case .folders: next |= 1 << UInt64(i)
      case .one:
        next |= 1 << UInt64(i + 1)
        if i == last { entersLast = true }
      case .named(let pattern):
        guard pattern.matches(name) else { continue }
        next |= 1 << UInt64(i + 1)
        if i == last { entersLast = true }
      }
    }
    return (closure(next), entersLast)
  }

  /// `**` may stand for no folder at all.
  private func closure(_ states: UInt64) -> UInt64 {
    var states = states
    for (i, component) in components.enumerated() {
      if case .folders = component, states & (1 << UInt64(i)) != 0 { states |= 1 << UInt64(i + 1) }
    }
    return states
  }
}

extension GlobPattern {
  func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matches($0) }
  }
}
