// style: repository
// rules: mutable-ui-state
// Objects in associated values, and in the values that a state stores.
// file: Sources/Presentation/BasketUiState.swift
enum BasketUiState {
  case idle
  case loaded(Basket)  // ! mutable-ui-state BasketUiState -> Basket
  case merged(items: [Basket], Note)  // ! mutable-ui-state BasketUiState -> Basket
}

struct OrderUiState {
  var phase: Phase
  var line: OrderLine
  var total: Total
  static let sample = Basket()

  enum Phase {
    case packed(Basket)  // ! mutable-ui-state OrderUiState.Phase -> Basket
    case sent
  }
}

struct OrderLine {
  let basket: Basket?  // ! mutable-ui-state OrderLine -> Basket
  var note: Note
  var first: Basket { Basket() }
}

struct Total {
  let cents: Int
  indirect enum Part { case sum(Total) }
}

// Not part of a state.
struct BasketCell {
  let basket: Basket
}
// file: Sources/Domain/Basket.swift
final class Basket {
  var items: [String] = []
}

final class Note {
  let text = ""
}
