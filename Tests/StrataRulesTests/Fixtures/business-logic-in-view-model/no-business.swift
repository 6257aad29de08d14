// style: repository
// file: Sources/Presentation/CartViewModel.swift
@MainActor
final class CartViewModel: ObservableObject {
  @Published private(set) var tags: [String] = []
  @Published private(set) var label = ""
  private var lines: [CartLine] = []

  // Lists and texts that have amounts in their names.
  func collect() {
    tags = baseTags() + [Tag.payment, Tag.price]
    label = basePrice + basePeriod
  }

  // A count for a title is no sum of money.
  var count: Int { lines.map(\.quantity).reduce(0, +) }

  func complete(_ code: String) {
    if code.count == 6 { submit(code) }
  }

  func react(to status: Int) {
    if status >= 400 {
      label = "error"
    }
  }

  func marked(_ rows: [Row]) -> [Row] {
    rows.filter { $0.isSelected && $0.kind == .folder && !hidden.contains($0.id) }
  }

  func reset(_ strength: Double) {
    if strength > 5 {
      errorMessage = nil
      logger.error("reset")
    }
  }
}

// file: Sources/Presentation/ScrollViewModel.swift
final class ScrollViewModel {
  func opacity(at offset: Double) -> Double { offset * 0.25 }

  func move(to row: Int) {
    guard row < 10 else {
      showError()
      return
    }
  }
}
