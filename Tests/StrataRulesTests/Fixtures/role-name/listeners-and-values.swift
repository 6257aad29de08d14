// What a type of a role calls, values, and services have no other role by what holds them.
// style: repository
// rules: role-name
// file: Sources/Domain/Repositories/TickRepository.swift
protocol TickRepository {
  func start()
}

protocol ClockDelegate: AnyObject {
  func clockDidTick()
}
// file: Sources/Data/Repositories/TickRepositoryImpl.swift
final class TickRepositoryImpl: TickRepository {
  private weak var delegate: ClockDelegate?
  private let alarms: AlarmService

  init(delegate: ClockDelegate, alarms: AlarmService) {
    self.delegate = delegate
    self.alarms = alarms
  }

  func start() { delegate?.clockDidTick() }
}
// file: Sources/Data/DataSources/AlarmService.swift
final class AlarmService {
  func next() async throws -> Int { 7 }
}
// file: Sources/Presentation/Settings/SettingsRow.swift
import UIKit

final class SettingsRow {
  let title: String
  init(title: String) { self.title = title }
}

final class SettingsCell: UIView {
  private var model: SettingsRow?
}
