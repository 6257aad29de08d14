import StrataModel

/// Which commits of a branch a history shows.
struct HistoryCommits {
  enum Interval: String, CaseIterable { case commit, week, tag }

  struct Commit {
    var id: String
    /// `2027-01-31`
    var day: String
    var title: String
  }

  /// Oldest first.
  let list: [Commit]

  /// - Parameter since: a date as Git reads it; nil: from the first commit on.
  init(_ git: Git, every interval: Interval, since: String?) throws(UserError) {
    let since = since.map { ["--since=" + $0] } ?? []
    // The merges of a branch are its history; what they merge is not.
    let own = interval == .tag ? [] : ["--first-parent"]
    let log = git.run(["log", "-z", "--format=%H%x09%ct%x09%cs%x09%s"] + own + since + ["HEAD", "--"])
    guard log.status == 0 else { throw UserError("strata history: 'git log' failed in \(git.folder)") }
    let tags = interval == .tag ? Self.tags(git) : [:]
    var commits: [(commit: Commit, week: Int)] = []
    for line in Git.fields(log.output, separator: "\0") {
      let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, let time = Int(parts[1]) else { continue }
      var commit = Commit(id: parts[0], day: parts[2], title: parts[3])
      if interval == .tag {
        guard let names = tags[parts[0]] else { continue }
        commit.title = names.joined(separator: ", ")
      }
      // The first day of 1970 was a Thursday; weeks begin on Monday.
      commits.append((commit, (time / 86_400 + 3) / 7))
    }
    // Newest first: of each week the last commit.
    var chosen: [Commit] = []
    var last: Int?
    for (commit, week) in commits {
      if interval == .week, week == last { continue }
      last = week
      chosen.append(commit)
    }
    list = chosen.reversed()
    if list.isEmpty {
      throw UserError("strata history: no \(interval == .tag ? "tag" : "commit") in this time on the current branch")
    }
  }

  /// The names of tags by their commits.
  private static func tags(_ git: Git) -> [String: [String]] {
    let listed = git.run(["for-each-ref", "--format=%(refname:short)%09%(objectname)%09%(*objectname)", "refs/tags"])
    var names: [String: [String]] = [:]
    for line in Git.fields(listed.output, separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { continue }
      names[parts[2].isEmpty ? parts[1] : parts[2], default: []].append(parts[0])
    }
    return names
  }
}
