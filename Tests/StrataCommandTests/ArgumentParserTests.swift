import StrataCommandLine
import Testing

@Suite struct ArgumentParserTests {
  private enum Colour: String, CaseIterable { case red, green }

  private static let verbose = Option.flag("verbose", help: "v")
  private static let name = Option.text("name", "NAME", help: "n")
  private static let count = Option.number("count", "N", in: 1...9, help: "c")
  private static let rules = Option.list("rules", "RULE,…", help: "r")
  private static let colour = Option<Colour>.choice("colour", "C", initial: .red, later: ["blue"], help: "c")

  private static let spec = CommandSpec(
    name: "paint", summary: "s", operands: OperandSpec(placeholder: "[FILE…]", count: 0...2, help: "f"),
    groups: [OptionGroup("O", [verbose.declared, name.declared, count.declared, rules.declared, colour.declared])],
    laterOptions: ["shade"])

  private func parse(_ line: String) throws -> ParsedArguments {
    try ArgumentParser.parse(line.split(separator: " ").map(String.init), for: Self.spec)
  }

  private func mistakes(_ line: String) -> [String] {
    do {
      _ = try parse(line)
      return []
    } catch {
      return (error as? CommandLineErrors)?.messages ?? ["\(error)"]
    }
  }

  @Test func readsEveryForm() throws {
    let parsed = try parse("--verbose a --name=x=y --count 3 --rules a,b --rules=c --colour green - ")
    #expect(parsed[Self.verbose])
    #expect(parsed[Self.name] == "x=y")
    #expect(parsed[Self.count] == 3)
    #expect(parsed[Self.rules] == ["a", "b", "c"])
    #expect(parsed[Self.colour] == .green)
    #expect(parsed.operands == ["a", "-"])
  }

  @Test func hasInitialValues() throws {
    let parsed = try parse("")
    #expect(!parsed[Self.verbose] && parsed[Self.name] == nil && parsed[Self.colour] == .red)
    #expect(!parsed.has(Self.colour))
  }

  @Test func everythingAfterTwoDashesIsAnOperand() throws {
    #expect(try parse("-- --verbose --help").operands == ["--verbose", "--help"])
  }

  @Test func theLastOfSeveralValuesCounts() throws { #expect(try parse("--name a --name b")[Self.name] == "b") }

  @Test func helpNeedsNothingElse() throws {
    #expect(try parse("--name x --help --unknown").asksForHelp)
    #expect(try parse("-h").asksForHelp)
  }

  @Test(arguments: [
    ("--verbos", "unknown option '--verbos'; did you mean '--verbose'?"), ("--zzz", "unknown option '--zzz'"),
    ("-v", "unknown option '-v'"), ("--verbose=yes", "option '--verbose' takes no value, but 'yes' was given"),
    ("--name", "option '--name' needs a value: --name NAME"), ("--name=", "option '--name' needs a value: --name NAME"),
    ("--name --verbose", "option '--name' needs a value: --name NAME"),
    ("--count 10", "option '--count': '10' is not a number from 1 to 9"),
    ("--count x", "option '--count': 'x' is not a number from 1 to 9"),
    ("--colour pink", "option '--colour': 'pink' is unknown; the values are red, green"),
    ("--colour blue", "option '--colour': 'blue' is not available yet; the values are red, green"),
    ("--shade dark", "option '--shade' is not available yet"), ("a b c", "unexpected argument 'c'"),
  ]) func saysWhatIsWrong(_ line: String, _ message: String) {
    #expect(mistakes(line) == [message])
  }

  @Test func tellsEveryMistakeOnce() {
    #expect(mistakes("--zzz --count 0 --colour x a b c").count == 4)
  }
}

@Suite struct HelpTextTests {
  private static let spec = CommandSpec(
    name: "paint", summary: "paint a file", discussion: ["One two three four five six seven eight nine ten eleven."],
    operands: OperandSpec(placeholder: "[FILE…]", count: 0...9, help: "What to paint."),
    groups: [
      OptionGroup(
        "Colours",
        [
          Option.text("colour", "COLOUR", help: "Words that go on and on until they need another line.").declared,
          Option.flag("an-option-with-a-very-long-name", help: "Below.").declared,
        ])
    ],
    examples: [CommandExample("tool paint a", "Paints a.")])

  @Test func laysOutColumnsAndWraps() {
    #expect(
      HelpText.of(Self.spec, tool: "tool", width: 60) == """
        tool paint: paint a file

        Usage
          tool paint [FILE…] [options]

        One two three four five six seven eight nine ten eleven.

        Arguments
          FILE…  What to paint.

        Colours
          --colour COLOUR             Words that go on and on until
                                      they need another line.
          --an-option-with-a-very-long-name
                                      Below.

        Examples
          tool paint a
              Paints a.

        """)
  }
}
