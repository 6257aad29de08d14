// What covers the screen, or is pushed by a view controller, is the next screen whatever it consists of.
// style: module
// file: Sources/Orchard/Implementation/Presentation/TreeFlowView.swift
import SwiftUI

struct TreeFlowView: View {
  let router: TreeRouter
  @ObservedObject var viewModel: TreeViewModel
  @State private var stack: UINavigationController?

  var body: some View {
    VStack {
      Button("Rings") {
        stack?.pushViewController(UIHostingController(rootView: TreeRingsView()), animated: true)  // ! navigation-in-view TreeFlowView -> TreeRingsView
      }
      Button("Bark") { router.present(TreeRingsView()) }
    }
    .sheet(item: $viewModel.shown) { _ in TreeRingsView() }
  }
}
// file: Sources/Orchard/Implementation/Presentation/TreeListView.swift
import SwiftUI

struct TreeListView: View {
  @State private var shows = false
  var host: UIViewController?

  var body: some View {
    Text("Trees")
      .fullScreenCover(isPresented: $shows, content: rings)
      .sheet(isPresented: $shows) { TreeRingsView() }
  }
  private func rings() -> some View {
    TreeRingsView()  // ! navigation-in-view TreeListView -> TreeRingsView
  }
  private func open() {
    let next = UIHostingController(rootView: TreeRingsView())  // ! navigation-in-view TreeListView -> TreeRingsView
    host?.present(next, animated: true)
  }
}
// file: Sources/Orchard/Implementation/Presentation/TreeRingsView.swift
import SwiftUI

struct TreeRingsView: View {
  var body: some View { Text("Rings") }
}
// file: Sources/Orchard/Implementation/Presentation/TreeViewModel.swift
import Foundation

final class TreeViewModel: ObservableObject {
  @Published var shown: String?
}
// file: Sources/Orchard/Implementation/Presentation/TreeRouter.swift
import SwiftUI

final class TreeRouter {
  func present(_ view: TreeRingsView) {}
}
