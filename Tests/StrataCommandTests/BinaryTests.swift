import Foundation
import Testing

@testable import strata

/// What only the real program can show: its streams and its exit status.
@Suite struct BinaryTests {
  /// Beside the test bundle, where the build puts it.
  static let tool: String? = {
    let folders = [CommandLine.arguments[0], Bundle.main.bundlePath].flatMap {
      [Paths.parent(of: $0), Paths.parent(of: Paths.parent(of: $0)), $0]
    }
    return folders.map { $0 + "/strata" }.first { Files.kind($0) == .file }
  }()

  private func shell(_ script: String, in folder: TestFolder) throws -> (status: Int32, output: String) {
    let tool = try #require(Self.tool, "the tool has not been built")
    let result = Subprocess.run(["bash", "-c", "cd \"$1\"; strata() { \"$0\" \"$@\"; }; " + script, tool, folder.path])
    return (result.status, String(decoding: result.output, as: UTF8.self))
  }

  @Test func closedPipesAreQuiet() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = try shell(
      "{ \"$0\" check 2>&3; echo \"$?\" >&2; } 2>status 3>errors | true; cat status errors", in: folder)
    #expect(run.output == "1\n")
  }

  @Test func closedStandardOutputIsNoFile() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = try shell("\"$0\" check >&-; echo $?", in: folder)
    #expect(run.output == "1\n")
  }

  @Test func aFullDiskIsSaid() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = try shell("\"$0\" check 2>&1 >/dev/full; echo $?", in: folder)
    #expect(run.output == "strata: error: standard output: no space left on device\n3\n")
  }

  @Test func plainTextIntoPipes() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = try shell("TERM=xterm-256color \"$0\" check | cat", in: folder)
    #expect(!run.output.contains("\u{1B}") && run.output.contains("3 errors"))
  }

  @Test func theEnvironmentNamesTheFolderOfTheCache() throws {
    let folder = try TestFolder(SmallApp.configured)
    let script = """
      home=$(mktemp -d) && export HOME=$home; unset XDG_CACHE_HOME
      umask 000; "$0" check --format json >/dev/null; echo $?; ls -A
      find $HOME -name facts | grep -c .; find $HOME/*/* $HOME/.cache/* -perm /077 2>/dev/null | grep -c .
      unset HOME; "$0" check --format json 2>&1 >/dev/null; rm -rf "$home"
      """
    let run = try shell(script, in: folder)
    #expect(
      run.output == """
        1
        Sources
        strata.yml
        1
        0
        strata: note: no cache: neither HOME nor XDG_CACHE_HOME is set; --cache DIR names a folder for it

        """)
  }
}
