import StrataModel

/// The two states of a repository that a command compares.
struct Revisions {
  struct State {
    /// As the user named it, or what it stands for.
    var name: String
    /// In full; nil for the working tree.
    var commit: String?
  }

  let git: Git
  var before: State
  var after: State
  /// How the states were chosen, where the user did not say so; sentences without a full stop.
  var notes: [String] = []

  /// - Parameters:
  ///   - operands: `REF` (where the current branch left it, and the working tree), `REF REF`, or `REF...REF` (where the
  ///     second one left the first one, and the second one).
  ///   - folder: any folder of the work tree.
  init(_ operands: [String], around folder: String) throws(UserError) {
    git = Git(in: try Git(in: folder).top(for: "strata diff"))
    if operands.count == 2 {
      before = try Self.state(operands[0], git)
      after = try Self.state(operands[1], git)
      return
    }
    let operand = operands[0]
    if let dots = operand.firstRange(of: "...") {
      let (one, other) = (operand[..<dots.lowerBound], operand[dots.upperBound...])
      (before, after) = (try Self.state(one, git), try Self.state(other, git))
      leave(of: after.commit ?? "HEAD")
    } else if let dots = operand.firstRange(of: "..") {
      before = try Self.state(operand[..<dots.lowerBound], git)
      after = try Self.state(operand[dots.upperBound...], git)
    } else {
      (before, after) = (try Self.state(operand[...], git), State(name: "working tree"))
      leave(of: "HEAD")
    }
  }

  /// Compares with the commit at which the branch left the first state, so that what others did since is no part of the
  /// change.
  private mutating func leave(of branch: String) {
    guard let commit = before.commit else { return }
    guard let base = git.mergeBase(commit, branch) else {
      notes.append(
        "\(before.name) and \(branch) have no commit in common, as in a shallow clone: they are compared as they are")
      return
    }
    if base != commit {
      notes.append("compared with \(base.prefix(10)), where the branch left \(before.name)")
      before.commit = base
    }
  }

  private static func state(_ name: some StringProtocol, _ git: Git) throws(UserError) -> State {
    // As in `git diff main...`
    let name = name.isEmpty ? "HEAD" : String(name)
    guard let commit = git.commit(name) else {
      throw UserError("Git does not know revision '\(name)'; a shallow clone may not contain it")
    }
    return State(name: name, commit: commit)
  }
}
