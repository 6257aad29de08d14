// style: repository
// rules: skipped-layer
// What builds the sections of a table, or follows the life of a screen, is a part of it, whatever its name is. A text of the
// system and an archived value are no storages.
// file: Sources/Data/FerryDataSource.swift
import UIKit

class SectionsTableView: UITableView {}

protocol IFerryDataSource: AnyObject {
  func show(in tableView: SectionsTableView)
}

protocol IPierDataSource: AnyObject {
  func viewDidAppear()
}

protocol ITideDataSource: AnyObject {
  func tides() -> [String]
}

final class PortDataSource {
  let table: UITableView

  init(_ tables: [UITableView]) { table = tables[0] }
}

final class FerryTextStorage: NSTextStorage {}

final class FerryUploadStorage: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  func encode(with coder: NSCoder) {}
  required init?(coder: NSCoder) {}
}
// file: Sources/Presentation/FerryViewController.swift
import UIKit

final class FerryViewController: UIViewController {
  var ferries: IFerryDataSource?
  var piers: IPierDataSource?
  var tides: ITideDataSource?  // ! skipped-layer FerryViewController -> ITideDataSource
  var ports: PortDataSource?
  let text = FerryTextStorage()
  var upload: FerryUploadStorage?
}
