#if canImport(SwiftUI)
  import SwiftUI

  struct TransactionView: View {
    let viewModel: TransactionViewModel
    @State private var startDate = Calendar.current.date(byAdding: .day, value: -30, to: Date()) ?? Date()
    @State private var endDate = Date()

    var body: some View {
      List {
        Section {
          DatePicker("From", selection: $startDate, displayedComponents: .date)
            .accessibilityIdentifier("transactions.from")
          DatePicker("To", selection: $endDate, displayedComponents: .date)
            .accessibilityIdentifier("transactions.to")
          Button("Show", action: show)
            .keyboardShortcut("r")
            .accessibilityIdentifier("transactions.show")
        }
        Section { state }
        Section {
          ForEach(viewModel.state.list?.transactions ?? []) { transaction in
            TransactionRowView(transaction: transaction, locale: viewModel.locale)
              .accessibilityIdentifier("transactions.row")
          }
        }
      }
      .announces(viewModel.state.failure?.text)
      .refreshable { await viewModel.loadTransactions(from: startDate, to: endDate) }
    }

    @ViewBuilder private var state: some View {
      if let error = viewModel.state.failure {
        Label(error.text, systemImage: "wifi.exclamationmark")
          .accessibilityIdentifier("transactions.error")
      }
      if let storedAt = viewModel.state.list?.storedAt {
        Label("As of \(storedAt.formatted())", systemImage: "clock.arrow.circlepath")
          .accessibilityIdentifier("transactions.storedAt")
      }
      switch viewModel.state {
      case .idle:
        Text("Choose a date range to see its transactions.").foregroundStyle(.secondary)
      case .loading:
        ProgressView().accessibilityLabel("Loading")
      case .loaded(let list) where list.transactions.isEmpty:
        ContentUnavailableView("No transactions in this period.", systemImage: "tray")
      case .loaded, .error:
        EmptyView()
      }
    }

    private func show() {
      Task { await viewModel.loadTransactions(from: startDate, to: endDate) }
    }
  }
#endif
