#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// For an amount of money. Only iOS has a keyboard on the screen, with the separator of the locale.
    func amountInput() -> some View {
      #if canImport(UIKit)
        keyboardType(.decimalPad).autocorrectionDisabled()
      #else
        autocorrectionDisabled()
      #endif
    }
  }
#endif
