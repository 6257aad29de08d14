import Foundation
import StrataMap
import Testing

/// `strata map` on apps of the repository.
@Suite struct MapCommandTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path(percentEncoded: false)

  private func json(_ arguments: [String], in folder: String) throws -> [String: Any] {
    let run = Run(["map", "--format", "json"] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func edges(_ map: [String: Any]) throws -> [[String: Any]] {
    try #require(map["edges"] as? [[String: Any]]) + #require(map["otherEdges"] as? [[String: Any]])
  }

  /// By module and name: the layer of a type.
  private func layers(_ map: [String: Any]) throws -> [String: String] {
    var layers: [String: String] = [:]
    for type in try #require(map["types"] as? [[String: Any]]) {
      layers["\(type["module"] ?? "").\(type["name"] ?? "")"] = type["layer"] as? String ?? "no layer"
    }
    return layers
  }

  /// The layers of an edge, as a program that reads the JSON computes them.
  private func ends(_ edge: [String: Any], _ layers: [String: String], otherwise: String) -> (String, String) {
    func layer(_ key: String, _ end: String) -> String {
      if let named = edge[key] { return named as? String ?? "no layer" }
      return layers["\(edge[end + "Module"] ?? "").\(edge[end] ?? "")"] ?? otherwise
    }
    return (layer("fromLayer", "from"), layer("toLayer", "to"))
  }

  /// The usages of the JSON are those of the table of `--statistics`, by verdict.
  @Test(arguments: ["Templates/repository", "Templates/gateway", "Examples/Bazaar/Login"])
  func countsAgreeWithStatistics(_ folder: String) throws {
    let folder = Self.root + folder
    let map = try json([], in: folder)
    var counts: [String: Int] = [:]
    for edge in try edges(map) {
      counts[edge["verdict"] as? String ?? "", default: 0] += edge["usages"] as? Int ?? 0
    }
    let all = counts.values.reduce(0, +)
    #expect(all > 20)
    let statistics = Run("check", "--statistics", in: folder).output
    let lines = statistics.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("Usages by layer") }.dropFirst(2).prefix { !$0.isEmpty }
    let verdicts = ["allowed", "found", "excused", "unknown"]
    var table: [String: Int] = [:]
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let verdict = try #require(words.firstIndex { verdicts.contains($0) })
      table[words[verdict], default: 0] += Int(words[verdict + 1].filter(\.isNumber)) ?? 0
    }
    #expect(table == counts)
  }

  /// Every arrow of a picture is made of edges, and every edge between two boxes is part of an arrow.
  @Test(arguments: ["Templates/repository", "Templates/module"]) func arrowsAreEdges(_ folder: String) throws {
    let map = try json(["--collapse", "layer"], in: Self.root + folder)
    let (layers, picture) = (try layers(map), try #require(map["picture"] as? [String: Any]))
    let tests = Set(
      try #require(map["types"] as? [[String: Any]]).filter { $0["test"] as? Bool == true }.compactMap {
        $0["file"] as? String
      })
    var expected: [String: Int] = [:]
    for edge in try #require(map["edges"] as? [[String: Any]]) where !tests.contains(edge["file"] as? String ?? "") {
      let (from, to) = ends(edge, layers, otherwise: "?")
      if from != to { expected["\(from) > \(to)", default: 0] += edge["usages"] as? Int ?? 0 }
    }
    let boxes = try #require(picture["boxes"] as? [[String: Any]]).map { $0["name"] as? String ?? "" }
    var drawn: [String: Int] = [:]
    for arrow in try #require(picture["arrows"] as? [[String: Any]]) {
      let (from, to) = (try #require(arrow["from"] as? Int), try #require(arrow["to"] as? Int))
      let usages = try #require(arrow["usages"] as? [String: Int])
      drawn["\(boxes[from]) > \(boxes[to])"] = usages.values.reduce(0, +)
    }
    #expect(Set(expected.keys).isSubset(of: drawn.keys))
    // Code outside types is drawn as well.
    for (pair, count) in expected { #expect(drawn[pair, default: 0] >= count, "\(pair)") }
    #expect(!drawn.isEmpty)
  }

  @Test func drawsEachFormat() throws {
    let folder = try TestFolder(SmallApp.configured)
    for format in MapFormat.allCases {
      let run = Run("map", "--format", format.rawValue, in: folder.path)
      #expect(run.status == 0 && run.output.contains("LoginViewModel"), "\(format): \(run.errors)")
    }
    #expect(Run("map", "--format", "svg", in: folder.path).output.contains("3 violations"))
  }

  @Test func mistakesAreErrors() throws {
    let folder = try TestFolder(SmallApp.configured)
    let unknown = Run("map", "--focus", "LoginViewModl", in: folder.path)
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'LoginViewModel'?"))
    #expect(Run("map", "--between", "LoginViewModel", in: folder.path).status == 2)
    #expect(Run("map", "--depth", "2", in: folder.path).errors.contains("--depth needs --focus or --reaches"))
  }

  @Test func theSameCodeHasTheSamePicture() {
    let folder = Self.root + "Templates/coordinator"
    let picture = Run("map", in: folder)
    #expect(picture.status == 0 && picture.output == Run("map", "--no-cache", "--jobs", "1", in: folder).output)
  }
}
