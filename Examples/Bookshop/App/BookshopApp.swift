import SwiftUI

@main
struct BookshopApp: App {
  private let context = AppContext()

  var body: some Scene {
    WindowGroup { SearchScreen(model: context.searchModel()) }
  }
}
