import StrataDefinition
import StrataModel
import Testing

@testable import StrataClassification

@Suite struct ScaleTests {
  /// A large code base is placed in time that grows with its size: an accident with globs or supertypes would take
  /// minutes here.
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
    let definition = try style("gateway")
    let clock = ContinuousClock()
    var place = ""
    let time = clock.measure { place = world.classified(by: definition).place(of: TypeID(29_996)) }
    #expect(place == "Presentation/view")
    #expect(time < .seconds(10))
  }
}
