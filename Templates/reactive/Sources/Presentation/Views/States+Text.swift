#if !canImport(UIKit)
  extension PaymentState {
    /// What a terminal shows of it.
    var text: String {
      switch self {
      case .idle: "payment"
      case .processing: "payment (processing)"
      case .success(let result):
        "payment \(result.reference): \(result.amount), fee \(result.fee), \(result.total) in all"
      case .error(let message): "payment (failed: \(message))"
      }
    }
  }

  extension TransactionState {
    /// What a terminal shows of it.
    var text: String {
      let title =
        switch self {
        case .idle: "transactions"
        case .loading: "transactions (loading)"
        case .loaded(let list): list.storedAt == nil ? "transactions" : "transactions (stored)"
        case .error(let message, nil): "transactions (failed: \(message))"
        case .error(let message, _?): "transactions (failed: \(message) These may be out of date.)"
        }
      return ([title] + (list?.transactions ?? []).map { "\($0.amount)  \($0.note)" }).joined(separator: "\n")
    }
  }
#endif
