// style: repository
// rules: view-model-main-actor
// file: Sources/Presentation/Login/LoginViewStore.swift
import SwiftUI

@Observable
final class LoginViewStore {  // ! view-model-main-actor
  private(set) var email = ""
}

final class ImageModel: ObservableObject {  // ! view-model-main-actor
  @Published private(set) var image: Data?
}

// Not observed: it keeps something, and no screen shows it.
final class DraftStore {
  private(set) var drafts: [String] = []
}

// A coordinator shows screens, and is not the state of one.
@Observable
final class RootCoordinatorStore {
  private(set) var scene = 0
}

// The state of one animation, inside the view that shows it.
struct StoryPager: View {
  @Observable
  final class LocalStore {
    var offset = 0
  }

  var body: some View { Text("") }
}

// file: Sources/Data/OrdersStore.swift
final class OrdersStore: ObservableObject {
  @Published private(set) var orders: [String] = []
}
