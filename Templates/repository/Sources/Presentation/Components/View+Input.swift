#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// For the name of a person. Only iOS has a keyboard on the screen, which begins words with a capital.
    func nameInput() -> some View {
      #if canImport(UIKit)
        textContentType(.name).autocorrectionDisabled().textInputAutocapitalization(.words)
      #else
        textContentType(.name).autocorrectionDisabled()
      #endif
    }
  }
#endif
