#if canImport(SwiftUI)
  import SwiftUI

  // A Mac has no keyboard on its screen.
  extension View {
    /// For a phone number: no corrections, and the keys of a phone.
    func phoneNumberInput() -> some View {
      #if canImport(UIKit)
        textContentType(.telephoneNumber).autocorrectionDisabled().keyboardType(.phonePad)
      #else
        textContentType(.telephoneNumber).autocorrectionDisabled()
      #endif
    }

    /// For a one-time code, which the system offers when the message arrives.
    func oneTimeCodeInput() -> some View {
      #if canImport(UIKit)
        textContentType(.oneTimeCode).autocorrectionDisabled().keyboardType(.numberPad)
      #else
        textContentType(.oneTimeCode).autocorrectionDisabled()
      #endif
    }
  }
#endif
