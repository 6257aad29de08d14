// style: coordinator
// file: Sources/Presentation/Views/QuaysView.swift
struct QuaysView: View {
  var body: some View {
    NavigationSplitView {
      QuaySidebar(viewModel: QuayViewModel())
    } detail: {
      QuayView(viewModel: QuayViewModel())  // ! navigation-in-view QuaysView -> QuayView
    }
  }
}

struct QuayTitleView: View {
  var body: some View {
    NavigationSplitView { Text("Quays") } detail: { QuayHint() }
  }
}

final class QuayViewController: UIViewController {
  private var children: [UIViewController] = []

  func next() {
    navigationController?.viewControllers.append(BerthViewController())  // ! navigation-in-view QuayViewController -> BerthViewController
    splitViewController?.setViewController(BerthViewController(), for: .secondary)  // ! navigation-in-view QuayViewController -> BerthViewController
  }

  func embed() {
    children.append(BerthViewController())
  }
}
// file: Sources/Presentation/Views/QuayView.swift
struct QuayView: View {
  @StateObject var viewModel: QuayViewModel
  var body: some View { Text("Quay") }
}

struct QuaySidebar: View {
  @StateObject var viewModel: QuayViewModel
  var body: some View { Text("Quays") }
}

struct QuayHint: View {
  var body: some View { Text("Pick a quay") }
}

final class BerthViewController: UIViewController {}
// file: Sources/Presentation/ViewModels/QuayViewModel.swift
@MainActor
final class QuayViewModel: ObservableObject {}
