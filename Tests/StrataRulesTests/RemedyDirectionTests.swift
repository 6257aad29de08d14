import Testing

/// What remedies name, and in which direction they move code.
@Suite struct RemedyDirectionTests {
  private func remedies(_ source: String, rule: String, style: String = "repository") throws -> [String] {
    try FixtureRun(Fixture(name: "\(rule)/test", text: "// style: \(style)\n\(source)")).found.map(\.remedy)
  }

  /// A mapping that a domain model declares moves to the layer of the DTO; nothing is mapped in the repository.
  @Test func mappingInTheDomain() throws {
    let source = """
      // file: Sources/Domain/Entities/Visitor.swift
      struct Visitor {
        let id: String
      }
      extension Visitor {
        func toVisitorRequest() -> VisitorRequest { VisitorRequest(id: id) }
      }
      extension Visitor {
        init(dto: VisitorDTO) { self.init(id: dto.id) }
      }
      // file: Sources/Data/DTO/VisitorRequest.swift
      struct VisitorRequest: Encodable { let id: String }
      struct VisitorDTO: Decodable { let id: String }
      """
    let found = try remedies(source, rule: "dependency-rule")
    #expect(found.contains("move `toVisitorRequest()` to an extension of `Visitor` in Data"), "\(found)")
    #expect(found.contains("move `init(dto:)` to an extension of `Visitor` in Data"), "\(found)")
    #expect(!found.contains { $0.contains("domain model") }, "\(found)")
  }

  /// A service of the infrastructure that sends a DTO has no domain model in its place.
  @Test func dtoOfTheInfrastructure() throws {
    let source = """
      // file: Sources/Infrastructure/Push/PushService.swift
      final class PushService {
        func send(_ text: String) { _ = PushDTO(text: text) }
      }
      // file: Sources/Data/DTO/PushDTO.swift
      struct PushDTO: Encodable { let text: String }
      """
    let found = try remedies(source, rule: "dependency-rule", style: "gateway")
    #expect(found.allSatisfy { !$0.contains("domain model") }, "\(found)")
  }

  /// An alias of a generic type says which types its arguments are: its users have the generic type.
  @Test func argumentsBehindAnAlias() throws {
    let source = """
      // file: Sources/App/Factory.swift
      final class ScreenFactory { let view = HomeView() }
      // file: Sources/Navigation/Navigating.swift
      import SwiftUI
      final class Navigating<Factory>: ObservableObject {
        func go() {}
      }
      typealias Screens = Navigating<AppScreenFactory>
      // file: Sources/DI/AppScreenFactory.swift
      final class AppScreenFactory { func home() -> HomeView { HomeView() } }
      // file: Sources/Presentation/HomeView.swift
      import SwiftUI
      struct HomeView: View {
        @EnvironmentObject var screens: Screens
        var body: some View { Text("") }
      }
      """
    #expect(try remedies(source, rule: "dependency-rule").isEmpty)
  }

  /// What a list contains is used with it, whatever its alias is called.
  @Test func elementsBehindAnAlias() throws {
    let source = """
      // file: Sources/Navigation/Rows.swift
      typealias Rows = [VisitorDTO]
      // file: Sources/Data/VisitorDTO.swift
      struct VisitorDTO: Decodable { let id: String }
      // file: Sources/Domain/Visits.swift
      struct Visits { let rows: Rows }
      """
    #expect(try remedies(source, rule: "dto-leak").count == 1)
  }

