import StrataModel
import Testing

@testable import StrataFlow

/// Calls in closures that receive an argument of the same call, and in extensions of types outside the project.
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
}
