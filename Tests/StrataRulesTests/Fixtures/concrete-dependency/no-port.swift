// style: repository
// file: Sources/Presentation/PickerViewController.swift
import UIKit

// What fills a table is called a data source too.
final class PickerViewController: UIViewController {
  private let dataSource: PickerDataSource

  init(dataSource: PickerDataSource) {
    self.dataSource = dataSource
  }
}

final class PickerDataSource: ListDataSource {
  func count() -> Int { 0 }
}

protocol ListDataSource {
  func count() -> Int
}

// file: Sources/Data/CachedStore.swift
// The protocol cannot be held as it is.
protocol KeyedRepository {
  associatedtype Key
  func load(_ key: Key) -> String?
}

final class UserRepositoryImpl: KeyedRepository {
  func load(_ key: Int) -> String? { nil }
}

final class UserSync {
  private let repository: UserRepositoryImpl

  init(repository: UserRepositoryImpl) {
    self.repository = repository
  }
}
