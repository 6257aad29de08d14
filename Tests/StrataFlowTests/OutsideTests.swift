import StrataModel
import Testing

@testable import StrataFlow

/// Where flows leave the project, by objects of libraries and by routes.
@Suite struct OutsideTests {
  private static func text(_ symbol: String, _ data: String, viewModel: String = "") throws -> String {
    outline(
      try Sample.text(symbol, ["Data/Repositories/Items.swift": data, "Presentation/ItemsViewModel.swift": viewModel]))
  }

  /// A route without values is a request as one with values is, unless it is compared with; reading its path is none.
  @Test func routesWithoutValuesAreRequests() throws {
    let text = try Self.text(
      "ItemRepository.load",
      """
      import Moya
      protocol Endpoint { var path: String { get } }
      enum ItemRoute: TargetType, Endpoint {
        case all
        case item(id: Int)
        var headers: [String: String] {
          switch self {
          case .all: ["X-Key": ""]
          case .item: ["X-Other": "text"]
          }
        }
        var path: String {
          switch self {
          case .all: "items"
          case .item: "items/one"
          }
        }
        var method: Method {
          switch self {
          case .all: .get
          case .item: .put
          }
        }
      }
      final class ItemRepository {
        let provider: MoyaProvider<ItemRoute>
        init(provider: MoyaProvider<ItemRoute>) { self.provider = provider }
        func load(_ route: ItemRoute) -> Single<Int> {
          if route == .all { return .never() }
          name(of: ItemRoute.item(id: 1))
          return provider.rx.request(ItemRoute.all).retry(3).map { $0.count }
        }
        private func name(of endpoint: any Endpoint) -> String { endpoint.path }
      }
      """)
    #expect(
      text == """
        ItemRepository.load(_:) ← Single<Int>  [Data, repository]
          ⇢ request ItemRoute.item  PUT items/one
          ⇢ request ItemRoute.all  GET items
          ⇢ network: MoyaProvider.request

        """)
  }

  /// A type of a library counts where its module is imported; a function counts by its name where it has no receiver.
  @Test func typesOfImportedModulesAndFunctionsOfTheSystemAreKnown() throws {
    let text = try Self.text(
      "ItemRepository.load",
      """
      import Alamofire
      import Security
      import Zip
      final class ItemRepository {
        private let session: Session
        init(session: Session) { self.session = session }
        func load() {
          session.request("items").validate().responseDecodable(of: Int.self) { _ in }
          SecItemDelete([:] as NSDictionary)
          Account.current.unlink { _ in }
          Account.current.name.trimmed()
          try? Zip.pack("items")
          session.stream("items").onEvent { _ in }
        }
      }
      """)
    #expect(
      text == """
        ItemRepository.load()  [Data, repository]
          ⇢ network: Session.request
          ⇢ persistence: SecItemDelete
          ⇢ outside the project: Account.unlink
          ⇢ outside the project: Zip.pack
          ⇢ network: Session.stream

        """)
  }

  /// A query that one statement makes and another runs is both.
  @Test func aQueryThatIsRunLaterIsShownWhereItIsMade() throws {
    let text = try Self.text(
      "ItemRepository.load",
      """
      import Shelves
      final class ItemRepository {
        private let shelf: Shelf
        init(shelf: Shelf) { self.shelf = shelf }
        func load(_ name: String?) {
          var query: ShelfQuery? = nil
          if let name { query = shelf.box(name).sorted() } else { query = shelf.boxes() }
          let label = shelf.label(name)
          query?.fetch { _ in }
          print(label)
        }
      }
      """)
    #expect(
      text == """
        ItemRepository.load(_:)  [Data, repository]
          if let name:
            ⇢ outside the project: Shelf.box
          else:
            ⇢ outside the project: Shelf.boxes
          ⇢ outside the project: ShelfQuery.fetch

        """)
  }

  /// Ending a task does not run it, and a text has no closures.
  @Test func whatEndsATaskDoesNotRunIt() throws {
    let text = try Self.text(
      "ItemsViewModel.stop", "final class ItemRepository { func load() async throws {} }",
      viewModel: """
        final class ItemsViewModel {
          private var task: Task<Void, any Error>?
          private let repository = ItemRepository()
          func start() { task = Task { try await repository.load() } }
          func stop() { task?.cancel() }
        }
        """)
    #expect(!text.contains("load"))
  }

  @Test func whatAViewModelSendsThroughItsOutputIsShown() throws {
    let text = try Self.text(
      "ItemsViewModel.transform", "import Foundation\nenum LoadError: Error { case full }",
      viewModel: """
        import RxRelay
        import RxSwift
        final class ItemsViewModel {
          struct Output { let isDone = PublishRelay<Bool>(); var failure: any Error }
          private let kept = Output(failure: LoadError.full)
          func transform(_ clicks: Observable<Void>, answer: @escaping (Result<Int, any Error>) -> Void) -> Output {
            let output = Output(failure: LoadError.full)
            clicks.subscribe(onNext: { output.isDone.accept(true) })
            clicks.subscribe(with: self, onNext: { owner, _ in owner.kept.isDone.accept(false) })
            let failure = LoadError.full
            answer(.failure(failure))
            return output
          }
        }
        """)
    #expect(
      text == """
        ItemsViewModel.transform(_:answer:) ← Output  [Presentation, view-model]
          closure of subscribe:
            sends true to isDone
          closure of subscribe:
            sends false to isDone
          ✗ LoadError.full

        """)
  }

  /// A view is known by its protocol, and so is a member that the protocol has from another one.
  @Test func membersOfAProtocolAboveAreThoseOfTheDeclaredOne() throws {
    let text = try Self.text(
      "LoginPresenter.fail", "",
      viewModel: """
        import UIKit
        protocol ShowsErrors: AnyObject { func show(_ text: String) }
        extension ShowsErrors { func show(_ text: String) { UserDefaults.standard.set(text, forKey: "shown") } }
        protocol LoginViewing: ShowsErrors { func wait() }
        final class LoginPresenter {
          weak var view: (any LoginViewing)?
          func fail() { view?.show("no") }
        }
        final class LoginViewController: UIViewController, LoginViewing { func wait() {} }
        final class HomeViewController: UIViewController, ShowsErrors {}
        func make() -> [UIViewController] { [LoginViewController(), HomeViewController()] }
        """)
    #expect(text.contains("→ LoginViewController.show") && !text.contains("HomeViewController"))
  }

  /// `send` of an own service is a call; of a stream it sends a value.
  @Test func sendingThroughAnOwnServiceIsACall() throws {
    let text = try Self.text(
      "ReportViewModel.send",
      """
      import Archives
      final class ReportService {
        func send(_ text: String) throws { try Archive.pack(text) }
      }
      """,
      viewModel: """
        import Combine
        final class ReportViewModel {
          let events = PassthroughSubject<Int, Never>()
          private let service = ReportService()
          func send() throws {
            try service.send("text")
            events.send(1)
          }
        }
        """)
    #expect(
      text == """
        ReportViewModel.send() ✗ any Error  [Presentation, view-model]
          → ReportService.send(_:) ✗ any Error  [Data, service]
            ⇢ outside the project: Archive.pack
          sends 1 to events

        """)
  }

  /// A module that some file imports may have the name of a type.
  @Test func aTypeMayHaveTheNameOfAModule() throws {
    let text = outline(
      try Sample.text(
        "ItemStore.save",
        [
          "Data/ItemStore.swift": """
          import RealmSwift
          final class ItemStore {
            private var realm: Realm
            private var other: RealmSwift.Realm
            init() { (realm, other) = (try! Realm(), try! RealmSwift.Realm()) }
            func save() throws {
              try realm.write {}
              try other.write {}
              try Realm().write {}
            }
          }
          """,
          "Data/Object.swift": "import Realm\nlet version = RLMSchema()",
        ]))
    #expect(text.components(separatedBy: "⇢ persistence: Realm.write").count == 4)
  }

  /// An extension of a protocol calls what the types below it implement.
  @Test func extensionsOfAProtocolCallItsImplementations() throws {
    let text = try Self.text(
      "ItemsViewModel.load",
      """
      protocol ItemRepository { func load(_ count: Int) }
      extension ItemRepository { func load() { load(20) } }
      final class ItemRepositoryImpl: ItemRepository {
        func load(_ count: Int) { UserDefaults.standard.set(count, forKey: "count") }
      }
      """,
      viewModel: """
        final class ItemsViewModel {
          private let repository: any ItemRepository
          init(repository: any ItemRepository) { self.repository = repository }
          func load() { repository.load() }
        }
        func make() -> ItemsViewModel { ItemsViewModel(repository: ItemRepositoryImpl()) }
        """)
    #expect(text.contains("→ ItemRepositoryImpl.load(_:)") && text.contains("⇢ persistence: UserDefaults.set"))
  }

  /// Which type a case belongs to is known, and so are its properties; one of a protocol may be set, too.
  @Test func casesAndPropertiesOfAProtocolAreFollowed() throws {
    let text = try Self.text(
      "ItemStore.load",
      """
      protocol Source { var key: String { get } }
      enum LocalSource: Source {
        case items
        var key: String { UserDefaults.standard.string(forKey: "key") ?? "" }
      }
      enum RemoteSource: Source {
        case other
        var key: String { try! String(contentsOf: address) }
      }
      protocol Service: AnyObject { var isOn: Bool { get set } }
      final class Backup: Service {
        var isOn: Bool {
          get { false }
          set { UserDefaults.standard.set(newValue, forKey: "on") }
        }
      }
      final class ItemStore {
        private let backup = Backup()
        private var service: any Service { backup }
        func load() {
          read(LocalSource.items)
          service.isOn = true
        }
        private func read(_ source: any Source) -> String { source.key }
        static let other = RemoteSource.other
      }
      """)
    #expect(text.contains("LocalSource.key") && !text.contains("RemoteSource"))
    #expect(text.contains("→ Backup.isOn (set)") && text.contains("⇢ persistence: UserDefaults.set"))
  }
}
