import StrataModel
import Testing

@testable import StrataFlow

/// What a call passes on: objects, functions, closures that a library answers by, and errors.
@Suite struct PassedObjectTests {
  @Test func closuresThatReceiveTheirObjectAreFollowed() throws {
    let text = try Sample.text(
      "NewsViewController.viewDidLoad",
      [
        "Presentation/NewsViewController.swift": """
        import RxSwift
        final class NewsViewController: UIViewController {
          let viewModel = NewsViewModel()
          let bag = DisposeBag()
          override func viewDidLoad() {
            Ticker.shared.ticks.subscribe(with: self, onNext: { owner, _ in owner.viewModel.load() }).disposed(by: bag)
          }
        }
        """,
        "Presentation/NewsViewModel.swift": """
        final class NewsViewModel {
          let repository = LiveRepository()
          func load() { repository.reset() }
        }
        """,
        "Data/Repositories/LiveRepository.swift": """
        import CoreData
        final class LiveRepository {
          private let container = NSPersistentContainer(name: "News")
          func reset() { container.viewContext.saveOrStop() }
        }
        """,
        "Data/CoreData/Context.swift": """
        import CoreData
        extension NSManagedObjectContext {
          func saveOrStop() {
            do { try save() } catch { fatalError("full") }
          }
        }
        """,
      ])
    #expect(text.contains("→ NewsViewModel.load()") && text.contains("→ LiveRepository.reset()"))
    #expect(text.contains("⇢ persistence: NSManagedObjectContext.save"))
    // A function of the standard library is no member of the type that is extended.
    #expect(!text.contains("fatalError"))
  }

