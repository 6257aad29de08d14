#if canImport(SwiftUI) && DEBUG
  import Foundation
  import Streams
  import SwiftUI

  /// The screens in each of their states.
  @MainActor
  enum Previews {
    /// - Parameters:
    ///   - answer: to the payment; nil: nothing is paid yet.
    ///   - unanswered: a payment that was sent before and never answered.
    static func payment(_ answer: Single<PaymentResult>? = nil, unanswered: UnansweredPayment? = nil) -> some View {
      LightAndDark {
        let viewModel = PaymentViewModel(
          paymentUC: PreviewPayment(answer: answer ?? waiting()), draftUC: PreviewDraft(unanswered: unanswered),
          locale: .current)
        NavigationStack { PaymentView(viewModel: viewModel) }
          .task {
            if answer != nil { await viewModel.processPayment() }
          }
      }
    }

    /// - Parameter answer: nil: nothing is asked for yet.
    static func transactions(_ answer: Observable<TransactionList>? = nil) -> some View {
      LightAndDark {
        let viewModel = TransactionViewModel(
          transactionUC: PreviewTransactions(answer: answer ?? .empty()), locale: .current)
        NavigationStack { TransactionView(viewModel: viewModel) }
          .task {
            if answer != nil { await viewModel.loadTransactions(from: yesterday, to: Date()) }
          }
      }
    }

    static func list(_ transactions: [Transaction], storedAt: Date? = nil) -> Observable<TransactionList> {
      .just(TransactionList(transactions: transactions, storedAt: storedAt))
    }

    /// The screen keeps waiting.
    static func waiting<Value: Sendable>() -> Single<Value> {
      .create {
        try await Task.sleep(for: .seconds(86_400))
        throw CancellationError()
      }
    }

    static let paid = PaymentResult(
      from: PaymentResponse(id: "1", amount: Money(10_000), fee: Money(100), total: Money(10_100)))
    static let coffee = Transaction(id: "1", amount: Money(25_000), date: yesterday, note: "Coffee")
    static let yesterday = Date(timeIntervalSinceNow: -86_400)

  }

  #if canImport(DeveloperToolsSupport)
    #Preview("Payment") { Previews.payment() }
    #Preview("Payment: under way") { Previews.payment(Previews.waiting()) }
    #Preview("Payment: made") { Previews.payment(.just(Previews.paid)) }
    #Preview("Payment: refused") { Previews.payment(.error(PaymentError.invalidAmount)) }
    #Preview("Payment: no connection") { Previews.payment(.error(PaymentError.offline)) }
    #Preview("Payment: no storage") { Previews.payment(.error(PaymentError.storageUnavailable)) }
    #Preview("Payment: too many without an answer") { Previews.payment(.error(PaymentError.tooManyUnanswered)) }
    #Preview("Payment: not answered") {
      Previews.payment(unanswered: UnansweredPayment(draft: DraftID("1"), amount: Money(10_000)))
    }
    #Preview("Transactions") { Previews.transactions() }
    #Preview("Transactions: some") { Previews.transactions(Previews.list([Previews.coffee])) }
    #Preview("Transactions: none") { Previews.transactions(Previews.list([])) }
    #Preview("Transactions: stored") {
      Previews.transactions(Previews.list([Previews.coffee], storedAt: Previews.yesterday))
    }
    #Preview("Transactions: no connection") { Previews.transactions(.error(TransactionError.offline)) }
  #endif
#endif
