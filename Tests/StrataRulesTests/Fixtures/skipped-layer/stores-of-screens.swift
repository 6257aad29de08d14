// style: coordinator
// rules: skipped-layer, coordinator-does-work, dependency-rule, role-name
// A store that keeps routes to screens in memory is no source of data.
// file: Sources/Deeplinks/ShortcutDataStore.swift
import UIKit

struct ShortcutDataStore {
  let names: [String]
  let root: UIViewController

  func name(at position: Int) -> String? { names.indices.contains(position) ? names[position] : nil }
}
// file: Sources/Coordinators/TourCoordinator.swift
import UIKit

final class TourCoordinator {
  private let shortcuts: ShortcutDataStore

  init(shortcuts: ShortcutDataStore) { self.shortcuts = shortcuts }

  func start() {
    _ = shortcuts.name(at: 0)
  }
}
