// A modifier changes a view, and is no screen.
// style: coordinator
// rules: navigation-in-view
// file: Sources/Presentation/ShareView.swift
import SwiftUI

protocol Tracking {}

struct TrackedScreen: ViewModifier {
  let tracking: Tracking
  let viewModel: ShareViewModel
  func body(content: Content) -> some View { content }
}

struct ShareDetailView: View {
  let viewModel: ShareDetailViewModel
  var body: some View { EmptyView() }
}

final class ShareViewModel {}
final class ShareDetailViewModel {}

struct ShareView: View {
  let tracking: Tracking
  let viewModel: ShareViewModel
  @State private var isShown = false

  var body: some View {
    EmptyView().sheet(isPresented: $isShown) {
      ShareDetailView(viewModel: ShareDetailViewModel())  // ! navigation-in-view ShareView -> ShareDetailView
        .modifier(TrackedScreen(tracking: tracking, viewModel: viewModel))
    }
  }
}
