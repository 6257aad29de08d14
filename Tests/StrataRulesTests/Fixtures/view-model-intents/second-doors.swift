// Beside `perform`, a function that is not private is a second way in, also behind a protocol.
// style: module
// rules: view-model-intents
// file: Sources/Implementation/Presentation/ViewModels/KilnViewModeling.swift
protocol KilnViewModeling: ObservableObject {
  func perform(_ intent: KilnIntent)
  func saveDraft()  // ! view-model-intents KilnViewModeling -> saveDraft()
  func title() -> String
}

enum KilnIntent { case fire }

protocol KilnObserver { func kilnCooled() }
// file: Sources/Implementation/Presentation/ViewModels/KilnViewModel.swift
final class KilnViewModel: KilnViewModeling, KilnObserver {
  func perform(_ intent: KilnIntent) { fire() }

  func saveDraft() {}

  func title() -> String { "Kiln" }

  func kilnCooled() {}

  func fire() {}  // ! view-model-intents KilnViewModel -> fire()

  fileprivate func cool() {}
}

protocol OvenViewModelProtocol: ObservableObject {
  func preheat()  // ! view-model-intents OvenViewModelProtocol -> preheat()
}

final class OvenViewModel {}

extension OvenViewModel: OvenViewModelProtocol {
  func preheat() {}
}
// file: Sources/Implementation/Presentation/ViewModels/KilnViewModel+Drafts.swift
extension KilnViewModel {
  func clearDrafts() { perform(.fire) }  // ! view-model-intents KilnViewModel -> clearDrafts()
}
