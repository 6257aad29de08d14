// style: repository
// file: Sources/Domain/Entities/Recipe.swift
struct Recipe: Identifiable { let id: String; let title: String }
// file: Sources/Domain/Repositories/RecipeRepository.swift
protocol RecipeRepository { func recipes() async throws -> [Recipe] }
// file: Sources/Presentation/Recipes/RecipesViewModel.swift
import Observation

@MainActor
@Observable
final class RecipesViewModel {  // ! single-ui-state RecipesViewModel
  private(set) var recipes: [Recipe] = []
  private(set) var isLoading = false  // ! single-ui-state RecipesViewModel
  var query = ""
  @ObservationIgnored var pageSize = 20
  var onFinish: (() -> Void)?
  var loading: Task<Void, Never>?
}
// file: Sources/Presentation/Recipes/RecipesView.swift
import SwiftUI

struct RecipesView: View {
  @State var viewModel: RecipesViewModel

  var body: some View {
    List(viewModel.recipes) { Text($0.title) }
      .searchable(text: $viewModel.query)
      .overlay { if viewModel.isLoading { ProgressView() } }
  }
}
// file: Sources/Presentation/Basket/BasketViewModel.swift
import Observation

// Nothing is known to use it.
@MainActor
@Observable
final class BasketViewModel {  // ! single-ui-state BasketViewModel
  var total = 0
  var lines: [String] = []  // ! single-ui-state BasketViewModel
}
// file: Sources/Presentation/Cook/CookViewModel.swift
import Observation

// The view shows one of its properties.
@MainActor
@Observable
final class CookViewModel {
  private(set) var step = ""
  var finishedSteps = 0
  var tracker: CookTracker?
  var repository: RecipeRepository

  init(repository: RecipeRepository) { self.repository = repository }
}
final class CookTracker { func track() {} }
// file: Sources/Presentation/Cook/CookView.swift
import SwiftUI

struct CookView: View {
  let viewModel: CookViewModel
  var body: some View { Text(viewModel.step) }
}
// file: Sources/Presentation/Pantry/PantryViewModel.swift
import Observation

struct PantryUiState { var items: [String] = []; var isEmpty = true }

@MainActor
@Observable
final class PantryViewModel {
  private(set) var uiState = PantryUiState()
  var shouldDismiss = false
  private var attempts = 0
}
// file: Sources/Presentation/Pantry/PantryView.swift
import SwiftUI

struct PantryView: View {
  let viewModel: PantryViewModel
  var body: some View {
    Text(viewModel.uiState.items.first ?? "").onChange(of: viewModel.shouldDismiss) { }
  }
}
// file: Sources/Presentation/Oven/OvenViewModel.swift
import Observation

// What only the view model sets is there to be read, also where no view does so yet.
@MainActor
@Observable
final class OvenViewModel {  // ! single-ui-state OvenViewModel
  private(set) var temperature = 20
  private(set) var isHeating = false  // ! single-ui-state OvenViewModel
  var attempts = 0
}
// file: Sources/Presentation/Oven/OvenView.swift
import SwiftUI

struct OvenView: View {
  let viewModel: OvenViewModel
  var body: some View { Text(viewModel.temperature.description) }
}
