import StrataModel
import StrataProject
import Testing

@testable import strata

@Suite struct ToolTests {
  @Test func helpListsEveryCommandAndNoOther() {
    let run = Run()
    #expect(run.status == 0 && run.errors.isEmpty)
    for command in CommandList.all { #expect(run.output.contains("\n  \(command.spec.name) ")) }
    for name in Tool.later { #expect(!run.output.contains("\n  \(name) ")) }
    #expect(Run("--help").output == run.output)
    #expect(Run("help").output == run.output)
  }

  @Test(arguments: CommandList.all.map { $0.spec.name }) func everyCommandHasHelp(_ name: String) {
    let run = Run(name, "--help")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("strata \(name): "))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.output)")
    #expect(Run("help", name).output == run.output)
  }

  @Test func version() {
    let run = Run("--version")
    #expect(run.status == 0 && run.output == "strata \(strataVersion)\n")
  }

  @Test(arguments: [
    ("chekc", "strata: error: unknown command 'chekc'; did you mean 'check'?\n"),
    ("tmp", "strata: error: unknown command 'tmp'; did you mean 'strata check tmp'?\n"),
    (
      "lsp",
      """
      strata: error: 'strata lsp' is not available yet; commands are check, init, styles, rules, explain, map, flow, whatif, diff, history, metrics, \
      report, new, add, remove, rename, kit, completions, man

      """
    ),
    ("--strict", "strata: error: unknown option '--strict'; put a command first: strata check --strict …\n"),
  ]) func unknownCommands(_ word: String, _ message: String) {
    let run = Run(word)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == message)
  }

  @Test(arguments: ["fix", "watch", "doctor"]) func laterCommandsSaySo(_ word: String) {
    let run = Run(word, "X")
    #expect(run.status == 2 && run.errors.hasPrefix("strata: error: 'strata \(word)' is not available yet; "))
  }

  @Test(arguments: [
    ("check", "--index-store=x")
  ]) func laterOptionsSaySo(_ command: String, _ option: String) {
    let run = Run(command, option)
    let name = option.prefix { $0 != "=" }
    #expect(run.status == 2 && run.errors.hasPrefix("strata: error: option '\(name)' is not available yet\n"))
  }

  @Test func mistakesPointToTheHelp() {
    let run = Run("check", "--formt", "json", "--jobs", "0")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == """
        strata: error: unknown option '--formt'; did you mean '--format'?
        strata: error: option '--jobs': '0' is not a number from 1 to 256
        Run 'strata check --help' for its options.

        """)
  }

  @Test(arguments: [["init", "--print"], ["check", "/"], ["new", "app", "Shop"]])
  func nothingRunsInAFolderThatWasDeleted(arguments: [String]) {
    let run = Run(arguments, in: "")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "strata: error: the current folder does not exist any more; change to one that does\n")
  }

  @Test func failureOfOutputIsOurFault() {
    let console = Console(
      print: { _ throws(SystemError) in throw SystemError("standard output", code: 28) }, note: { _ in },
      directory: "/", environment: [:])
    #expect(Tool.run(["--version"], console) == .failure)
  }
}
