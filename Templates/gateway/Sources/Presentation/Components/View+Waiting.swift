#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows an indicator while a request is on its way, and an alert with its error.
    func waiting(_ isLoading: Bool, showError: Binding<Bool>, errorMessage: String) -> some View {
      disabled(isLoading)
        .overlay {
          if isLoading { LoadingIndicator() }
        }
        .alert("Error", isPresented: showError) {
          Button("OK", role: .cancel) {}
        } message: {
          Text(errorMessage)
        }
    }
  }
#endif