  /// Up to three users of a type that moves, and the number of the others.
  @Test func usersOfAMisplacedType() throws {
    let users = ["Anna", "Bela", "Cleo", "Dora", "Emil"].map {
      "// file: Sources/Domain/Load\($0)UseCase.swift\n"
        + "final class Load\($0)UseCase { func execute() -> FriendDTO? { nil } }\n"
    }
    let source = "// file: Sources/Domain/FriendDTO.swift\nstruct FriendDTO: Codable {}\n" + users.joined()
    let found = try remedies(source, rule: "misplaced-type")
    #expect(
      found == [
        "move it to a folder of Data, and remove its use by `LoadAnnaUseCase`, `LoadBelaUseCase`, `LoadCleoUseCase` "
          + "and 2 more, which may not use Data"
      ])
  }

  /// At equal distance, the folder of a feature that uses the type.
  @Test func folderOfAUser() throws {
    let source = """
      // file: Sources/Bees/Domain/UseCases/Bees.swift
      final class GetBeeUseCase { func execute() {} }
      final class FreeBeeUseCase { func execute() {} }
      // file: Sources/Hives/Domain/UseCases/Hives.swift
      final class GetHiveUseCase { func execute() { ShowHiveUseCase().execute() } }
      // file: Sources/Common/Presentation/Screen.swift
      final class ShowHiveUseCase { func execute() {} }
      """
    #expect(try remedies(source, rule: "misplaced-type") == ["move it to `Sources/Hives/Domain/UseCases`"])
  }

  /// A wire type in the folder of models moves; a model that the domain uses loses its format.
  @Test func wireTypesInTheDomain() throws {
    let source = """
      // file: Sources/Domain/Models/IntegerValue.swift
      struct IntegerValue: Codable { let value: String }
      struct Hive: Codable { let id: String }
      // file: Sources/Domain/GetHiveUseCase.swift
      final class GetHiveUseCase { func execute() -> Hive? { nil } }
      // file: Sources/Data/HiveDataSource.swift
      struct HiveDataSource { func value() -> IntegerValue? { nil } }
      """
    let found = try remedies(source, rule: "wire-format-in-domain")
    #expect(
      found == [
        "move `IntegerValue` to Data, which alone uses it",
        "remove `Codable`; decode a DTO in the data layer and map it to `Hive`",
      ])
  }

  @Test(arguments: [
    ("import Combine\nimport Foundation\nimport UIKit\n", "remove the import"),
    ("import UIKit\n", "import Foundation or Combine instead"),
  ])
  func imports(_ imports: String, _ remedy: String) throws {
    let source =
      "// file: Sources/Presentation/EditViewModel.swift\n\(imports)"
      + "final class EditViewModel { private var data: Data? }"
    #expect(try remedies(source, rule: "platform-type-in-view-model") == [remedy])
  }

  /// Private members of the domain are no signature, where the layer may import the framework.
  @Test func privateMembers() throws {
    let source = """
      // file: Sources/Domain/LoadUseCase.swift
      import RxSwift
      final class LoadUseCase {
        private let bag = DisposeBag()
        let changes: Observable<Int>
        func execute() {}
      }
      """
    #expect(try remedies(source, rule: "framework-type-in-domain").count == 1)
  }

  /// A dependency that the composition root of another module cannot create yet.
  @Test func hiddenInitializer() throws {
    let source = """
      // file: Package.swift
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "Store", path: "Store"), .target(name: "Main", dependencies: ["Store"], path: "Main"),
      ])
      // file: Store/Data/CellarService.swift
      public final class CellarService { init() {}
        public func open() {} }
      public final class CellarRepositoryImpl {
        private let service = CellarService()
        public init() {}
        public func load() { service.open() }
      }
      // file: Main/DI/AppContainer.swift
      import Store
      final class AppContainer {
        let repository = CellarRepositoryImpl()
        func make() -> CellarRepositoryImpl { CellarRepositoryImpl() }
      }
      """
    let found = try remedies(source, rule: "direct-instantiation")
    #expect(
      found == [
        "make an initializer of `CellarService` public, take `CellarService` as a parameter of the initializer, "
          + "and create `CellarService` in `AppContainer`"
      ])
  }

  /// An initializer that passes a dependency to another one of the type is like a default argument.
  @Test func convenienceInitializers() throws {
    let source = """
      // file: Sources/Data/KeyDataSource.swift
      final class KeyService { func key() -> String { "" } }
      final class KeyDataSource {
        private let service: KeyService
        init(service: KeyService) { self.service = service }
        convenience init() { self.init(service: KeyService()) }
        func load() -> String { service.key() }
      }
      """
    #expect(try remedies(source, rule: "direct-instantiation").isEmpty)
    #expect(
      try remedies(source, rule: "default-argument-instantiation") == [
        "remove the default, and pass `KeyService` from the composition root"
      ])
  }

  /// No name is proposed where it is not certain, and none twice.
  @Test(arguments: [
    (
      "protocol DropoutUseCase { func reauthenticate() -> Bool; func dropout() -> Bool }",
      "`ReauthenticateDropoutUseCase`, one for `dropout`"
    ),
    (
      "protocol SignUpUseCase { func validate() -> Bool; func signUp() -> Bool }",
      "one for `validate`, `SignUpUseCase`"
    ),
    (
      "protocol MyPageUseCase { func isValidNickname() -> Bool; func updateUser() }",
      "one for `isValidNickname`, `UpdateUserUseCase`"
    ),
    (
      "protocol HomeUseCase { func scrapFeed(); func loadFeed() }\nfinal class ScrapFeedUseCase { func execute() {} }",
      "one for `scrapFeed`, `LoadFeedUseCase`"
    ),
  ])
  func namesOfUseCases(_ source: String, _ names: String) throws {
    let text = "// file: Sources/Domain/UseCases.swift\n\(source)"
    // A finding has one location for each further operation.
    let found = try remedies(text, rule: "use-case-single-operation")
    #expect(Set(found) == ["split it into one use case for each operation: \(names)"])
  }

  @Test func oneNameForOneUseCase() throws {
    let source = """
      // file: Sources/Domain/UseCases.swift
      protocol HomeUseCase { func scrapFeed(); func loadFeed() }
      protocol DetailUseCase { func scrapFeed(); func reportFeed() }
      """
    let found = try remedies(source, rule: "use-case-single-operation")
    #expect(
      Set(found) == [
        "split it into one use case for each operation: one for `scrapFeed`, `LoadFeedUseCase`",
        "split it into one use case for each operation: one for `scrapFeed`, `ReportFeedUseCase`",
      ])
  }
}
