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

  func commit() throws {
    try git("add", "-A", ".")
    try git("commit", "-q", "--allow-empty", "-m", "commit")
  }
}
