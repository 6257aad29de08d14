import Foundation
import StrataModel
import Testing

@testable import StrataMap

/// The page in a browser, where one is installed.
@Suite(.enabled(if: Browser.path != nil)) struct BrowserTests {
  @Test func drawsTheLayers() throws {
    let document = try Browser.document("")
    #expect(boxes(document) == ["App", "Data", "Domain", "Presentation", "Shared"])
    #expect(document.contains("class=\"arrow"))
  }

  /// From the layers to the folders of one, to a type, to a line of code.
  @Test func zoomsToTheCode() throws {
    let folders = try Browser.document("enter(shown.boxes.find(b => b.name === 'Domain'));")
    #expect(boxes(folders).contains { $0.hasSuffix("UseCases") })
    let type = try Browser.document("focusOn(base.parts.find(p => p.name === 'GetUserUseCase'));")
    #expect(boxes(type).contains("UserRepository"))
    let code = try Browser.document(
      "select({arrow: shown.arrows.find(a => a.from.name === 'Presentation' && a.to.name === 'Domain')});")
    #expect(code.contains("Why this arrow is here") && code.contains("<mark>"))
  }

  @Test func filtersSearchAndWays() throws {
    let filtered = try Browser.document(
      "$('layer').value = 2; $('layer').dispatchEvent(new Event('change')); document.title = shown.boxes.map(b => b.name).join();"
    )
    #expect(boxes(filtered).contains("Domain"))
    let found = try Browser.document("$('search').value = 'userdto'; $('search').dispatchEvent(new Event('input'));")
    #expect(found.contains("UserDto"))
    let way = try Browser.document("$('from').value = 'UserListView'; $('to').value = 'User'; findWay();")
    #expect(way.contains("UserListView → "))
  }

  /// Every box can be reached and is described for screen readers.
  @Test func boxesHaveNames() throws {
    let document = try Browser.document("")
    let boxes = document.components(separatedBy: "<g class=\"box").dropFirst()
    #expect(!boxes.isEmpty)
    for box in boxes {
      let tag = box.prefix { $0 != ">" }
      #expect(tag.contains("tabindex=\"0\"") && tag.contains("role=\"button\"") && tag.contains("aria-label=\""))
    }
  }

  private func boxes(_ document: String) -> [String] {
    document.components(separatedBy: "<g class=\"box").dropFirst().compactMap { box in
      guard let start = box.range(of: "<title>"), let end = box.range(of: "</title>") else { return nil }
      return String(box[start.upperBound..<end.lowerBound])
    }.sorted()
  }
}

/// A browser without a window.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The document of the page of a template app after a script.
  static func document(_ script: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strata-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = Sample.root.appending(path: "Templates/repository")
    let report = try MapReport.bytes(
      Sample.map("repository"), MapQuery(), as: .html, title: "App",
      source: { try? Array(Data(contentsOf: sources.appending(path: $0))) })
    let page = String(decoding: report.bytes, as: UTF8.self)
      .replacingOccurrences(of: "</body>", with: "<script>\(script)</script></body>")
    let file = folder.appending(path: "map.html")
    try page.write(to: file, atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path(percentEncoded: false))/profile",
      "--virtual-time-budget=4000", "--dump-dom", file.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
