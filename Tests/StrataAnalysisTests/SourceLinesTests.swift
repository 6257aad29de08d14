import Testing

@testable import StrataAnalysis

@Suite struct SourceLinesTests {
  @Test func findsLines() {
    let lines = SourceLines(MemoryWorkspace(["a.swift": "one\r\n\nthree", "b.swift": ""]))
    #expect((0...4).map { lines.line($0, of: "a.swift") } == [nil, "one", "", "three", nil])
    #expect(lines.line(1, of: "b.swift") == nil)
    #expect(lines.line(1, of: "none.swift") == nil)
  }
}
