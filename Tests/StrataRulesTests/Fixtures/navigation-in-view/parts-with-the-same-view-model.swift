// style: module
// rules: navigation-in-view
// What gets the view model of the view that shows it is a part of the same screen, unless it is pushed.
// file: Presentation/Views/HarvestView.swift
import SwiftUI

@Observable final class HarvestViewModel {
  var asksForWeight = false
  init() {}
}
@Observable final class ScaleViewModel { init() {} }

struct HarvestView: View {
  @Bindable var viewModel: HarvestViewModel

  var body: some View {
    NavigationLink("All") { HarvestListView(viewModel: viewModel) }  // ! navigation-in-view HarvestView -> HarvestListView
      .sheet(isPresented: $viewModel.asksForWeight) { WeightView(viewModel: viewModel) }
      .popover(isPresented: $viewModel.asksForWeight) { HelpView().environment(viewModel) }
      .sheet(isPresented: $viewModel.asksForWeight) {
        ScaleView(viewModel: ScaleViewModel())  // ! navigation-in-view HarvestView -> ScaleView
      }
  }
}

struct HarvestListView: View {
  let viewModel: HarvestViewModel
  var body: some View { Text("") }
}
struct WeightView: View {
  let viewModel: HarvestViewModel
  var body: some View { Text("") }
}
struct HelpView: View {
  @Environment(HarvestViewModel.self) private var viewModel: HarvestViewModel
  var body: some View { Text("") }
}
struct ScaleView: View {
  let viewModel: ScaleViewModel
  var body: some View { Text("") }
}
