// What covers the whole screen is the next one, also if a view with a coordinator shows it and it has no view model.
// style: coordinator
// rules: navigation-in-view
// file: Sources/Presentation/Views/OrchardView.swift
import SwiftUI

struct OrchardView: View {
  @ObservedObject var coordinator: OrchardCoordinator
  @State private var showsPlan = false
  @State private var showsTrees = false
  @State private var showsHelp = false

  var body: some View {
    Text("Orchard")
      .fullScreenCover(isPresented: $showsPlan, content: OrchardPlanView.init)  // ! navigation-in-view OrchardView -> OrchardPlanView
      .fullScreenCover(isPresented: $showsTrees, content: trees)
      .fullScreenCover(isPresented: $coordinator.showsPlan, content: OrchardPlanView.init)
      .sheet(isPresented: $showsHelp, content: OrchardHelpView.init)
  }

  private func trees() -> some View {
    OrchardPlanView()  // ! navigation-in-view OrchardView -> OrchardPlanView
  }
}
// file: Sources/Presentation/Views/OrchardMenuView.swift
import SwiftUI

struct OrchardMenuView: View {
  @State private var showsTree = false

  var body: some View {
    NavigationLink("Plan", destination: OrchardPlanView.init)  // ! navigation-in-view OrchardMenuView -> OrchardPlanView
      .sheet(isPresented: $showsTree, content: OrchardTreeView.init)  // ! navigation-in-view OrchardMenuView -> OrchardTreeView
  }
}
// file: Sources/Presentation/Views/OrchardPlanView.swift
import SwiftUI

struct OrchardPlanView: View {
  var body: some View { Text("Plan") }
}
// file: Sources/Presentation/Views/OrchardHelpView.swift
import SwiftUI

struct OrchardHelpView: View {
  var body: some View { Text("Help") }
}
// file: Sources/Presentation/Views/OrchardTreeView.swift
import SwiftUI

struct OrchardTreeView: View {
  @StateObject var viewModel = OrchardTreeViewModel()
  var body: some View { Text("Tree") }
}
// file: Sources/Presentation/ViewModels/OrchardTreeViewModel.swift
import Foundation

final class OrchardTreeViewModel: ObservableObject {}
// file: Sources/Presentation/Coordinators/OrchardCoordinator.swift
import SwiftUI

final class OrchardCoordinator: ObservableObject {
  @Published var showsPlan = false
}
