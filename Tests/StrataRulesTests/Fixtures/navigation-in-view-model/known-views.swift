// style: coordinator
// rules: navigation-in-view-model, view-model-knows-view
// Creating a view is one violation; `view-model-knows-view` reports what else a view model does with views.
// file: Sources/Presentation/ListViewModel.swift
import SwiftUI

struct DetailView: View { var body: some View { Text("detail") } }

@MainActor
final class ListViewModel: ObservableObject {
  func open() { _ = DetailView() }  // ! navigation-in-view-model ListViewModel -> DetailView
  func show(_ view: DetailView) {}  // ! view-model-knows-view ListViewModel -> DetailView
}
