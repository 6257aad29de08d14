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
            // What is typed meanwhile would be gone with the answer.
            .disabled(viewModel.isProcessing)
            .accessibilityIdentifier("payment.amount")
          Button("Pay", action: pay)
            .keyboardShortcut(.defaultAction)
            .disabled(viewModel.isProcessing)
            .accessibilityIdentifier("payment.pay")
        } footer: {
          Text("The fee is one percent of the amount.")
        }
        state
        if viewModel.isEarlierUnknown {
          Label("Earlier payments cannot be checked right now.", systemImage: "questionmark.circle")
            .accessibilityIdentifier("payment.unknown")
        }
        if viewModel.isUnanswered {
          if viewModel.state.isOver { unanswered }
          Button("New Payment", action: begin)
            .disabled(viewModel.isProcessing)
            .accessibilityIdentifier("payment.new")
        } else if viewModel.state == .error(.tooManyUnanswered) {
          Button("Show Earlier Payment", action: begin)
            .accessibilityIdentifier("payment.earlier")
        }
      }
      .formStyle(.grouped)
      .announces(viewModel.state.failure?.text(viewModel.locale))
      .task { await viewModel.restoreDraft() }
    }

    @ViewBuilder private var state: some View {
      switch viewModel.state {
      case .idle:
        EmptyView()
      case .unanswered:
        unanswered
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

    private var unanswered: some View {
      Label(
        "It is not known whether this payment was made. If you send it again, it is made only once.",
        systemImage: "questionmark.circle"
      )
      .accessibilityIdentifier("payment.unanswered")
    }

    private func begin() {
      Task { await viewModel.newPayment() }
    }

    private func pay() {
      isTyping = false
      Task { await viewModel.processPayment() }
    }
  }
#endif
