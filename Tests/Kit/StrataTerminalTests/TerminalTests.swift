import Foundation
import Observation
import StrataTerminal
import Testing

@MainActor
@Observable
private final class Lamp {
  private(set) var state = "off"

  func turn(_ words: [String]) async {
    state = "warming up"
    state = words[0]
    await Task.yield()
  }
}

@MainActor
@Observable
private final class Room {
  var lamp: Lamp?
}

@MainActor
@Suite struct TerminalTests {
  private final class Paper {
    var text = ""
  }

  private func lines(_ lines: String...) -> AsyncStream<String> {
    AsyncStream { continuation in
      lines.forEach { continuation.yield($0) }
      continuation.finish()
    }
  }

  @Test func aScriptIsEchoedAndEveryStateIsShownInOrder() async {
    let paper = Paper()
    let terminal = Terminal { paper.text += $0 }
    let lamp = Lamp()
    terminal.show { lamp.state }
    let loop = CommandLoop(
      terminal, [TerminalCommand("turn", "HOW", "turns it", action: lamp.turn)], isInteractive: false)
    let mistakes = await loop.run(lines("# a comment", "", "turn on", "turn", "blow up", "quit", "turn off"))
    #expect(mistakes == 2)
    #expect(
      paper.text == """
          state  off
        > turn on
          state  warming up
          state  on
        > turn
          error  usage: turn HOW
        > blow up
          error  unknown command blow; help shows what there is
        > quit

        """)
  }

  /// A script waits for what happens by itself, however long it takes.
  @Test func aScriptWaitsForAText() async {
    let paper = Paper()
    let terminal = Terminal { paper.text += $0 }
    let lamp = Lamp()
    terminal.show { lamp.state }
    let start = TerminalCommand("start", "", "turns it on later") { _ in
      Task {
        try? await Task.sleep(for: .milliseconds(20))
        await lamp.turn(["on"])
      }
    }
    let loop = CommandLoop(terminal, [start], isInteractive: false)
    terminal.show { "5  \(lamp.state)  lamp" }
    #expect(await loop.run(lines("start", "wait on", "wait 5 on lamp")) == 0)
    #expect(paper.text.hasSuffix("  state  5  on  lamp\n> wait 5 on lamp\n"))
  }

  /// The answer to what was begun first comes last.
  @Test func aCommandIsBegunAndFinishedLater() async {
    let paper = Paper()
    let (doors, opening) = AsyncStream.makeStream(of: Void.self)
    let slow = TerminalCommand("slow", "WORD…", "waits") { words in
      paper.text += "begin \(words[0])\n"
      for await _ in doors {}
      paper.text += "end \(words[0])\n"
    }
    let quick = TerminalCommand("quick", "", "is done at once") { _ in
      paper.text += "quick\n"
      opening.finish()
    }
    let loop = CommandLoop(Terminal { _ in }, [slow, quick], isInteractive: false)
    #expect(await loop.run(lines("slow one & two &", "quick", "finish", "quick")) == 0)
    #expect(paper.text == "begin one & two\nquick\nend one & two\nquick\n")
  }

  @Test func whatComesWithAChangeIsWatchedToo() async {
    let paper = Paper()
    let terminal = Terminal { paper.text += $0 }
    let (room, lamp) = (Room(), Lamp())
    terminal.show { room.lamp?.state ?? "dark" }
    room.lamp = lamp
    await Task.yield()
    await lamp.turn(["on"])
    terminal.write("end")
    #expect(paper.text == "  state  dark\n  state  off\n  state  warming up\n  state  on\nend\n")
  }

  /// Who is told first of a change that several states depend on is random.
  @Test func statesThatDependOnTheSameChangeAreAllWatchedAfterIt() async {
    let paper = Paper()
    let terminal = Terminal { paper.text += $0 }
    let room = Room()
    let lamps = (0..<10).map { _ in Lamp() }
    for (number, lamp) in lamps.enumerated() {
      terminal.show { room.lamp == nil ? "" : "\(number) \(lamp.state)" }
    }
    room.lamp = lamps.first
    terminal.write("  lamp")
    for lamp in lamps { await lamp.turn(["on"]) }
    terminal.write("  done")
    for number in lamps.indices {
      #expect(paper.text.contains("  state  \(number) off\n") && paper.text.contains("  state  \(number) on\n"))
    }
  }

  @Test func theLastParameterCanTakeTheRestOfTheLine() async {
    let paper = Paper()
    let command = TerminalCommand("rename", "ID NAME…", "renames") { paper.text += $0.joined(separator: "|") }
    let loop = CommandLoop(Terminal { _ in }, [command], isInteractive: false)
    #expect(await loop.run(lines("rename 7 Ada  Lovelace", "rename 7")) == 1)
    #expect(paper.text == "7|Ada Lovelace")
  }

  @Test func stepsAreIndentedByDepthAndShowTypesAndErrorsOnly() async {
    struct Secret: Sendable { let token = "t0ken" }
    enum Failure: Error { case offline }
    let paper = Paper()
    let trace = TraceLogger(Terminal { paper.text += $0 })
    _ = await trace.step(from: "ViewModel", to: "UseCase.execute") { () -> Secret? in
      try? await trace.step(from: "UseCase", to: "Gateway.send") { () throws(Failure) in throw Failure.offline }
      return Secret()
    }
    _ = await trace.step(from: "UseCase", to: "Gateway.list") { [1, 2] }
    #expect(
      paper.text == """
          trace  ViewModel → UseCase.execute
          trace    UseCase → Gateway.send
          trace    UseCase ✗ offline
          trace  ViewModel ← Secret
          trace  UseCase → Gateway.list
          trace  UseCase ← [Int]

        """)
  }

  @Test func optionsAreReadAndWrongOnesAreNamed() throws {
    let options = try LaunchOptions(["--server", "http://127.0.0.1:8000", "--trace", "--script", "-", "--data", "/d"])
    #expect(options.backend == .server(try #require(URL(string: "http://127.0.0.1:8000"))))
    #expect(options.isTraced && options.script == nil && options.dataFolder?.path == "/d")
    #expect(try LaunchOptions([]) == LaunchOptions())
    #expect(throws: LaunchOptionsError.unknown("--sever")) { try LaunchOptions(["--sever"]) }
    #expect(throws: LaunchOptionsError.missingValue(of: "--script")) { try LaunchOptions(["--script"]) }
    #expect(throws: LaunchOptionsError.notAURL("localhost")) { try LaunchOptions(["--server", "localhost"]) }
  }
}
