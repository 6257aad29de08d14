#if canImport(SwiftUI)
  import SwiftUI

  /// Sends a code, and counts down until another one can be sent.
  struct ResendButton: View {
    /// How long the user has to wait at a moment; 0: not at all.
    let secondsLeft: @MainActor (Date) -> Int
    /// For UI tests: a sheet may have a second button beside that of the screen below it.
    let identifier: String
    let action: () -> Void

    var body: some View {
      TimelineView(.periodic(from: .now, by: 1)) { context in
        let seconds = secondsLeft(context.date)
        Button {
          action()
        } label: {
          if seconds > 0 {
            Text("Send again in \(Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond)))")
          } else {
            Text("Send Code")
          }
        }
        .disabled(seconds > 0)
        .accessibilityIdentifier(identifier)
      }
    }
  }
#endif
