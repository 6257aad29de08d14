// style: gateway
// file: Sources/Presentation/LoginView.swift
import SwiftUI

struct LoginView: View {
  var body: some View { EmptyView() }
}
// file: Sources/Stuff/LoginViewModel.swift
/// Its name gives it a role, wherever it stands.
final class LoginViewModel {}
// file: Sources/Stuff/AppDelegate.swift
final class AppDelegate: UIResponder, UIApplicationDelegate {}
// file: Sources/Domain/Phone.swift
struct Phone {}
// file: Tests/Stuff/Helper.swift
struct Helper {}