  /// A function can be passed on by its name, and an initializer as `init`: whoever gets it calls it.
  @Test func functionsThatArePassedByNameAreFollowed() throws {
    let text = try Sample.text(
      "DraftViewModel.transform",
      [
        "Presentation/DraftViewModel.swift": """
        import RxSwift
        final class DraftViewModel {
          private let save: any SaveUseCase
          init(save: any SaveUseCase) { self.save = save }
          func transform(_ clicks: Observable<String>) -> Observable<Bool> {
            clicks.map(trimmed(_:)).map(Draft.init).flatMap(save.execute(_:))
          }
          private func trimmed(_ text: String) -> String {
            Clock.shared.note()
            return text
          }
        }
        """,
        "Presentation/Clock.swift": """
        final class Clock {
          static let shared = Clock()
          func note() { UserDefaults.standard.set(true, forKey: "noted") }
        }
        """,
        "Domain/SaveUseCase.swift": """
        import RxSwift
        struct Draft { let text: String; init(_ text: String) { self.text = text } }
        protocol SaveUseCase { func execute(_ draft: Draft) -> Observable<Bool> }
        final class SaveUseCaseImpl: SaveUseCase {
          let repository: any DraftRepository
          init(repository: any DraftRepository) { self.repository = repository }
          func execute(_ draft: Draft) -> Observable<Bool> { retried(times: 2, repository.add) }
          private func retried(times: Int, _ body: @escaping () -> Observable<Bool>) -> Observable<Bool> { body() }
        }
        protocol DraftRepository { func add() -> Observable<Bool> }
        """,
        "Data/DraftRepositoryImpl.swift": """
        import RxSwift
        struct DraftDto: Codable { let text: String }
        extension Draft { init(dto: DraftDto) { self.init(dto.text) } }
        final class DraftRepositoryImpl: DraftRepository {
          private var kept: [DraftDto] = []
          func add() -> Observable<Bool> {
            UserDefaults.standard.set(1, forKey: "draft")
            return .just(kept.map(Draft.init(dto:)).isEmpty)
          }
        }
        """,
        "App/Container.swift": """
        func make() -> DraftViewModel { DraftViewModel(save: SaveUseCaseImpl(repository: DraftRepositoryImpl())) }
        """,
      ])
    #expect(
      outline(text) == """
        DraftViewModel.transform(_:) ← Observable<Bool>  [Presentation, view-model]
          closure of map:
            → DraftViewModel.trimmed(_:) ← String  [Presentation, view-model]
              → Clock.note()  [Presentation]
                ⇢ persistence: UserDefaults.set
          closure of flatMap:
            → SaveUseCaseImpl.execute(_:) ← Observable<Bool>  [Domain, use-case]
                as SaveUseCase, created at
              → SaveUseCaseImpl.retried(times:_:) ← Observable<Bool>  [Domain, use-case]
                → DraftRepositoryImpl.add() ← Observable<Bool>  [Data, repository]
                    as DraftRepository, created at
                  ⇢ persistence: UserDefaults.set
                  closure of map:
                    DraftDto becomes Draft

        """)
  }

  /// A library of which nothing is known answers by a closure: the flow leaves the project there. Closures that search or
  /// describe views are no answers.
  @Test func librariesThatAnswerByClosuresAreOutside() throws {
    let text = try Sample.text(
      "NotesViewModel.load",
      [
        "Presentation/NotesViewModel.swift": """
        final class NotesViewModel {
          let storage = NotesStorage()
          func load() { storage.load { _ in } }
        }
        """,
        "Data/NotesStorage.swift": """
        import CloudShelf
        final class NotesStorage {
          private let shelf: Shelf
          init() { shelf = Shelf.standard }
          func load(_ completion: @escaping ([String]) -> Void) {
            shelf.box(named: "notes").fetch { items in completion(items.names) }
            shelf.get("one") { item in completion([item.name]) }
            shelf.count()
            let first = shelf.names.first { name in name.isEmpty }
            NotesBadge(shelf).show()
          }
        }
        """,
        "Presentation/NotesBadge.swift": """
        import CloudShelf
        import UIKit
        final class NotesBadge {
          private let label: ShelfLabel
          init(_ shelf: Shelf) { label = shelf.label }
          func show() { label.style { style in style.isBold = true } }
        }
        """,
      ])
    #expect(
      outline(text) == """
        NotesViewModel.load()  [Presentation, view-model]
          → NotesStorage.load(_:)  [Data, storage]
            ⇢ outside the project: Shelf.box
            ⇢ outside the project: Shelf.get
            ⇢ outside the project: Shelf.count
            → NotesBadge.show()  [Presentation]

        """)
  }

  /// An error that is given to the code that waits for a result is shown like one that is thrown.
  @Test func errorsThatArePassedOnAreShown() throws {
    let text = try Sample.text(
      "LockViewModel",
      [
        "Presentation/LockViewModel.swift": """
        final class LockViewModel {
          private(set) var message = ""
          let locks = LockRepositoryImpl()
          func open() { locks.open { _ in } }
          func wait() async { _ = try? await locks.wait() }
        }
        """,
        "Domain/LockError.swift": """
        enum LockError: Error { case jammed, refused(any Error), unknown }
        """,
        "Data/LockRepositoryImpl.swift": """
        import Foundation
        final class LockRepositoryImpl {
          func open(_ completion: @escaping (Result<Int, any Error>) -> Void) {
            URLSession.shared.dataTask(with: URL(filePath: "lock")) { data, _, error in
              if let error { return completion(.failure(LockError.refused(error))) }
              guard let data else { return completion(.failure(LockError.jammed)) }
              completion(.success(data.count))
            }.resume()
          }
          func wait() async throws -> Int {
            try await withCheckedThrowingContinuation { continuation in
              continuation.resume(throwing: LockError.unknown)
            }
          }
        }
        """,
      ])
    #expect(
      outline(text) == """
        LockViewModel.open()  [Presentation, view-model]
          → LockRepositoryImpl.open(_:)  [Data, repository]
            ⇢ network: URLSession.dataTask
            closure of dataTask:
              if let error:
                ✗ LockError.refused
              else of guard let data:
                ✗ LockError.jammed
            ⇢ network: URLSessionDataTask.resume

        LockViewModel.wait()  [Presentation, view-model]
          → LockRepositoryImpl.wait() ← Int ✗ any Error (errors become nil)  [Data, repository]
            closure of withCheckedThrowingContinuation:
              ✗ LockError.unknown

        """)
  }
}
