import Testing

@testable import strata

/// A folder with a Git repository.
struct GitRepository {
  let folder: TestFolder

  /// A repository with one commit.
  init(_ files: [String: String]) throws {
    folder = try TestFolder(files)
    try git("init", "-q", "-b", "main")
    try commit()
  }

  func git(_ arguments: String...) throws { try #require(status(arguments) == 0, "git \(arguments)") }

  private func status(_ arguments: [String]) -> Int32 {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    return Subprocess.run(["git", "-C", folder.path] + identity + arguments).status
  }

  /// - Parameter day: `2027-01-31`; nil: now.
  func commit(on day: String? = nil) throws {
    try git("add", "-A", ".")
    guard let day else { return try git("commit", "-q", "--allow-empty", "-m", "commit") }
    // The date of the committer is a variable only.
    let time = "GIT_COMMITTER_DATE=\(day)T12:00:00Z"
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    let command = ["env", time, "git", "-C", folder.path] + identity + ["commit", "-q", "-m", "commit of \(day)"]
    try #require(Subprocess.run(command).status == 0)
  }
}
