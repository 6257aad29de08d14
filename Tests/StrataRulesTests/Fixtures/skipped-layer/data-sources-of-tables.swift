// style: repository
// rules: skipped-layer, dependency-rule, misplaced-type, forbidden-import
// What feeds a table belongs to the view that shows it: it leaves loading to the view model, too.
// file: Sources/Screens/Ferries/DataSources/FerryTableDataSourceImpl.swift
import UIKit

final class FerryTableDataSourceImpl: NSObject, UITableViewDataSource {
  private let repository: FerryRepository  // ! skipped-layer FerryTableDataSourceImpl -> FerryRepository
  private let rows: [Ferry]

  init(repository: FerryRepository, rows: [Ferry]) {  // ! skipped-layer FerryTableDataSourceImpl -> FerryRepository
    self.repository = repository
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    FerryCell()
  }
}

private protocol PierRowsDataSource {
  var count: Int { get }
}

final class PierRows: NSObject, UITableViewDataSource, PierRowsDataSource {
  var count: Int { 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    FerryCell()
  }
}

final class PierDataSource: UICollectionViewDiffableDataSource<Int, String> {}
// file: Sources/Presentation/FerryListViewController.swift
import UIKit

final class FerryCell: UITableViewCell {}

final class FerryListViewController: UIViewController {
  private var rows: FerryTableDataSourceImpl?
  private var piers: PierDataSource?
}
// In the folder of the data layer, it is at the wrong place.
// file: Sources/Data/DataSources/HarborRows.swift
final class HarborRows: NSObject, UITableViewDataSource {  // ! misplaced-type HarborRows -> Presentation
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
// file: Sources/Domain/FerryRepository.swift
protocol FerryRepository {
  func ferries() async throws -> [Ferry]
}

struct Ferry {
  let name: String
}
