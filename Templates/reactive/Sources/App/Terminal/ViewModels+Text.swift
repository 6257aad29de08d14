#if os(Linux) || os(macOS)
  extension PaymentViewModel {
    /// What a terminal shows of it.
    var text: String {
      isUnanswered && state.isOver ? stateText + "\n" + unansweredText : stateText
    }

    private var unansweredText: String { "payment of \(paymentAmount) (sent, and not answered)" }

    private var stateText: String {
      switch state {
      case .idle: "payment"
      case .unanswered: unansweredText
      case .processing: "payment (processing)"
      case .success(let result):
        """
        payment \(result.reference): \(result.amount.text(locale)), fee \(result.fee.text(locale)), \
        \(result.total.text(locale)) in all
        """
      case .error(let error): "payment (failed: \(error.text(locale)))"
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
        case .error(let error, nil): "transactions (failed: \(error.text))"
        case .error(let error, _?): "transactions (failed: \(error.text) These may be out of date.)"
        }
      return ([title] + (state.list?.transactions ?? []).map { "\($0.amount.text(locale))  \($0.note)" }).joined(
        separator: "\n")
    }
  }
#endif
