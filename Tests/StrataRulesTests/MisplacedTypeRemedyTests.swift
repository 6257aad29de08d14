import Testing

/// Where `misplaced-type` tells to move a type.
@Suite struct MisplacedTypeRemedyTests {
  /// The nearest folder, not the one with most types: that is another feature's.
  @Test(arguments: [
    ("Sources/Tides/Presentation", "move it to `Sources/Tides/Domain/UseCases`"),
    ("Sources/Wharf/Presentation", "move it to `Sources/Berths/Domain/UseCases`"),
  ])
  func nearestFolder(_ folder: String, _ remedy: String) throws {
    let text = """
      // style: repository
      // file: Sources/Berths/Domain/UseCases/Berths.swift
      final class GetBerthUseCase { func execute() {} }
      final class FreeBerthUseCase { func execute() {} }
      // file: Sources/Tides/Domain/UseCases/Tides.swift
      final class GetTideUseCase { func execute() {} }
      // file: \(folder)/Screen.swift
      final class ShowScreenUseCase { func execute() {} }
      """
    let found = try FixtureRun(Fixture(name: "misplaced-type/test", text: text)).found
    #expect(found.map(\.remedy) == [remedy])
  }

  /// The folder of what the type inherits from, although another one is as near and has more types.
  @Test func inheritedType() throws {
    let text = """
      // style: repository
      // file: Sources/Berths/Domain/Repositories/Berths.swift
      protocol BerthRepository { func berths() async throws -> [String] }
      protocol RopeRepository { func ropes() async throws -> [String] }
      // file: Sources/Tides/Domain/Repositories/Tides.swift
      protocol TideRepositoryProtocol { func tides() async throws -> [String] }
      // file: Data/TideRepository.swift
      protocol TideRepository: TideRepositoryProtocol {}
      """
    let found = try FixtureRun(Fixture(name: "misplaced-type/test", text: text)).found
    #expect(found.map(\.remedy) == ["move it to `Sources/Tides/Domain/Repositories`"])
  }

  /// A module with a domain of its own keeps its types.
  @Test func ownModule() throws {
    let text = """
      // style: repository
      // file: Package.swift
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Berths"), .target(name: "Tides")])
      // file: Sources/Berths/Domain/UseCases/Berths.swift
      final class GetBerthUseCase { func execute() {} }
      // file: Sources/Tides/Domain/Models/Tide.swift
      struct Tide {}
      // file: Sources/Tides/Presentation/Screen.swift
      final class ShowScreenUseCase { func execute() {} }
      """
    let found = try FixtureRun(Fixture(name: "misplaced-type/test", text: text)).found
    #expect(found.map(\.remedy) == ["move it to a folder of Domain"])
  }
}
