// style: repository
// rules: dependency-rule
// Who needs one service declares a factory of it: that is no composition root. One of several services is.
// file: Sources/Core/ClockService.swift
protocol ClockService {
  func now() -> Double
}

protocol ClockServiceFactory {
  func makeClockService() -> ClockService
}

protocol AlarmService {
  func ring()
}

protocol ServicesFactory {
  func makeClockService() -> ClockService
  func makeAlarmService() -> AlarmService
}
// file: Sources/Data/LogDataSource.swift
final class LogDataSource {
  private let clock: ClockService

  init(factory: ClockServiceFactory) { clock = factory.makeClockService() }
}
// file: Sources/Data/AlarmDataSource.swift
final class AlarmDataSource {
  private let alarm: AlarmService

  init(factory: ServicesFactory) {  // ! dependency-rule AlarmDataSource -> ServicesFactory
    alarm = factory.makeAlarmService()  // ! dependency-rule AlarmDataSource -> ServicesFactory
  }
}
// file: Sources/DI/AppContainer.swift
final class SystemClockService: ClockService {
  func now() -> Double { 0 }
}

final class LoudAlarmService: AlarmService {
  func ring() {}
}

// The container makes no other type of the protocols with which others ask it for one service.
final class AppContainer: ClockServiceFactory, ServicesFactory {
  func makeClockService() -> ClockService { SystemClockService() }
  func makeAlarmService() -> AlarmService { LoudAlarmService() }
}
