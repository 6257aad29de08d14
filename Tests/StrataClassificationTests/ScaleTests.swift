import StrataDefinition
import StrataModel
import Testing

@testable import StrataClassification

@Suite struct ScaleTests {
  /// Every pattern and every memo of a large code base is one that many types share. How its cost grows is a ratio of
  /// `make bench`.
  @Test func thirtyThousandTypes() throws {
    var world = World()
    let folders = [
      "Presentation/Views", "Domain/UseCases", "Data/Repositories", "Infrastructure/Network", "Core/Utils",
    ]
    let suffixes = ["View", "ViewModel", "UseCase", "Repository", "RemoteDataSource", "Dto", "Thing", "Helper"]
    for i in 0..<30_000 {
      let path = "App/Feature\(i % 300)/\(folders[i % 5])/File\(i / 3).swift"
      world.add(.class, "Type\(i)\(suffixes[i % 8])", path, i % 2 == 0 ? ["View"] : ["ObservableObject", "Sendable"])
    }
    let classified = world.classified(by: try style("gateway"))
    #expect(classified.place(of: TypeID(29_996)) == "Presentation/view")
    // Folders and names repeat every 40 types.
    let roles = (0..<30_000).map { classified[TypeID(UInt32($0))].role }
    #expect(roles.dropFirst(40).elementsEqual(roles.dropLast(40)))
  }
}
