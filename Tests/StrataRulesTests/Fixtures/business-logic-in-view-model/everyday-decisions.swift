// style: repository
// rules: business-logic-in-view-model, logic-in-view
// Numbers and lists of the domain that decide, whatever they are called, and the same shapes that decide nothing.
// file: Sources/Domain/Library.swift
import Foundation

struct Reader {
  let id: Int
  let loans: [Loan]
  let attempts: [Visit]
  let read: [Int]
  let owed: Decimal
  let hourly: Decimal
  let lent: Double
  let ceiling: Double
  let portions: Int
  let start: Date
  let end: Date
}

struct Loan { let id: Int; let result: LoanResult; let days: Int; let starts: Date; let ends: Date; let isLate: Bool }
struct Visit { let id: Int; let minutes: Int; let needs: [Int]; let width: Double; let height: Double; let lanes: Int }
struct LoanPage { let total: Int; let loaded: Int }
enum LoanResult { case returned, lost, running }
protocol LendUseCase { func execute(_ reader: Reader, days: Int) async throws }
// file: Sources/Presentation/ReaderViewModel.swift
import Combine

enum ReaderClass { case regular, frequent }
enum RowStyle { case plain, bold }
enum RowColor { case red, green }

final class ReaderViewModel: ObservableObject {
  @Published var loans: [Loan] = []
  @Published var chosen: [Loan] = []
  @Published var mayLend = false
  @Published var showsMore = false
  @Published var isOverLimit = false
  @Published var total: Decimal = 0
  @Published var sum: Decimal = 0
  @Published var guests = 1
  @Published var page = 1
  @Published var visibleCount = 20
  @Published var durationMinutes = 60
  @Published var voucher = ""
  @Published var couponCode = ""
  @Published var countryCode = ""
  @Published var message: String?
  @Published var barHeight = 0.0
  @Published var selectedIndex = 0
  @Published var done: Set<Int> = []
  @Published var rank: ReaderClass = .regular
  private let lend: LendUseCase
  init(lend: LendUseCase) { self.lend = lend }

  func rank(of reader: Reader) -> ReaderClass {
    reader.portions >= 40 ? .frequent : .regular  // ! business-logic-in-view-model
  }
  func keepRank(of reader: Reader) {
    rank = reader.portions >= 40 ? .frequent : .regular  // ! business-logic-in-view-model
  }
  func rankByIf(of reader: Reader) -> ReaderClass {
    if reader.portions >= 40 { return .frequent }  // ! business-logic-in-view-model
    return .regular
  }
  func rowStyle(of reader: Reader) -> RowStyle { reader.portions >= 40 ? .bold : .plain }
  func tint(of reader: Reader) -> RowColor { reader.portions >= 40 ? .red : .green }
  func label(of reader: Reader) -> String { reader.portions >= 40 ? "Frequent" : "Regular" }

  func update() {
    mayLend = loans.filter { $0.result == .lost }.count < 3  // ! business-logic-in-view-model
  }
  func updateByKey() {
    mayLend = loans.filter(\.isLate).count < 3  // ! business-logic-in-view-model
  }
  func updateByCount() -> Bool {
    loans.count(where: { $0.result == .lost }) < 3  // ! business-logic-in-view-model
  }
  func checkLost() {
    let lost = loans.filter { $0.result == .lost }
    guard lost.count < 3 else {  // ! business-logic-in-view-model
      message = "Too many books are lost"
      return
    }
    mayLend = true
  }
  func showsLost() { showsMore = loans.filter { $0.result == .lost }.count > 3 }
  func hasLost() -> Bool { !loans.filter { $0.result == .lost }.isEmpty }
  func hasAnyLost() -> Bool { loans.filter { $0.result == .lost }.count > 0 }
  func lostText() -> String { loans.filter { $0.result == .lost }.count > 3 ? "Many" : "Few" }

  func price(of reader: Reader) -> Decimal {
    let gross = reader.hourly * Decimal(durationMinutes) / 60  // ! business-logic-in-view-model
    return gross
  }
  func priceOfGroup(of reader: Reader) -> Decimal {
    reader.hourly * Decimal(guests)  // ! business-logic-in-view-model
  }
  func heightOfBar(of visit: Visit, _ scale: Double) { barHeight = visit.height * scale }

  func toggle() {
    if chosen.count >= 6 {  // ! business-logic-in-view-model
      total -= 10
    }
  }
  func toggleHalf() {
    if chosen.count >= 6 { sum = sum * 0.9 }  // ! business-logic-in-view-model
  }
  func scroll() {
    if chosen.count >= 6 { barHeight -= 10 }
  }
  func next() {
    if chosen.count >= 6 { page += 1 }
  }

