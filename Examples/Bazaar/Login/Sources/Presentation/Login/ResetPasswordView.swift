import SwiftUI

/// Written on a Friday: the use case would have been one more file.
struct ResetPasswordView: View {
  let gateway = ResetPasswordGateway()
  @State private var email = ""
  @State private var isDone = false

  var body: some View {
    Form {
      TextField("E-mail", text: $email)
      Button("Send link", action: reset)
      if isDone { Text("Look into your mail.") }
    }
  }

  private func reset() {
    Task {
      isDone = await gateway.reset(email: email)
    }
  }
}
