import Foundation
import Observation
import StrataPresentation

@MainActor
@Observable
final class ItemsViewModel: ViewModel {
  enum Intent: Sendable {
    case loadItems
    case filter(category: Category.CategoryId?)
    /// What the user types: only the last text is searched for, once they pause.
    case search(String)
    /// Shows what becomes of the items, until the task is cancelled.
    case followChanges
  }

  private(set) var state: UiState<[Item], ItemsError> = .idle
  private(set) var filter = ItemFilter()
  /// The categories to choose from: those of the server; until they are there, those of all items that were seen so
  /// far, under their ids.
  var categories: [Category] {
    namedCategories
      ?? seenCategories.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.map {
        Category(id: $0, name: $0)
      }
  }
  /// How the user writes prices.
  @ObservationIgnored let locale: Locale

  /// - Parameters:
  ///   - pause: how long nothing is typed before a search begins.
  ///   - clock: what measures it.
  init(
    getItemsUseCase: any GetItemsUseCase, observeItemChangesUseCase: any ObserveItemChangesUseCase,
    getCategoriesUseCase: any GetCategoriesUseCase, locale: Locale, pause: Duration = .milliseconds(300),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    searches = LatestTask(delay: pause, clock: clock)
    self.getItemsUseCase = getItemsUseCase
    self.observeItemChangesUseCase = observeItemChangesUseCase
    self.getCategoriesUseCase = getCategoriesUseCase
    self.locale = locale
  }

  func perform(_ intent: Intent) async {
    switch intent {
    case .loadItems:
      await load()
      await loadCategories()
    case .filter(let category):
      await narrow(to: ItemFilter(category: category, text: filter.text))
    case .search(let text):
      await searches.run { [weak self] in
        guard let self, text != self.filter.text else { return }
        await self.narrow(to: ItemFilter(category: self.filter.category, text: text))
      }
    case .followChanges:
      for await item in await observeItemChangesUseCase.execute() {
        state = Self.replacing(item, in: state)
        settled = Self.replacing(item, in: settled)
      }
    }
  }

  private var namedCategories: [Category]?
  private var seenCategories: Set<Category.CategoryId> = []
  @ObservationIgnored private var answers = AnswerOrder()
  /// The state before the loads that are under way.
  @ObservationIgnored private var settled: UiState<[Item], ItemsError> = .idle
  @ObservationIgnored private let searches: LatestTask
  @ObservationIgnored private let getItemsUseCase: any GetItemsUseCase
  @ObservationIgnored private let observeItemChangesUseCase: any ObserveItemChangesUseCase
  @ObservationIgnored private let getCategoriesUseCase: any GetCategoriesUseCase

  /// The item keeps its place, also where the filter would not find it any more: until the next load.
  private static func replacing(_ item: Item, in state: UiState<[Item], ItemsError>) -> UiState<[Item], ItemsError> {
    state.map { items in items.map { $0.id == item.id ? item : $0 } }
  }

  private func narrow(to filter: ItemFilter) async {
    self.filter = filter
    answers.dropAll()
    state = .idle
    await load()
  }

  /// An answer that comes after that of a later load, or after another filter was chosen, is discarded. What is stored
  /// is marked as out of date where nothing else was there, and beside an error, but not while a list is refreshed.
  private func load() async {
    let number = answers.begin()
    if !state.isLoading { settled = state }
    state = state.loading()
    do {
      for try await list in getItemsUseCase.execute(filter: filter) {
        guard answers.accepts(number) else { continue }
        seenCategories.formUnion(list.items.flatMap(\.categories))
        if list.storedAt != nil, state.value != nil {
          state = .loading(last: list.items)
        } else {
          state = .loaded(list.items, list.storedAt.map { .stale(asOf: $0) } ?? .fresh)
        }
      }
      answers.end(number)
      // Cancelled before anything came: the screen shows again what it showed before.
      if answers.isIdle, state.isLoading { state = settled }
    } catch {
      answers.end(number)
      if answers.accepts(number) { state = state.failed(error as? ItemsError ?? .unavailable) }
    }
  }

  /// Loads the names once. Without an answer the ids are shown; the list shows the error.
  private func loadCategories() async {
    guard namedCategories == nil, state.failure == nil else { return }
    do throws(ItemsError) {
      namedCategories = try await getCategoriesUseCase.execute()
    } catch {
      namedCategories = nil
    }
  }
}
