// style: repository
// rules: dependency-rule
// file: Sources/Pool/PoolRowFactory.swift
import UIKit

// What a row shows is a value: who makes rows builds no part of the app.
final class PoolRowViewModel {
  let title: String
  let icon: UIImage?

  init(title: String, icon: UIImage?) {
    self.title = title
    self.icon = icon
  }
}

protocol PoolRowViewModelFactory {
  func rows(of pool: Pool) -> [PoolRowViewModel]
}

struct DefaultPoolRowViewModelFactory: PoolRowViewModelFactory {
  func rows(of pool: Pool) -> [PoolRowViewModel] {
    [PoolRowViewModel(title: pool.name, icon: nil)]
  }
}

// file: Sources/Presentation/Pool/PoolViewModel.swift
final class PoolViewModel {
  private let factory: any PoolRowViewModelFactory
  private(set) var rows: [PoolRowViewModel] = []

  init(factory: any PoolRowViewModelFactory) {
    self.factory = factory
  }

  func show(_ pool: Pool) {
    rows = factory.rows(of: pool)
  }
}

// file: Sources/Pool/PoolScreens.swift
// This one builds screens with their dependencies.
struct PoolScreenFactory {
  func makePool() -> PoolViewModel {
    PoolViewModel(factory: DefaultPoolRowViewModelFactory())
  }
}

// file: Sources/Presentation/Pool/PoolListViewModel.swift
final class PoolListViewModel {
  private let screens: PoolScreenFactory  // ! dependency-rule PoolListViewModel -> PoolScreenFactory

  init(screens: PoolScreenFactory) {  // ! dependency-rule PoolListViewModel -> PoolScreenFactory
    self.screens = screens
  }
}

// file: Sources/Domain/Pool.swift
struct Pool {
  let name: String
}
