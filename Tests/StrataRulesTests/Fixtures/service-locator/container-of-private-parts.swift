// style: module
// file: Modules/Farm/Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  private let domain: Domain
  private let presentation: Presentation

  init() {
    domain = Domain()
    presentation = Presentation(domain: domain)
  }

  func plotView() -> PlotView { presentation.plotView() }
}

private extension DependenciesContainer {
  struct Domain {
    func getPlotUseCase() -> GetPlotUseCase { GetPlotUseCaseImp() }
  }

  struct Presentation {
    let domain: Domain

    func plotView() -> PlotView { PlotView(getPlot: domain.getPlotUseCase()) }
  }
}
// file: Modules/Farm/Sources/Implementation/Domain/GetPlotUseCase.swift
protocol GetPlotUseCase { func execute() async throws -> String }

struct GetPlotUseCaseImp: GetPlotUseCase {
  func execute() async throws -> String { "" }
}
// file: Modules/Farm/Sources/Implementation/Presentation/PlotView.swift
import SwiftUI

struct PlotView: View {
  let getPlot: GetPlotUseCase
  var body: some View { Text("") }
}
// file: Modules/Farm/Sources/Implementation/Presentation/FieldView.swift
import SwiftUI

struct FieldView: View {
  let container: DependenciesContainer  // ! service-locator FieldView -> DependenciesContainer

  var body: some View {
    container.plotView()  // ! service-locator FieldView -> DependenciesContainer
  }
}
