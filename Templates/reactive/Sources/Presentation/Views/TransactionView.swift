#if canImport(SwiftUI)
  import SwiftUI

  struct TransactionView: View {
    let viewModel: TransactionViewModel
    @State private var startDate = Calendar.current.date(byAdding: .day, value: -30, to: Date()) ?? Date()
    @State private var endDate = Date()

    var body: some View {
      List {
        DatePicker("From", selection: $startDate, displayedComponents: .date)
          .accessibilityIdentifier("transactions.from")
        DatePicker("To", selection: $endDate, displayedComponents: .date)
          .accessibilityIdentifier("transactions.to")
        Button("Show") {
          Task { await viewModel.loadTransactions(from: startDate, to: endDate) }
        }
        .accessibilityIdentifier("transactions.show")
        if case .error(let message, _) = viewModel.state {
          Label(message, systemImage: "wifi.exclamationmark")
        }
        if let storedAt = viewModel.state.list?.storedAt {
          Label("As of \(storedAt.formatted())", systemImage: "clock.arrow.circlepath")
        }
        if case .loading = viewModel.state {
          ProgressView().accessibilityLabel("Loading")
        }
        if case .loaded(let list) = viewModel.state, list.transactions.isEmpty {
          Text("No transactions in these days.").foregroundStyle(.secondary)
        }
        ForEach(viewModel.state.list?.transactions ?? []) { transaction in
          HStack {
            Text(transaction.note)
            Spacer()
            Text(transaction.amount.text(viewModel.format))
          }
          .accessibilityElement(children: .combine)
        }
      }
    }
  }
#endif
