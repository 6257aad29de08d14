// style: repository
// file: App/Features/Bills/Presentation/ViewModels/BillsViewModel.swift
import Foundation

public final class BillsViewModel: ObservableObject {  // ! single-ui-state BillsViewModel
  @Published public private(set) var bills: [String]
  @Published public private(set) var sum: Decimal = 0  // ! single-ui-state BillsViewModel
  @Published public private(set) var hasError: Bool  // ! single-ui-state BillsViewModel

  public init() {
    bills = []
    hasError = false
  }
}
// file: App/Features/Cards/Presentation/ViewModels/CardStore.swift
import Combine

// Another name of a view model.
@MainActor
final class CardStore: ObservableObject {  // ! single-ui-state CardStore
  @Published private(set) var cards: [String] = []
  @Published private(set) var refreshing = false  // ! single-ui-state CardStore
}
// file: App/Features/Loans/Presentation/ViewModels/LoanViewModel.swift
import Combine

protocol LoanViewModelProtocol: ObservableObject {
  var rate: Double { get }
  var months: Int { get }
}

@MainActor
final class LoanViewModel: LoanViewModelProtocol {  // ! single-ui-state LoanViewModel
  @Published private(set) var rate = 0.0
  @Published private(set) var months = 12  // ! single-ui-state LoanViewModel
}
// file: App/Features/Loans/Presentation/Views/LoanView.swift
import SwiftUI

struct LoanView<Model: LoanViewModelProtocol>: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.rate) \(model.months)") }
}
// file: App/Features/Savings/Presentation/ViewModels/SavingsViewModel.swift
import Combine

enum ViewState<Value> { case loading, loaded(Value), failed(String) }

@MainActor
final class SavingsViewModel: ObservableObject {
  @Published private(set) var state: ViewState<[String]> = .loading
  @Published var amount = ""
}
// file: App/Features/Savings/Presentation/Views/SavingsView.swift
import SwiftUI

struct SavingsView: View {
  @ObservedObject var viewModel: SavingsViewModel
  var body: some View { TextField("Amount", text: $viewModel.amount) }
}
// file: App/Features/Pay/Presentation/ViewModels/PayViewModel.swift
import Combine

enum PayUiState { case idle, paid }

@MainActor
final class PayViewModel: ObservableObject {
  @Published private(set) var uiState: PayUiState = .idle
  let cancelled = PassthroughSubject<Void, Never>()
}
// file: App/Features/Tax/Presentation/ViewModels/TaxViewModel.swift
import Combine

@MainActor
final class TaxViewModel: ObservableObject {  // ! single-ui-state TaxViewModel
  @Published private(set) var year = 2026, rate = 0.2  // ! single-ui-state TaxViewModel
}
// file: App/Features/Tax/Presentation/ViewModels/Previews.swift
#if DEBUG
import Combine

final class PreviewTaxViewModel: ObservableObject {
  @Published var year = 2026
  @Published var rate = 0.2
}
#endif
