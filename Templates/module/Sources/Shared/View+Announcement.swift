#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(Accessibility)
    import Accessibility
  #endif

  extension View {
    /// Has VoiceOver read a message aloud when it appears, such as an error below a button: nothing else leads there.
    public func announces(_ message: String?) -> some View {
      onChange(of: message) { _, message in
        if let message { AccessibilityNotification.Announcement(message).post() }
      }
    }
  }
#endif
