// style: repository
// rules: dependency-rule
// Diffable data sources hand their items to closures and snapshots.
// file: Sources/Data/Rows.swift
struct VaultRow: Hashable { var title = "" }
// file: Sources/Domain/List.swift
import UIKit

final class ListController: UIViewController {
  enum Section { case main }
  var source: UICollectionViewDiffableDataSource<Section, VaultRow>!  // ! dependency-rule

  func make(_ view: UICollectionView) {
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, VaultRow> { cell, _, row in  // ! dependency-rule
      print(cell, row.title)  // ! dependency-rule
    }
    source = .init(collectionView: view) { view, path, row in
      print(row.title)  // ! dependency-rule
      return view.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
    }
  }
  func read(_ path: IndexPath) {
    print(source.itemIdentifier(for: path)?.title)  // ! dependency-rule
    print(source.snapshot().itemIdentifiers.map { $0.title })  // ! dependency-rule
  }
}
