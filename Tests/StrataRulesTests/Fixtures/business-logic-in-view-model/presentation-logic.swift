// style: repository
// rules: business-logic-in-view-model
// file: Sources/Presentation/FeedViewModel.swift
@MainActor
final class FeedViewModel: ObservableObject {
  @Published private(set) var items: [FeedItem] = []
  @Published private(set) var errorMessage: String?
  @Published private(set) var isLoading = false
  @Published private(set) var quantity = 1
  @Published private(set) var priceText = ""
  private var page = 0
  private var retries = 0
  private var searchText = ""

  var visibleItems: [FeedItem] {
    searchText.isEmpty ? items : items.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
  }

  var title: String { items.count > 1 ? "\(items.count) items" : "One item" }
  var progress: Double { Double(page) / Double(max(totalPages, 1)) * 100 }

  func loadNextPage(after index: Int) async {
    guard index >= items.count - 5, !isLoading, page < totalPages else { return }
    guard retries < 3 else {
      errorMessage = "Try again later"
      return
    }
    page += 1
    do {
      items += try await getFeed.execute(page: page)
    } catch let error as FeedError where error.code >= 500 {
      errorMessage = "Server error"
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  func search(_ query: String) {
    guard query.count >= 3 else { return }
    errorMessage = nil
    searchText = query
  }

  func save(name: String) {
    guard !name.isEmpty else {
      errorMessage = "Please enter a name"
      return
    }
    if items.count > 0 { errorMessage = nil }
  }

  func increment() { quantity += 1 }
  func decrement() { quantity = max(quantity - 1, 0) }

  func show(amount: Double, currency: String) {
    priceText = "\(amount / 100) \(currency)"
    priceText = formatter.string(from: amount)
    priceText = priceText + " per month"
  }

  func cents(of price: Double) -> Int { Int(price * 100) }
}
