import Testing

@testable import StrataRules

@Suite struct ScoreTests {
  @Test func values() {
    #expect(Score(types: 10, errors: 0, warnings: 0).value == 100)
    #expect(Score(types: 0, errors: 0, warnings: 0).value == 100)
    #expect(Score(types: 1_000_000, errors: 0, warnings: 1).value == 99)
    #expect(Score(types: 10, errors: 2, warnings: 0).value == 83)
    #expect(Score(types: 10, errors: 0, warnings: 8).value == 83)
    #expect(Score(types: 0, errors: 1, warnings: 0).value == 0)
  }

  @Test func isMonotonous() {
    for types in [1, 7, 400] {
      for errors in 0..<20 {
        for warnings in 0..<20 {
          let value = Score(types: types, errors: errors, warnings: warnings).value
          #expect(Score(types: types, errors: errors + 1, warnings: warnings).value <= value)
          #expect(Score(types: types, errors: errors, warnings: warnings + 1).value <= value)
          #expect(Score(types: types + 1, errors: errors, warnings: warnings).value >= value)
        }
      }
    }
  }
}
