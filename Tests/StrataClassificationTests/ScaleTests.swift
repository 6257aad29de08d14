import StrataDefinition
import StrataModel
import Testing

@testable import StrataClassification

@Suite struct ScaleTests {
  /// A large code base is classified in time that grows with its size: a mistake with globs or supertypes takes hundreds
  /// of times longer. Compared are two sizes in one run, since other work on the machine slows down both.
  @Test func thirtyThousandTypes() throws {
    let small = try classification(of: 3_000)
    let large = try classification(of: 30_000)
    #expect(small.place == "Presentation/view" && large.place == "Presentation/view")
    #expect(large.time < small.time * 40)
  }

  private func classification(of count: Int) throws -> (place: String, time: Duration) {
    var world = World()
    let folders = [
      "Presentation/Views", "Domain/UseCases", "Data/Repositories", "Infrastructure/Network", "Core/Utils",
    ]
    let suffixes = ["View", "ViewModel", "UseCase", "Repository", "RemoteDataSource", "Dto", "Thing", "Helper"]
    for i in 0..<count {
      let path = "App/Feature\(i % 300)/\(folders[i % 5])/File\(i / 3).swift"
      world.add(.class, "Type\(i)\(suffixes[i % 8])", path, i % 2 == 0 ? ["View"] : ["ObservableObject", "Sendable"])
    }
    let definition = try style("gateway")
    let clock = ContinuousClock()
    var place = ""
    let time = clock.measure { place = world.classified(by: definition).place(of: TypeID(UInt32(count - 4))) }
    return (place, time)
  }
}
