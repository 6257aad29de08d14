// A protocol that only view models implement, and no other type than a view knows, is a second way in.
// style: module
// rules: view-model-intents
// file: Sources/Implementation/Presentation/ViewModels/OvenViewModel.swift
import Combine

final class OvenViewModel: ObservableObject {
  enum Intent { case heat }
  func perform(_ intent: Intent) {}
}

protocol OvenActions: AnyObject {
  func cool()  // ! view-model-intents OvenActions -> cool()
}

protocol DoorActions {
  func open()  // ! view-model-intents DoorActions -> open()
}

/// Told by another object.
protocol TimerEnding { func end() }
protocol TrayDelegate { func slide() }

extension OvenViewModel: OvenActions {
  func cool() {}
}

extension OvenViewModel: DoorActions, TimerEnding, TrayDelegate {
  func open() {}
  func end() {}
  func slide() {}
}

final class KitchenTimer {
  var ending: TimerEnding?
}
// file: Sources/Implementation/Presentation/Views/OvenView.swift
import SwiftUI

struct OvenView: View {
  let door: DoorActions
  var body: some View { Button("Open") { door.open() } }
}