  func save(_ reader: Reader) {
    if reader.attempts.count >= 3 {  // ! business-logic-in-view-model
      setClosed()
      return
    }
    mayLend = true
  }
  private func setClosed() { mayLend = false }

  func addGuest() { guests = min(guests + 1, 4) }  // ! business-logic-in-view-model
  func removeGuest() { guests = max(guests - 1, 1) }
  func clamp(_ reader: Reader) -> Int { min(reader.portions, 12) }  // ! business-logic-in-view-model
  func nextPage() { page = min(page + 1, 9) }
  func more() { visibleCount = min(visibleCount + 20, loans.count) }
  func resize(_ visit: Visit) { barHeight = min(visit.height, 44) }
  func select(_ index: Int) { selectedIndex = min(index, 4) }

  func redeem() {
    if couponCode == "SUMMER10" { total -= 10 }  // ! business-logic-in-view-model
  }
  func redeemVoucher() -> Bool { voucher.uppercased() == "FREE" }  // ! business-logic-in-view-model
  func isGerman() -> Bool { countryCode == "DE" }
  func hasVoucher() -> Bool { voucher != "" }

  func mayVisit(_ visit: Visit) -> Bool {
    visit.needs.allSatisfy { done.contains($0) }  // ! business-logic-in-view-model
  }
  func checkNeeds(_ visit: Visit, _ reader: Reader) {
    guard visit.needs.allSatisfy({ reader.read.contains($0) }) else {  // ! business-logic-in-view-model
      message = "Read the others first"
      return
    }
    mayLend = true
  }
  func checkSubset(_ visit: Visit) -> Bool { Set(visit.needs).isSubset(of: done) }  // ! business-logic-in-view-model
  func isAllSelected() -> Bool { loans.allSatisfy { done.contains($0.id) } }

  func hasPassed(_ reader: Reader) -> Bool { reader.lent / reader.ceiling >= 0.5 }  // ! business-logic-in-view-model
  func share(_ reader: Reader) -> String { "\(Int(reader.lent / reader.ceiling * 100)) %" }  // ! business-logic-in-view-model
  func isWide(_ visit: Visit) -> Bool { visit.width / visit.height > 1.5 }
  func isFree(_ loans: [Loan]) -> Bool {
    zip(loans, loans.dropFirst()).allSatisfy { $0.ends < $1.starts }  // ! business-logic-in-view-model
  }
  func inOrder(_ loans: [Loan]) -> [Loan] { loans.sorted { $0.ends < $1.starts } }
  func show(_ visit: Visit) {
    isOverLimit = visit.minutes > 90  // ! business-logic-in-view-model
    showsMore = visit.minutes > 90
  }
  func isLastPage(_ page: LoanPage) -> Bool { page.total - page.loaded < 20 }
}
// file: Sources/Presentation/ReaderView.swift
import SwiftUI

struct ReaderView: View {
  @StateObject var viewModel: ReaderViewModel
  let reader: Reader
  let loan: Loan
  let page: LoanPage
  @State private var weeks = 1
  @State private var taps = 0
  @State private var selectedTab = 0

  var body: some View {
    VStack {
      Button("Lend") { viewModel.update() }
        .disabled(reader.ceiling - reader.lent < 1)  // ! logic-in-view
      Button("Book") {
        guard viewModel.durationMinutes >= 45 else { return }  // ! logic-in-view
        Task { await viewModel.update() }
      }
      Button("Extend") {
        if loan.days < 28 { viewModel.update() }  // ! logic-in-view
      }
      Button("Weeks") {
        guard weeks >= 2 else { return }  // ! logic-in-view
        viewModel.update()
      }
      Button("Guests") {
        if viewModel.guests >= 4 { viewModel.redeem() }  // ! logic-in-view
      }
      Button("More") {
        guard viewModel.visibleCount >= 20 else { return }
        viewModel.more()
      }
      Button("Tap") {
        taps += 1
        if taps >= 5 { viewModel.redeem() }
      }
      Button("Tab") {
        if selectedTab == 2 { viewModel.redeem() }
        if selectedTab > 2 { viewModel.redeem() }
      }
      Button("Next") {}.disabled(page.total - page.loaded < 1)
      Button("Any") {}.disabled(reader.loans.count < 1)
      Text(reader.portions > 28 ? "Long" : "Short")
        .foregroundColor(viewModel.guests > 4 ? .red : .green)
        .opacity(viewModel.durationMinutes > 45 ? 1 : 0.5)
        .gesture(
          DragGesture().onEnded { value in
            if value.translation.width > 80 { viewModel.redeem() }
            guard value.velocity.height > 300 else { return }
            viewModel.redeem()
          })
    }
    .onAppear {
      if viewModel.loans.count > 0 { viewModel.update() }
      if viewModel.selectedIndex >= 3 { viewModel.more() }
    }
  }
}
