#if canImport(SwiftUI)
  import SwiftUI

  struct PaymentView: View {
    @Bindable var viewModel: PaymentViewModel
    @FocusState private var isTyping: Bool

    var body: some View {
      Form {
        Section {
          TextField("Amount", text: $viewModel.paymentAmount)
            .amountInput()
            .focused($isTyping)
            .submitLabel(.done)
            .onSubmit { pay() }
            .accessibilityIdentifier("payment.amount")
          Button("Pay", action: pay)
            .keyboardShortcut(.defaultAction)
            .disabled(viewModel.isProcessing)
            .accessibilityIdentifier("payment.pay")
        } footer: {
          Text("The fee is one percent of the amount.")
        }
        state
        if viewModel.isUnanswered {
          Button("New Payment") {
            Task { await viewModel.newPayment() }
          }
          .disabled(viewModel.isProcessing)
          .accessibilityIdentifier("payment.new")
        }
      }
      .formStyle(.grouped)
      .task { await viewModel.restoreDraft() }
    }

    @ViewBuilder private var state: some View {
      switch viewModel.state {
      case .idle:
        EmptyView()
      case .unanswered:
        Label("This payment was not answered. Sent again, it is made once.", systemImage: "questionmark.circle")
          .accessibilityIdentifier("payment.unanswered")
      case .processing:
        ProgressView().accessibilityLabel("Paying")
      case .success(let result):
        Label(
          "Paid \(result.amount.text(viewModel.locale)), fee \(result.fee.text(viewModel.locale)).",
          systemImage: "checkmark.circle"
        )
        .accessibilityIdentifier("payment.result")
      case .error(let error):
        Label(error.text(viewModel.locale), systemImage: "exclamationmark.triangle")
          .accessibilityIdentifier("payment.error")
      }
    }

    private func pay() {
      isTyping = false
      Task { await viewModel.processPayment() }
    }
  }
#endif
