import StrataPresentation

/// What the screen of transactions shows. The last transactions stay beside an error.
enum TransactionState: Equatable, InitialState {
  case idle
  case loading(last: TransactionList?)
  case loaded(TransactionList)
  case error(TransactionError, last: TransactionList?)

  static var initial: TransactionState { .idle }

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  var failure: TransactionError? {
    if case .error(let error, _) = self { error } else { nil }
  }

  var list: TransactionList? {
    switch self {
    case .idle: nil
    case .loading(let last), .error(_, let last): last
    case .loaded(let list): list
    }
  }
}
