import Foundation
import Testing

@testable import StrataCommandLine
@testable import strata

@Suite struct CompletionTests {
  /// What bash completes for words of a command line, of which the last one is typed.
  private func completed(_ words: String...) throws -> [String] {
    let folder = try TestFolder(["completion.bash": Run("completions", "bash").output])
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    process.arguments = [
      "-c",
      "source completion.bash; COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1); _strata; printf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func bashCompletesCommandsOptionsAndValues() throws {
    #expect(try completed("strata", "che") == ["check"])
    #expect(try completed("strata", "check", "--chang") == ["--changed-since"])
    #expect(try completed("strata", "check", "--format", "sar") == ["sarif"])
    #expect(try completed("strata", "check", "--style", "gat") == ["gateway"])
    #expect(try completed("strata", "check", "--only", "skipped") == ["skipped-layer"])
    #expect(try completed("strata", "check", "comp") == ["completion.bash"])
    #expect(try completed("strata", "add", "fe") == ["feature"])
    #expect(try completed("strata", "completions", "z") == ["zsh"])
    #expect(try completed("strata", "man", "whati") == ["whatif"])
  }

  @Test func everyShellHasEveryOption() {
    for command in CommandList.all {
      for option in command.spec.options.map(\.spec) {
        #expect(Run("completions", "bash").output.contains("--\(option.name)"))
        #expect(Run("completions", "zsh").output.contains("'--\(option.name)["))
        #expect(
          Run("completions", "fish").output.contains("from \(command.spec.name)' -l \(option.name)"))
      }
    }
    let run = Run("completions", "csh")
    #expect(run.status == 2)
    #expect(run.errors == "strata: error: there is no completion for 'csh'; the shells are bash, zsh, fish\n")
  }

  @Test func manualPagesAreWellFormed() {
    let requests: Set<Substring> = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".BR"]
    let pages = [Run("man")] + CommandList.all.map { Run("man", $0.spec.name) }
    for page in pages {
      #expect(page.status == 0 && page.output.hasPrefix(".TH STRATA"))
      let isASCII = page.output.allSatisfy { $0.isASCII }
      #expect(isASCII)
      for line in page.output.split(separator: "\n") where ".'".contains(line.prefix(1)) {
        #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
      }
    }
    #expect(pages[0].output.contains(".BR strata\\-check (1),"))
    #expect(Run("man", "chek").errors.contains("did you mean 'check'"))
  }
}
