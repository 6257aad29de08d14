#if canImport(SwiftUI)
  import SwiftUI

  struct UserDetailView: View {
    let user: User

    var body: some View {
      List {
        UserRowView(user: user)
        LabeledContent("E-mail", value: user.email)
          .accessibilityIdentifier("user.email")
      }
      .navigationTitle("User Detail")
    }
  }
#endif
