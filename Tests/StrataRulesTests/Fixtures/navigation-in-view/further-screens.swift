// A sheet with a dependency of its own is a screen; values that the view itself links to are no routes of its router.
// style: module
// rules: navigation-in-view
// file: Sources/Quarries/Implementation/Presentation/QuarryView.swift
import SwiftUI

struct QuarryView: View {
  let router: QuarryRouter
  @State private var showsBlasts = false
  @State private var showsLegend = false

  var body: some View {
    List(["a"], id: \.self) { name in
      NavigationLink(value: name) { Text(name) }
    }
    .navigationDestination(for: String.self) { name in
      PitView(name: name)  // ! navigation-in-view QuarryView -> PitView
    }
    .navigationDestination(for: QuarryRouter.Route.self) { _ in PitView(name: "") }
    .sheet(isPresented: $showsBlasts) {
      BlastPlanView(planBlast: PlanBlastUseCaseImp())  // ! navigation-in-view QuarryView -> BlastPlanView
    }
    .sheet(isPresented: $showsLegend) { PitView(name: "") }
  }
}

struct QuarryRouter {
  enum Route: Hashable { case pit }
}
// file: Sources/Quarries/Implementation/Presentation/StonesView.swift
import SwiftUI

struct StonesView: View {
  let router: QuarryRouter

  /// The router pushes the names.
  var body: some View {
    Text("Stones").navigationDestination(for: String.self) { PitView(name: $0) }
  }
}
// file: Sources/Quarries/Implementation/Presentation/PitView.swift
import SwiftUI

struct PitView: View {
  let name: String
  var body: some View { Text(name) }
}
// file: Sources/Quarries/Implementation/Presentation/BlastPlanView.swift
import SwiftUI

struct BlastPlanView: View {
  let planBlast: PlanBlastUseCase
  var body: some View { Text("") }
}
// file: Sources/Quarries/Implementation/Domain/UseCases/PlanBlastUseCase.swift
protocol PlanBlastUseCase { func execute() async throws }
struct PlanBlastUseCaseImp: PlanBlastUseCase { func execute() async throws {} }
