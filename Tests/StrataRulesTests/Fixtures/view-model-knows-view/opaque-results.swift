// style: repository
// The view that a function creates and the type behind which it returns it are one use of a view.
// file: Sources/Presentation/HarbourViewModel.swift
import SwiftUI  // ! view-model-knows-view HarbourViewModel -> HarbourView

final class HarbourViewModel {
  func detail() -> some View {
    let boat = "Ada"
    return HarbourView(name: boat)  // ! view-model-knows-view HarbourViewModel -> HarbourView
  }

  var overview: some View {
    HarbourView(name: "All")  // ! view-model-knows-view HarbourViewModel -> HarbourView
  }

  func caption() -> some View {  // ! view-model-knows-view HarbourViewModel -> View
    makeCaption()
  }

  private func makeCaption() -> Never { fatalError() }
}
// file: Sources/Presentation/HarbourView.swift
import SwiftUI

struct HarbourView: View {
  let name: String
  var body: some View { Text(name) }
}
