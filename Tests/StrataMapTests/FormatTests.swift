import Foundation
import StrataModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import StrataMap

/// The formats say the same.
@Suite struct FormatTests {
  private static let map = SelectionTests.map ?? CodeMap()

  private func text(_ format: MapFormat, _ level: CollapseLevel? = .layer) throws -> String {
    var query = MapQuery()
    query.collapse = level
    return String(decoding: try MapReport.bytes(Self.map, query, as: format, title: "App").bytes, as: UTF8.self)
  }

  @Test func mermaid() throws {
    #expect(
      try text(.mermaid) == """
        %% 1 usage in test code is not drawn.
        flowchart TB
          subgraph band0["View"]
            b0["View<br/>2 types"]
          end
          subgraph band1["Logic"]
            b1["Logic<br/>2 types"]
          end
          subgraph band2["Store"]
            b2["Store<br/>2 types"]
          end
          b0 -->|2| b1
          b0 ==>|1| b2
          b1 -->|2| b2
          linkStyle 1 stroke:#c6262e,stroke-width:3px

        """)
  }

  @Test(.enabled(if: Dot.path != nil)) func graphvizReadsDot() throws {
    let text = try text(.dot, .type)
    #expect(text.contains("b0 -> ") && text.contains("color=\"#c6262e\""))
    let process = Process()
    process.executableURL = URL(filePath: Dot.path ?? "")
    process.arguments = ["-Tplain"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let plain = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      plain.split(separator: "\n").count { $0.hasPrefix("edge ") }
        == text.split(separator: "\n").count { $0.contains(" -> ") })
  }

  @Test func plantUML() throws {
    let lines = try text(.plantuml).split(separator: "\n")
    #expect(lines.first == "@startuml" && lines.last == "@enduml")
    #expect(lines.contains { $0.hasPrefix("b0 -[#c6262e,thickness=") && $0.hasSuffix("]-> b2 : 1") })
  }

  @Test(arguments: CollapseLevel.allCases) func svgIsWellFormed(_ level: CollapseLevel) throws {
    let text = try text(.svg, level)
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(try text == self.text(.svg, level))
  }

  /// Names of operators, generics and files may have any characters.
  @Test func namesAreEscaped() throws {
    var picture = MapPicture(
      title: "a<b>&\"c\"", level: .type, bands: ["x\"y<z"], boxes: [], arrows: [], omissions: [])
    for name in ["A<\"B\">&C\\", "D`#\n"] {
      picture.boxes.append(
        MapPicture.Box(name: name, detail: "<\"", band: 0, layer: 0, types: 1, inside: UsageTally()))
    }
    let parser = XMLParser(data: Data(SVGPicture.svg(picture)))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(MermaidDiagram.text(picture).contains("b0[\"A#lt;#quot;B#quot;#gt;&C\\<br/>#lt;#quot;\"]"))
    #expect(String(decoding: DOTDiagram.bytes(picture), as: UTF8.self).contains(#"label="A<\"B\">&C\\\n<\"""#))
  }

  /// GitHub draws neither more than 500 edges nor more than 50,000 characters.
  @Test func mermaidKeepsTheLimitsOfGitHub() throws {
    var map = CodeMap()
    map.modules = (0..<30).map { "Module\($0)" }
    map.verdicts = [UsageVerdict(.allowed, reason: "same layer")]
    for index in 0..<300 {
      map.files.append(CodeMap.File(path: "Folder\(index / 5)/File\(index).swift", module: index / 10))
      map.parts.append(
        CodeMap.Part(name: "Type\(index)", module: index / 10, kind: "class", file: index, line: 1))
    }
    for from in 0..<300 {
      for step in 1...40 {
        map.usages.append(
          CodeMap.Usage(
            from: from, to: (from + step * 7) % 300, kind: .stores, file: from, line: step, column: 1, verdict: 0))
      }
    }
    for level in [CollapseLevel.type, .folder, .module] {
      var query = MapQuery()
      query.collapse = level
      let picture = try map.picture(query, title: "Large", limit: MermaidDiagram.limit)
      let text = MermaidDiagram.text(picture)
      #expect(picture.arrows.count <= 500 && text.count <= 50_000)
      #expect(!picture.omissions.isEmpty && text.hasPrefix("%% "), "\(level)")
    }
    #expect(throws: Never.self) { try map.picture(MapQuery(), title: "Large") }
  }
}
