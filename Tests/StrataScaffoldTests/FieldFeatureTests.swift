import Testing

@testable import StrataScaffold

@Suite struct FieldFeatureTests {
  private static let root = "Sources/App/AppDependencies.swift"

  private func files(_ text: String = "final class AppDependencies { let network = 1 }\n") -> FeatureFiles {
    FeatureFiles([Self.root: Array(text.utf8)], modules: FeatureModules(ofFile: [Self.root: "Shop"], features: []))
  }

  private func grown(
    _ name: String = "GlassHouse", _ fields: String = "title: String", style: String = "repository",
    in files: FeatureFiles? = nil
  ) throws -> FieldFeature {
    try FieldFeature(
      #require(GrownName(name)), FieldList(fields), like: BuiltInExemplar(style: style), in: files ?? self.files())
  }

  @Test func filesHaveTheNameAndTheModuleOfTheApp() throws {
    let feature = try grown("GlassHouse", "id: Int, title: String, price: Decimal?")
    let entity = try #require(feature.files["Sources/Domain/Models/GlassHouse.swift"])
    #expect(
      String(decoding: entity, as: UTF8.self)
        == "import Foundation\n\nstruct GlassHouse: Identifiable, Hashable, Sendable {\n"
        + "  let id: Int\n  let title: String\n  let price: Decimal?\n}\n")
    let samples = try #require(feature.files["Tests/Fakes/GlassHouseSamples.swift"])
    #expect(String(decoding: samples, as: UTF8.self).hasPrefix("@testable import Shop\n"))
    #expect(feature.next.first == "GlassHouseListView(viewModel: dependencies.makeGlassHouseListViewModel()) { id in")
  }

  /// Such as one with another library, which the manifest leaves out.
  @Test func variantsOfTheCompositionRootDoNotChangeTheModule() throws {
    let (other, view) = ("Sources/Other/AppDependencies.swift", "Sources/App/View.swift")
    let code = Array("final class AppDependencies { let network = 1 }\n".utf8)
    let files = FeatureFiles(
      [Self.root: code, other: code, view: []],
      modules: FeatureModules(ofFile: [Self.root: "Shop", other: "A", view: "Shop"], features: []))
    let samples = try #require(try grown(in: files).files["Tests/Fakes/GlassHouseSamples.swift"])
    #expect(String(decoding: samples, as: UTF8.self).hasPrefix("@testable import Shop\n"))
  }

  /// Nothing of the exemplar is left, in any style, and the same request makes the same bytes.
  @Test(arguments: BuiltInExemplar.styles) func theNamesOfTheExemplarAreGone(style: String) throws {
    let root = try BuiltInExemplar(style: style).compositionRoot
    let project = files("struct \(root) {}\n")
    let feature = try grown("Address", "names: [String], text: String?, value: URL", style: style, in: project)
    #expect(
      feature.files
        == (try grown("Address", "names: [String], text: String?, value: URL", style: style, in: project)).files)
    for (path, bytes) in feature.files {
      let text = "\(path)\n" + String(decoding: bytes, as: UTF8.self)
      let words = text.split { !$0.isLetter }.flatMap { GrownName(String($0))?.words ?? [] }
      #expect(!words.contains { ["entry", "entries", "example"].contains($0.lowercased()) }, "\(path)")
    }
  }

  @Test func whatTheAppHasAlreadyIsRefused() {
    #expect(throws: FieldProblem.growth(.declared("GlassHouse", Self.root))) {
      try grown(in: files("final class AppDependencies {}\nstruct GlassHouse {}\n"))
    }
    #expect(throws: FieldProblem.missing("AppDependencies", style: "repository")) {
      try grown(in: files("struct Other {}\n"))
    }
    let text = "final class AppDependencies { private let network = 1 }"
    #expect(throws: FieldProblem.privateMember("AppDependencies.network", place: "\(Self.root):1: \(text)")) {
      try grown(in: files(text + "\n"))
    }
    #expect(throws: FieldProblem.style("custom")) { try grown(style: "custom") }
  }

  @Test(arguments: ["Form", "Task", "Date", "Result"])
  func anEntityDoesNotHideATypeOfTheSystem(name: String) {
    #expect(throws: FieldProblem.systemType(name)) { try grown(name) }
  }

  /// Several series are a list of them in code, and series in paths of the server and in what a person reads.
  @Test(arguments: BuiltInExemplar.styles) func aNameThatIsItsOwnPluralHasAList(style: String) throws {
    let root = try BuiltInExemplar(style: style).compositionRoot
    let feature = try grown("Series", style: style, in: files("struct \(root) {}\n"))
    let text = feature.files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains("seriesList") && text.contains("\"series/\\(id)\"") && text.contains("(\"Series\")"))
  }

  @Test func aFieldDoesNotHaveTheNameOfAMember() {
    #expect(throws: FieldProblem.reserved("glassHouse")) { try grown("GlassHouse", "glassHouse: Int") }
    #expect(throws: FieldProblem.reserved("inputProblem")) { try grown("GlassHouse", "a: Int, inputProblem: Int") }
    #expect(throws: FieldProblem.reserved("toDomain")) { try grown("GlassHouse", "toDomain: Bool") }
    #expect(throws: Never.self) { try grown("GlassHouse", "name: String, value: Int, text: URL, problem: Bool") }
  }
}
