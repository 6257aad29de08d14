#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Waits while something is asked, and shows what went wrong.
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
