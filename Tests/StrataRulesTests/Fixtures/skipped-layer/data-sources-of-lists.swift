// style: repository
// rules: skipped-layer, direct-instantiation, dependency-rule
// file: Sources/Presentation/DevicesViewController.swift
import UIKit

final class DevicesViewController: UIViewController {
  private let rows = DeviceListDataSource(devices: [])
  private let tree = FolderTreeControllerDataSource()
  private let remote: DeviceRemoteDataSource  // ! skipped-layer DevicesViewController -> DeviceRemoteDataSource
  private let helper = UsageHelper()

  init(remote: DeviceRemoteDataSource) {  // ! skipped-layer DevicesViewController -> DeviceRemoteDataSource
    self.remote = remote
    super.init(nibName: nil, bundle: nil)
  }
}

extension DevicesViewController: UsageHelperDataSource {
  func visibleRows() -> Int { 0 }
}
// file: Sources/Lists/DeviceListDataSource.swift
final class DeviceListDataSource {
  private let devices: [String]

  init(devices: [String]) { self.devices = devices }

  func name(at indexPath: IndexPath) -> String? { devices[indexPath.row] }
}

final class FolderTreeControllerDataSource {
  func count() -> Int { 0 }
}
// file: Sources/Lists/UsageHelper.swift
protocol UsageHelperDataSource: AnyObject {
  func visibleRows() -> Int
}

final class UsageHelper {
  weak var dataSource: UsageHelperDataSource?
}
// file: Sources/Data/DeviceRemoteDataSource.swift
final class DeviceRemoteDataSource {
  func devices() async throws -> [String] { [] }
}
