#if canImport(SwiftUI)
  import SwiftUI

  struct PaymentView: View {
    @Bindable var viewModel: PaymentViewModel

    var body: some View {
      Form {
        TextField("Amount", text: $viewModel.paymentAmount)
        Button("Pay") {
          Task { await viewModel.processPayment() }
        }
        .disabled(viewModel.isProcessing)
        switch viewModel.state {
        case .idle:
          EmptyView()
        case .processing:
          ProgressView().accessibilityLabel("Paying")
        case .success(let result):
          Text("Paid \(result.amount.description), fee \(result.fee.description).")
        case .error(let message):
          Label(message, systemImage: "exclamationmark.triangle")
        }
      }
    }
  }
#endif
