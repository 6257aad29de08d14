// An observable class in the folder of view models is one, whatever its name is.
// style: repository
// file: Sources/Presentation/ViewModels/Transfer.swift
import SwiftUI

final class Transfer: ObservableObject {
  @Published var message = ""

  func send(amount: Double) {
    guard amount > 1000 else {  // ! business-logic-in-view-model Transfer
      message = "Too small"
      return
    }
    let fee = amount * 0.01  // ! business-logic-in-view-model Transfer
    message = "\(fee)"
  }
}
// Traps: what is not observable, a helper by its name, and a nested one.
// file: Sources/Presentation/ViewModels/TransferHelpers.swift
import SwiftUI

final class TransferFees {
  func fee(amount: Double) -> Double {
    guard amount > 1000 else { return 0 }
    return amount * 0.01
  }
}

final class AmountFormatter: ObservableObject {
  func limited(amount: Double) -> String {
    guard amount > 1000 else { return "Too small" }
    return "\(amount * 1.01)"
  }
}
