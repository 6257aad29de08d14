import StrataModel
import Testing

@testable import StrataMap

/// What pictures show of a small app with one violation.
@Suite struct SelectionTests {
  static let definition = """
    layers:
      View: {match: {path: "View/**"}, uses: [Logic]}
      Logic: {match: {path: "Logic/**"}, uses: [Store]}
      Store: {match: {path: "Store/**"}}
      Tests: {match: {path: "Nowhere/**"}}
    tests: ["Tests/**"]
    rules: {dependency-rule: error}
    """
  static let files = [
    "View/Screen.swift": "struct Screen { let model: Model; let file: File }\nstruct Other { let model: Model }",
    "Logic/Model.swift": "struct Model { let shelf: Shelf; func load() -> File { shelf.file } }",
    "Logic/Shelf.swift": "struct Shelf { let file: File }",
    "Store/File.swift": "struct File {}\nstruct Alone {}",
    "Tests/ScreenTests.swift": "struct ScreenTests { let screen: Screen }",
  ]
  static let map = try? Sample.map(files, definition)

  private func picture(_ change: (inout MapQuery) -> Void) throws -> MapPicture {
    var query = MapQuery()
    query.collapse = .type
    change(&query)
    return try #require(Self.map).picture(query, title: "App")
  }

  private func arrows(_ picture: MapPicture) -> [String] {
    picture.arrows.map { arrow in
      let found = arrow.usages.found > 0 ? " !\(arrow.usages.found)" : ""
      return "\(picture.boxes[arrow.from].name) > \(picture.boxes[arrow.to].name) \(arrow.usages.total)\(found)"
    }
  }

  @Test func collapsesToLayersInTheirOrder() throws {
    let picture = try picture { $0.collapse = .layer }
    #expect(picture.bands == ["View", "Logic", "Store"])
    #expect(picture.boxes.map(\.name) == ["View", "Logic", "Store"])
    #expect(picture.boxes.map(\.types) == [2, 2, 2])
    #expect(
      arrows(picture).map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "View > Logic", "View > Store", "Logic > Store",
      ])
    #expect(picture.arrows[1].usages.found == 1 && picture.arrows[1].rules == ["dependency-rule"])
    #expect(picture.omissions == ["1 usage in test code is not drawn."])
  }

  @Test func focusHasWhatIsNear() throws {
    #expect(try picture { $0.focus = ["Screen"] }.boxes.map(\.name) == ["Screen", "Model", "File"])
    #expect(try arrows(picture { $0.focus = ["Screen"] }) == ["Screen > Model 1", "Screen > File 1 !1"])
    let far = try picture {
      $0.focus = ["Screen"]
      $0.depth = 2
    }
    #expect(far.boxes.map(\.name) == ["Other", "Screen", "Model", "Shelf", "File"])
  }

  @Test func reachesHasWhatDependsOnIt() throws {
    #expect(try picture { $0.reaches = ["Shelf"] }.boxes.map(\.name) == ["Other", "Screen", "Model", "Shelf"])
    let near = try picture {
      $0.reaches = ["Shelf"]
      $0.depth = 1
    }
    #expect(near.boxes.map(\.name) == ["Model", "Shelf"])
  }

  @Test func betweenHasTheWays() throws {
    let picture = try picture { $0.between = (from: "Screen", to: "Shelf") }
    #expect(arrows(picture).allSatisfy { !$0.contains("File") && !$0.contains("Other") })
    #expect(picture.boxes.map(\.name) == ["Screen", "Model", "Shelf"])
    #expect(throws: MapError.self) { try self.picture { $0.between = (from: "File", to: "Screen") } }
  }

  @Test func onlyViolations() throws {
    #expect(try arrows(picture { $0.onlyViolations = true }) == ["Screen > File 1 !1"])
  }

  @Test(arguments: [
    ("Sc*n", ["Screen"]), ("layer:Store", ["Alone", "File"]), ("Store", ["Alone", "File"]),
    ("Store/File.swift", ["Alone", "File"]), ("./Logic/", ["Model", "Shelf"]), ("folder:Logic", ["Model", "Shelf"]),
  ]) func selectorsFindParts(_ word: String, _ names: [String]) throws {
    let map = try #require(Self.map)
    let parts = try PartSelector(map).parts(word)
    #expect(parts.map { map.parts[$0].name }.sorted() == names)
  }

  @Test(arguments: ["Scren", "layer:Stroe", "Nothing*", "type:Store"]) func selectorsThatMatchNothingAreErrors(
    _ word: String
  ) throws {
    let map = try #require(Self.map)
    #expect(throws: MapError.self) { try PartSelector(map).parts(word) }
    for change in [{ $0.focus = [word] }, { $0.reaches = [word] }, { $0.between = (from: word, to: "File") }]
      as [(inout MapQuery) -> Void]
    {
      #expect(throws: MapError.self) { try picture(change) }
    }
  }

  @Test func anErrorSuggestsAName() throws {
    let map = try #require(Self.map)
    let error = #expect(throws: MapError.self) { try PartSelector(map).parts("Scren") }
    #expect(error?.message.hasSuffix("did you mean 'Screen'?") == true)
  }

  /// A layer and a folder of one name mean the same where they contain the same; a type of that name does not.
  @Test func aNameWithSeveralMeaningsIsNotGuessed() throws {
    #expect(try PartSelector(#require(Self.map)).parts("Logic").count == 2)
    var files = Self.files
    files["Store/Logic.swift"] = "struct Logic {}"
    let map = try Sample.map(files, Self.definition)
    let error = #expect(throws: MapError.self) { try PartSelector(map).parts("Logic") }
    #expect(
      error?.message
        == "'Logic' is the name of a type, layer and folder with different code; write type:Logic, layer:Logic or folder:Logic"
    )
    #expect(try PartSelector(map).parts("type:Logic").count == 1)
  }
}

@Suite struct BandOrderTests {
  private func layer(_ name: String, _ uses: [Int], isNeutral: Bool = false, isRoot: Bool = false) -> CodeMap.Layer {
    CodeMap.Layer(name: name, uses: uses, isNeutral: isNeutral, isCompositionRoot: isRoot)
  }

  @Test func layersKeepTheOrderOfTheDefinition() {
    #expect(BandOrder.order([layer("A", [1, 2]), layer("B", [2]), layer("C", [])]) == [0, 1, 2])
    #expect(BandOrder.order([layer("A", []), layer("B", []), layer("C", [])]) == [0, 1, 2])
  }

  @Test func aLayerStandsAboveWhatItMayUse() {
    // Presentation → Domain ← Data.
    #expect(BandOrder.order([layer("P", [1]), layer("Domain", []), layer("Data", [1])]) == [0, 2, 1])
  }

  @Test func layersThatMayUseEachOtherKeepTheirOrder() {
    #expect(BandOrder.order([layer("A", [1]), layer("B", [0, 2]), layer("C", [])]) == [0, 1, 2])
    #expect(BandOrder.order([layer("A", [1]), layer("B", [2]), layer("C", [0])]) == [0, 1, 2])
  }

  @Test func neutralLayersStandWhereTheirUsagesRun() {
    let layers = [layer("App", [], isRoot: true), layer("A", [2]), layer("Shared", [0, 1], isNeutral: true)]
    #expect(BandOrder.order(layers) == [0, 1, 2])
    #expect(BandOrder.order(layers, users: [2]) == [0, 2, 1])
  }
}
