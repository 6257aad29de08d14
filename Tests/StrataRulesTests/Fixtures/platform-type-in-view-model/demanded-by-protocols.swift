// style: repository
// rules: platform-type-in-view-model
// What a protocol demands of several view models is one decision: one finding under the first name.
// file: Sources/Presentation/Section.swift
import UIKit

protocol Section {
  func accessory(at row: Int) -> UITableViewCell.AccessoryType
}
// file: Sources/Presentation/AlarmViewModel.swift
import UIKit

final class AlarmViewModel: Section {
  func accessory(at row: Int) -> UITableViewCell.AccessoryType { .none }  // ! platform-type-in-view-model AlarmViewModel -> UITableViewCell.AccessoryType
}
// file: Sources/Presentation/UnitViewModel.swift
import UIKit

final class UnitViewModel: Section {
  func accessory(at row: Int) -> UITableViewCell.AccessoryType { .none }  // ! platform-type-in-view-model AlarmViewModel -> UITableViewCell.AccessoryType
}
