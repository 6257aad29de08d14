#if os(Linux) || os(macOS)
  import Foundation
  import StrataTerminal
  import Streams

  extension Traced {
    /// A step that is taken when its value is awaited.
    fileprivate func single<Value: Sendable>(
      _ member: String = #function, _ work: @escaping @Sendable () -> Single<Value>
    ) -> Single<Value> {
      .create(work: { try await step(member) { try await work().get() } })
    }

    /// A step whose values come one by one: that it begins is printed, and what it leads to.
    fileprivate func observable<Value: Sendable>(
      _ member: String = #function, _ work: @escaping @Sendable () -> Observable<Value>
    ) -> Observable<Value> {
      Single.create(work: { await note(member) }).asObservable().flatMap { work() }
    }
  }

  extension Traced: PaymentUseCase where Layer == any PaymentUseCase {
    func execute(draft: PaymentDraft) -> Single<PaymentResult> { single { layer.execute(draft: draft) } }
  }

  extension Traced: TransactionUseCase where Layer == any TransactionUseCase {
    func getTransactions(from: Date, to: Date) -> Observable<TransactionList> {
      observable { layer.getTransactions(from: from, to: to) }
    }
  }

  extension Traced: PaymentRepository where Layer == any PaymentRepository {
    func processPayment(amount: Money, draft: PaymentDraft.ID) -> Single<PaymentResponse> {
      single { layer.processPayment(amount: amount, draft: draft) }
    }

    // What is only read from the device, or forgotten there, is no step of a payment.
    func unansweredPayment() -> Single<UnansweredPayment?> { layer.unansweredPayment() }

    func forgetPayment(draft: PaymentDraft.ID) -> Single<Void> { layer.forgetPayment(draft: draft) }
  }

  extension Traced: TransactionRepository where Layer == any TransactionRepository {
    func getTransactions(from: Date, to: Date) -> Observable<TransactionList> {
      observable { layer.getTransactions(from: from, to: to) }
    }
  }

  extension Traced: PaymentApiService where Layer == any PaymentApiService {
    func processPayment(amount: Money, key: String) -> Single<ApiPaymentResponse> {
      single { layer.processPayment(amount: amount, key: key) }
    }
  }

  extension Traced: TransactionApiService where Layer == any TransactionApiService {
    func getTransactions(from: String, to: String) -> Single<[ApiTransactionResponse]> {
      single { layer.getTransactions(from: from, to: to) }
    }
  }
#endif
