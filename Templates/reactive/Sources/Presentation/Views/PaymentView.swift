#if canImport(SwiftUI)
  import SwiftUI

  struct PaymentView: View {
    @Bindable var viewModel: PaymentViewModel

    var body: some View {
      Form {
        TextField("Amount", text: $viewModel.paymentAmount)
          .accessibilityIdentifier("payment.amount")
        Button("Pay") {
          Task { await viewModel.processPayment() }
        }
        .disabled(viewModel.isProcessing)
        .accessibilityIdentifier("payment.pay")
        switch viewModel.state {
        case .idle:
          EmptyView()
        case .unanswered:
          Label("This payment was not answered. Sent again, it is made once.", systemImage: "questionmark.circle")
        case .processing:
          ProgressView().accessibilityLabel("Paying")
        case .success(let result):
          Text("Paid \(result.amount.text(viewModel.format)), fee \(result.fee.text(viewModel.format)).")
        case .error(let message):
          Label(message, systemImage: "exclamationmark.triangle")
        }
        if viewModel.isUnanswered {
          Button("New Payment") {
            Task { await viewModel.newPayment() }
          }
          .disabled(viewModel.isProcessing)
          .accessibilityIdentifier("payment.new")
        }
      }
      .task { await viewModel.restoreDraft() }
    }
  }
#endif
