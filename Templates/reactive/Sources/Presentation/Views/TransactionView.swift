#if canImport(SwiftUI)
  import SwiftUI

  struct TransactionView: View {
    let viewModel: TransactionViewModel
    @State private var startDate = Date()
    @State private var endDate = Date()

    var body: some View {
      List {
        DatePicker("From", selection: $startDate, displayedComponents: .date)
        DatePicker("To", selection: $endDate, displayedComponents: .date)
        Button("Show") {
          Task { await viewModel.loadTransactions(from: startDate, to: endDate) }
        }
        if case .error(let message, _) = viewModel.state {
          Label(message, systemImage: "wifi.exclamationmark")
        }
        if let storedAt = viewModel.state.list?.storedAt {
          Label("As of \(storedAt.formatted())", systemImage: "clock.arrow.circlepath")
        }
        ForEach(viewModel.state.list?.transactions ?? []) { transaction in
          HStack {
            Text(transaction.note)
            Spacer()
            Text(transaction.amount.description)
          }
        }
      }
    }
  }
#endif
