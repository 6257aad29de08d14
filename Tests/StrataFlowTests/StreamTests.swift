import StrataModel
import Testing

@testable import StrataFlow

/// Streams: what is sent into a subject or a continuation, and who gets it.
@Suite struct StreamTests {
  private static let store = """
    import Foundation
    final class BasketStore {
      func keep(_ id: Int) { UserDefaults.standard.set(id, forKey: "basket") }
    }
    """

  private static func text(_ symbol: String, _ source: String) throws -> String {
    outline(
      try Sample.text(
        symbol, ["Presentation/Basket.swift": source, "Data/Repositories/BasketStore.swift": store]))
  }

  private static let basket = """
    import Combine
    enum BasketEvent { case added(Int), emptied }
    protocol BasketViewModelProtocol { var events: AnyPublisher<BasketEvent, Never> { get } }
    final class BasketViewModel: BasketViewModelProtocol {
      private let eventsSubject: PassthroughSubject<BasketEvent, Never> = .init()
      private let badge = CurrentValueSubject<Int, Never>(0)
      var events: AnyPublisher<BasketEvent, Never> { eventsSubject.eraseToAnyPublisher() }
      func add(_ id: Int) { eventsSubject.send(.added(id)) }
      func count(_ number: Int) { badge.send(number) }
    }
    """

  @Test func aSinkThroughAProtocolGetsWhatIsSent() throws {
    let text = try Self.text(
      "BasketViewModel.add",
      Self.basket + """

        final class BasketCoordinator {
          private let viewModel: BasketViewModelProtocol
          private let store = BasketStore()
          private var bag = Set<AnyCancellable>()
          init(viewModel: BasketViewModelProtocol) { self.viewModel = viewModel }
          func start() {
            viewModel.events.sink { [weak self] event in self?.store.keep(1) }.store(in: &bag)
          }
        }
        """)
    #expect(
      text.contains(
        """
          sends .added to eventsSubject:
            observed by BasketCoordinator.start():
              → BasketStore.keep(_:)
        """), "\(text)")
  }

  @Test func whatNobodyGetsIsShownForTheEntryOnly() throws {
    let text = try Self.text("BasketViewModel.count", Self.basket)
    #expect(text.contains("  sends number to badge\n"))
    let outside = try Self.text(
      "Counter.go",
      Self.basket + "\nfinal class Counter { let basket = BasketViewModel()\n func go() { basket.count(1) } }")
    #expect(!outside.contains("sends"))
  }

  @Test func aLoopGetsWhatAContinuationYields() throws {
    let text = try Self.text(
      "PriceFeed.publish",
      """
      final class PriceFeed {
        private var continuation: AsyncStream<Int>.Continuation?
        func prices() -> AsyncStream<Int> {
          AsyncStream { continuation in self.continuation = continuation }
        }
        func publish(_ price: Int) { continuation?.yield(price) }
      }
      final class PriceViewModel {
        private let feed = PriceFeed()
        private let store = BasketStore()
        func watch() async { for await price in feed.prices() { store.keep(price) } }
      }
      """)
    #expect(text.contains("  sends price to continuation:\n    observed by PriceViewModel.watch():\n"))
    #expect(text.contains("→ BasketStore.keep(_:)"))
  }

  @Test func anAssignedPropertyIsSet() throws {
    let text = try Self.text(
      "BasketViewModel.count",
      Self.basket + """

        final class BadgeView {
          var number = 0
          func bind(_ model: BasketViewModel) -> AnyCancellable { model.numbers.assign(to: \\.number, on: self) }
        }
        extension BasketViewModel { var numbers: AnyPublisher<Int, Never> { badge.eraseToAnyPublisher() } }
        """)
    #expect(text.contains("observed by BadgeView.bind(_:):\n      sets number"))
  }

  /// A client that is called `send` is no stream, and neither is a closure of that name.
  @Test func whatIsSentToAServerIsNoStream() throws {
    let text = try Self.text(
      "OrderViewModel.order",
      """
      import Wire
      struct Actions { let send: (Int) async -> Void }
      final class OrderViewModel {
        private let client: WireClient
        private let actions: Actions
        init(client: WireClient, actions: Actions) { (self.client, self.actions) = (client, actions) }
        func order() async throws {
          _ = try await client.send(1)
          await actions.send(2)
        }
      }
      """)
    #expect(text.contains("⇢ outside the project: WireClient.send"))
    #expect(!text.contains("sets") && !text.contains("sends"))
  }

  /// The modifiers after `onReceive` have closures of their own.
  @Test func onlyTheClosureOfTheObserverRuns() throws {
    let text = try Self.text(
      "Refresher.refresh",
      """
      import SwiftUI
      extension Notification.Name { static let refreshed = Notification.Name("refreshed") }
      final class Refresher { func refresh() { NotificationCenter.default.post(name: .refreshed, object: nil) } }
      struct BasketView: View {
        let store = BasketStore()
        func leave() { UserDefaults.standard.removeObject(forKey: "basket") }
        var body: some View {
          Text("Basket")
            .onReceive(NotificationCenter.default.publisher(for: .refreshed)) { _ in store.keep(1) }
            .onAppear { leave() }
        }
      }
      """)
    #expect(text.contains("→ BasketStore.keep(_:)") && !text.contains("leave"))
  }

  @Test func theNameOfANotificationIsPassedOn() throws {
    let text = try Self.text(
      "Clock.ring",
      """
      import Foundation
      extension Notification.Name { static let rang = Notification.Name("rang") }
      extension NotificationCenter {
        static func tell(about name: Notification.Name) { NotificationCenter.default.post(name: name, object: nil) }
      }
      final class Clock { func ring() { NotificationCenter.tell(about: .rang) } }
      final class Sleeper: NSObject {
        let store = BasketStore()
        func lie() {
          NotificationCenter.default.addObserver(self, selector: #selector(wake), name: .rang, object: nil)
        }
        @objc func wake() { store.keep(7) }
      }
      """)
    #expect(text.contains("posts rang:\n") && text.contains("→ BasketStore.keep(_:)"))
  }
}
