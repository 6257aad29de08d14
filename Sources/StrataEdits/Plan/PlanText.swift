import StrataModel

extension EditPlan {
  /// The plan as a tree of folders, a line for each file: `+` created, `~` edited, `-` deleted, `>` moved.
  package var tree: String {
    var result = ""
    var open: [Substring] = []
    for entry in entries {
      let parts = entry.path.pathComponents
      let folders = Array(parts.dropLast())
      let common = zip(open, folders).prefix { $0 == $1 }.count
      for depth in common..<max(common, folders.count) {
        result += String(repeating: "  ", count: depth) + "  \(folders[depth])/\n"
      }
      open = folders
      result += String(repeating: "  ", count: folders.count) + line(entry, name: parts.last ?? "") + "\n"
    }
    return result
  }

  private func line(_ entry: Entry, name: Substring) -> String {
    switch entry.change {
    case .create: "+ \(name)"
    case .edit: "~ \(name)"
    case .delete: "- \(name)"
    case .move(let target, _, _): "> \(name) → \(target)"
    }
  }

  /// The plan as a patch that `patch -p1` and `git apply` accept, apart from moves and binary files.
  package var diff: String {
    entries.map { entry in
      let name = entry.path
      return switch entry.change {
      case .create(let bytes, _): UnifiedDiff.text(of: nil, (name, bytes))
      case .edit(let before, let after): UnifiedDiff.text(of: (name, before), (name, after))
      case .delete(let bytes): UnifiedDiff.text(of: (name, bytes), nil)
      case .move(let target, let before, let after): UnifiedDiff.text(of: (name, before), (target, after))
      }
    }.joined()
  }
}
