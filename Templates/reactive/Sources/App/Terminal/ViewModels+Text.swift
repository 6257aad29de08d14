#if os(Linux) || os(macOS)
  extension PaymentViewModel {
    /// What a terminal shows of it.
    var text: String {
      switch state {
      case .idle: "payment"
      case .unanswered: "payment of \(paymentAmount) (sent, and not answered)"
      case .processing: "payment (processing)"
      case .success(let result):
        """
        payment \(result.reference): \(result.amount.text(format)), fee \(result.fee.text(format)), \
        \(result.total.text(format)) in all
        """
      case .error(let message): "payment (failed: \(message))"
      }
    }
  }

  extension TransactionViewModel {
    /// What a terminal shows of it.
    var text: String {
      let title =
        switch state {
        case .idle: "transactions"
        case .loading: "transactions (loading)"
        case .loaded(let list): list.storedAt == nil ? "transactions" : "transactions (stored)"
        case .error(let message, nil): "transactions (failed: \(message))"
        case .error(let message, _?): "transactions (failed: \(message) These may be out of date.)"
        }
      return ([title] + (state.list?.transactions ?? []).map { "\($0.amount.text(format))  \($0.note)" }).joined(
        separator: "\n")
    }
  }
#endif
