// style: gateway
// rules: view-model-main-actor
// A protocol of the project that refines the observable one makes its view models observable; a superclass is reported itself.
// file: Sources/Presentation/ViewModels.swift
import Combine

protocol ContentShowing: Titled, ObservableObject {
  associatedtype Content
  var content: Content { get }
}
protocol Titled {}

final class KennelViewModel: ContentShowing {  // ! view-model-main-actor KennelViewModel
  @Published private(set) var content: [String] = []
}

@MainActor
protocol LoadingViewModel: ContentShowing {}

final class RunViewModel: LoadingViewModel {
  @Published private(set) var content: [String] = []
}

class ListViewModel: ContentShowing {  // ! view-model-main-actor ListViewModel
  @Published private(set) var content: [String] = []
}

final class DogListViewModel: ListViewModel {}

final class FoodViewModel: Titled {}
