#if canImport(SwiftUI)
  import SwiftUI

  /// Sends a code, and counts down until another one can be sent.
  struct ResendButton: View {
    let viewModel: LoginViewModel
    let action: () -> Void

    var body: some View {
      TimelineView(.periodic(from: .now, by: 1)) { context in
        let seconds = viewModel.secondsUntilResend(at: context.date)
        Button {
          action()
        } label: {
          if seconds > 0 {
            Text("Send again in \(Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond)))")
          } else {
            Text("Send OTP")
          }
        }
        .disabled(seconds > 0)
        .accessibilityIdentifier("login.send")
      }
    }
  }
#endif
