import Foundation
import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataMap

/// The page of `--format html`: what it contains, and what its script computes.
@Suite struct PageTests {
  private func page(_ map: CodeMap, source: ((String) -> [UInt8]?)? = nil) throws -> String {
    let report = try MapReport.bytes(map, MapQuery(), as: .html, title: "A <b>\"App\"", source: source)
    return String(decoding: report.bytes, as: UTF8.self)
  }

  @Test func isOneFileWithoutTheNetwork() throws {
    let page = try page(Sample.map("repository"))
    for part in ["src=", "href=", "@import", "fetch(", "http://", "https://"] {
      let found = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "").contains(part)
      #expect(!found, "\(part)")
    }
    #expect(!page.contains("{{"))
    #expect(page.contains("<title>A &lt;b&gt;&quot;App&quot;</title>"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func aNameCannotEndTheScript() throws {
    var map = SelectionTests.map ?? CodeMap()
    map.parts[0].name = "</script><script>alert(1)"
    #expect(try page(map).components(separatedBy: "</script>").count == 3)
  }

  @Test func hasTheCodeUnlessItIsLeftOut() throws {
    let map = try #require(SelectionTests.map)
    let files = SelectionTests.files.mapValues { Array($0.utf8) }
    #expect(try page(map, source: { files[$0] }).contains("struct Screen { let model: Model; let file: File }"))
    #expect(try !page(map).contains("struct Screen {"))
    // A file that cannot be read is counted.
    let report = try MapReport.bytes(map, MapQuery(), as: .html, title: "App", source: { _ in nil })
    #expect(report.omissions.contains { $0.contains("is not part of the page") || $0.contains("not part of the page") })
  }

  /// The script reads all usages, with the same verdicts, and marks the name at each location.
  @Test(.enabled(if: Node.path != nil), arguments: ["repository", "module"])
  func theScriptReadsWhatTheMapHas(_ template: String) throws {
    let map = Sample.map(template)
    let selection = try MapSelection(map, MapQuery())
    var data = PageData(map, selection)
    let folder = Sample.root.appending(path: "Templates/\(template)")
    #expect(data.addLines { try? Array(Data(contentsOf: folder.appending(path: $0))) } == 0)
    let output = try Node.run(
      """
      const lines = base.usages.map(u => { const e = base.excerpt(u); return [base.parts[u.from].name, u.kind, base.parts[u.to].name, \
      base.files[u.file], u.line, u.column, base.layerName(u.fromLayer), base.layerName(u.toLayer), base.status(u), u.member, e ? e.name : "?"].join("|"); });
      console.log(lines.join("\\n"));
      """, data: data.json(title: "App", omissions: []))
    let lines = output.split(separator: "\n").map { $0.split(separator: "|", omittingEmptySubsequences: false) }
    #expect(lines.count == selection.usages.count)
    for (line, index) in zip(lines, selection.usages) {
      let usage = map.usages[index]
      let expected = [
        map.parts[usage.from].name, String(describing: usage.kind), map.parts[usage.to].name,
        map.files[usage.file].path,
        "\(usage.line)", "\(usage.column)", map.layerName(usage.fromLayer), map.layerName(usage.toLayer),
        map.verdicts[usage.verdict].status.rawValue, map.members[usage.member],
      ]
      #expect(line.dropLast().map(String.init) == expected)
      #expect(line.last?.isEmpty == false && line.last != "?")
    }
  }

  /// The pictures of the page have the boxes and arrows of the other formats.
  @Test(.enabled(if: Node.path != nil), arguments: [CollapseLevel.layer, .module, .folder])
  func theScriptDrawsTheSameArrows(_ level: CollapseLevel) throws {
    let map = Sample.map("gateway")
    let data = PageData(map, try MapSelection(map, MapQuery()))
    let output = try Node.run(
      """
      const all = { usage: () => true, part: () => true };
      const p = picture(base, { parts: null, level: "\(level.rawValue)", around: "layer", limit: 1e9 }, all);
      console.log(p.arrows.map(a => total(a.counts)).sort((a, b) => a - b).join(" "));
      """, data: data.json(title: "App", omissions: []))
    let picture = try Sample.picture("gateway", level)
    #expect(
      output.split(separator: " ").map { Int($0.filter(\.isNumber)) ?? 0 }
        == picture.arrows.map(\.usages.total).sorted())
  }

  /// A large app: 4,000 files with 60,000 usages, each on a line of its own.
  @Test func aLargeAppHasASmallPage() throws {
    var map = CodeMap()
    map.layers = (0..<5).map { CodeMap.Layer(name: "Layer\($0)", uses: []) }
    map.modules = (0..<40).map { "Module\($0)" }
    map.verdicts = [UsageVerdict(.allowed, reason: "same layer")]
    for index in 0..<4_000 {
      let path = "App/Features/Feature\(index % 150)/Folder\(index % 7)/SomethingUseful\(index)ViewModel.swift"
      map.files.append(CodeMap.File(path: path, module: index / 100))
      map.members.append("loadEverything\(index)(from:with:)")
      for type in 0..<2 {
        map.parts.append(
          CodeMap.Part(
            name: "SomethingUseful\(index)ViewModel\(type)", module: index / 100, kind: "class", file: index, line: 3,
            layer: index % 5, role: "view-model"))
      }
      for step in 0..<15 {
        map.usages.append(
          CodeMap.Usage(
            from: index * 2, to: (index * 31 + step * 977) % 8_000, kind: .calls, file: index, line: 10 + step * 9,
            column: 25, fromLayer: index % 5, toLayer: (index * 31 + step * 977) % 8_000 / 2 % 5, verdict: 0,
            member: index))
      }
    }
    let line = Array(repeating: "    let something = somewhere.useful(with: thing, and: another)\n", count: 200)
      .joined()
    let page = try MapReport.bytes(map, MapQuery(), as: .html, title: "Large", source: { _ in Array(line.utf8) })
    #expect(page.bytes.count < 6_000_000, "\(page.bytes.count)")
    #expect(!page.omissions.isEmpty)
  }
}

/// Node.js, to run the script of the page.
enum Node {
  static let path = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// - Parameter script: finds the code base as `base`.
  static func run(_ script: String, data: String) throws -> String {
    let pages = Sample.root.appending(path: "Pages").path(percentEncoded: false)
    let folder = FileManager.default.temporaryDirectory.appending(path: "strata-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "data.json")
    try data.write(to: file, atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    let parts = ["map-layout", "map-model", "map-whatif"].map { "fs.readFileSync('\(pages)/\($0).js', 'utf8')" }
    process.arguments = [
      "-e",
      """
      const fs = require("fs"), vm = require("vm");
      const code = [\(parts.joined(separator: ", "))].join("\\n") + "\\nconst base = new CodeBase(JSON.parse(input));\\n" + script;
      vm.runInNewContext(code, { input: fs.readFileSync(process.argv[1], "utf8"), console, TextEncoder, TextDecoder, module: { exports: {} } });
      """.replacingOccurrences(of: "+ script", with: "+ " + quoted(script)), file.path(percentEncoded: false),
    ]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let failure = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: failure.suffix(2_000), as: UTF8.self))")
    return String(decoding: text, as: UTF8.self)
  }

  private static func quoted(_ text: String) -> String {
    let data = (try? JSONSerialization.data(withJSONObject: [text])) ?? Data()
    return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
  }
}
