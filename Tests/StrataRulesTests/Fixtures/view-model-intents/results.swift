// Both spellings of no result are user actions; a function that returns something is none.
// style: module
// rules: view-model-intents
// file: Sources/Presentation/OrderViewModel.swift
final class OrderViewModel: ObservableObject {
  func cancel() -> () {}  // ! view-model-intents OrderViewModel -> cancel()

  func retry() -> Void {}  // ! view-model-intents OrderViewModel -> retry()

  func total() -> Int { 0 }
}
