#if canImport(SwiftUI)
  import SwiftUI

  struct UserDetailView: View {
    let user: User

    var body: some View {
      List {
        UserRowView(user: user)
        Text(user.email)
      }
      .navigationTitle("User Detail")
    }
  }
#endif
