import BenchmarkSupport

/// Tests: the long files of the code base.
enum TestFiles {
  static func all(_ feature: Feature, _ random: inout RandomSource) -> [SourceText] {
    [
      SourceText(
        path: "Tests/\(feature.presentation)Tests/\(feature.name)ViewModelTests.swift", text: tests(feature, &random))
    ]
  }

  private static func tests(_ feature: Feature, _ random: inout RandomSource) -> String {
    var code = CodeWriter()
    code.lines("import Testing", "import \(feature.domain)", "@testable import \(feature.presentation)", "")
    for verb in feature.verbs {
      code.block("private struct Fake\(verb)\(feature.name)UseCase: \(verb)\(feature.name)UseCase") { code in
        code.line("var result: Result<\(feature.name), \(feature.name)Error>")
        code.block("func execute(_ \(feature.variable): \(feature.name)) async throws -> \(feature.name)") {
          $0.line("try result.get()")
        }
      }
      code.line()
    }
    // One feature in eight has a file of some hundred cases.
    let count = random.chance(12) ? random.number(120...300) : random.number(12...40)
    code.block("@MainActor struct \(feature.name)ViewModelTests") { code in
      for number in 1...count {
        let property = random.pick(feature.properties)
        code.block("@Test(\"\(property.name) survives, case \(number)\") func \(property.name)\(number)() async throws")
        { code in
          code.line("let \(feature.variable) = \(feature.name)(id: .init(rawValue: \"\(number)\"), status: .submitted)")
          let arguments = feature.verbs.map {
            "\($0.lowercased())\(feature.entity): Fake\($0)\(feature.name)UseCase(result: .success(\(feature.variable)))"
          }
          code.line(
            "let viewModel = \(feature.name)ViewModel(\(arguments.joined(separator: ", ")), onSelect: { _ in })")
          code.line("await viewModel.\(feature.verbs[0].lowercased())(\(feature.variable))")
          code.line(
            "#expect(viewModel.state.items.allSatisfy { $0.\(property.name) == \(feature.variable).\(property.name) })")
          code.line(
            "let numbers = [\((1...random.number(3...12)).map { String($0 &* number) }.joined(separator: ", "))]")
          code.line("#expect(numbers.reduce(0, +) > \(number) || numbers.isEmpty)")
        }
      }
    }
    return code.text
  }
}
