import StrataModel
import Testing

@testable import StrataFlow

/// Notifications: what is posted, and who observes it.
@Suite struct NotificationTests {
  private static let names = """
    import Foundation
    extension Notification.Name {
      static let orderSaved = Notification.Name("orderSaved")
      static var cartEmptied: Notification.Name { .init("cartEmptied") }
    }
    extension NSNotification.Name { static let signedOut = NSNotification.Name(rawValue: Topics.signedOut) }
    enum Topics { static let signedOut = "signed-out" }
    """

  private static let repository = """
    import Foundation
    final class OrderRepository {
      func reload() { UserDefaults.standard.set(true, forKey: "reloaded") }
      func save() {
        UserDefaults.standard.set(1, forKey: "order")
        NotificationCenter.default.post(name: .orderSaved, object: nil)
      }
      func empty(_ center: NotificationCenter) {
        center.post(Notification(name: Notification.Name.cartEmptied))
        center.post(name: NSNotification.Name("signed-out"), object: self)
      }
      func tell(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.post(name: .init("nobody"), object: nil)
      }
    }
    """

  private static func text(_ symbol: String, _ observers: String) throws -> String {
    outline(
      try Sample.text(
        symbol,
        [
          "Presentation/Screens.swift": observers, "Data/Repositories/OrderRepository.swift": repository,
          "Shared/Names.swift": names,
        ]))
  }

  @Test func observersByClosureSelectorStreamAndLoopAreSteps() throws {
    let text = try Self.text(
      "OrderRepository.save",
      """
      import Combine
      import Foundation
      final class ListViewModel: NSObject {
        let repository = OrderRepository()
        var bag: Set<AnyCancellable> = []
        func observe() {
          NotificationCenter.default.addObserver(self, selector: #selector(orderChanged(_:)), name: .orderSaved, object: nil)
          NotificationCenter.default.addObserver(forName: .cartEmptied, object: nil, queue: nil) { _ in self.repository.save() }
        }
        @objc private func orderChanged(_ note: Notification) { repository.reload() }
      }
      final class BadgeViewModel {
        let repository = OrderRepository()
        var bag: Set<AnyCancellable> = []
        func bind() {
          let saved = NotificationCenter.default.publisher(for: .orderSaved)
          let all = Publishers.Merge(saved, Empty<Notification, Never>())
          all.map { $0.name }.sink { [weak self] _ in self?.repository.reload() }.store(in: &bag)
        }
        func run() async {
          for await _ in NotificationCenter.default.notifications(named: Notification.Name.orderSaved) { repository.reload() }
        }
        var later: AnyPublisher<Notification, Never> {
          NotificationCenter.default.publisher(for: Notification.Name("orderSaved")).eraseToAnyPublisher()
        }
      }
      """)
    #expect(
      text == """
        OrderRepository.save()  [Data, repository]
          ⇢ persistence: UserDefaults.set
          posts orderSaved:
            observed by ListViewModel.observe():
              → ListViewModel.orderChanged(_:)  [Presentation, view-model]
                → OrderRepository.reload()  [Data, repository]
                  ⇢ persistence: UserDefaults.set
            observed by BadgeViewModel.bind():
              → OrderRepository.reload()  [Data, repository]
                … as above
            observed by BadgeViewModel.run():
              for await _ in NotificationCenter.default.notifications(named: Notification.Name.orderSaved):
                → OrderRepository.reload()  [Data, repository]
                  … as above
            observed by BadgeViewModel.later (what it does then is not known)

        """)
  }

  /// A constant and its text are one name, whichever side uses which.
  @Test func namesAreComparedByTheirText() throws {
    let text = try Self.text(
      "OrderRepository.empty",
      """
      import Foundation
      final class CartViewModel {
        let repository = OrderRepository()
        func observe() {
          let center = NotificationCenter.default
          center.addObserver(forName: NSNotification.Name(rawValue: "cartEmptied"), object: nil, queue: nil) { _ in
            self.repository.reload()
          }
          center.addObserver(forName: .signedOut, object: nil, queue: nil) { _ in self.repository.reload() }
        }
      }
      """)
    #expect(text.contains("posts cartEmptied:") && text.contains("posts signed-out:"))
    #expect(text.components(separatedBy: "observed by CartViewModel.observe()").count == 3)
  }

  @Test func whatIsNotKnownIsSaid() throws {
    let text = try Self.text(
      "OrderRepository.tell",
      """
      import Foundation
      final class AnyViewModel {
        func observe(_ name: Notification.Name) {
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
        }
      }
      final class Player {
        func post(name: Notification.Name) {}
        func addObserver(forName name: Notification.Name, _ body: () -> Void) {}
        func observe() { addObserver(forName: .orderSaved) {} }
      }
      """)
    #expect(
      text == """
        OrderRepository.tell(_:)  [Data, repository]
          posts name (its name is not known here, 1 observer of names that are not known)
          posts nobody (nothing here observes it, 1 observer of names that are not known)

        """)
  }
}
