// style: reactive
// file: Sources/Presentation/PaymentViewModel.swift
class PaymentViewModel: BaseViewModel<PaymentState> {
  func processPayment(amount: String) {
    guard let amt = Double(amount), amt > 1000 else {  // ! business-logic-in-view-model PaymentViewModel -> processPayment(amount:): validation amt
      setState(.showError("Invalid amount"))
      return
    }

    let fee = amt * 0.01  // ! business-logic-in-view-model PaymentViewModel -> processPayment(amount:): calculation amounts
    let total = amt + fee  // ! business-logic-in-view-model PaymentViewModel -> processPayment(amount:): calculation amounts

    if total > 50_000_000 {  // ! business-logic-in-view-model PaymentViewModel -> processPayment(amount:): validation total
      setState(.showError("Amount too high"))
      return
    }
  }
}

// file: Sources/Presentation/TransactionViewModel.swift
class TransactionViewModel: BaseViewModel<TransactionState> {
  func loadTransactions(from startDate: Date, to endDate: Date) {
    guard startDate <= endDate else {  // ! business-logic-in-view-model
      setState(.showError("Invalid date range"))
      return
    }

    let daysDiff = Calendar.current.dateComponents([.day], from: startDate, to: endDate).day!  // ! business-logic-in-view-model
    guard daysDiff <= 90 else {  // ! business-logic-in-view-model
      setState(.showError("Date range too large"))
      return
    }

    transactionUC.getTransactions(from: startDate, to: endDate)
      .subscribe(onNext: { [weak self] transactions in
        let filtered = transactions.filter { $0.amount > 0 }  // ! business-logic-in-view-model
        self?.transactions.accept(filtered)
      })
      .disposed(by: disposeBag)
  }
}
