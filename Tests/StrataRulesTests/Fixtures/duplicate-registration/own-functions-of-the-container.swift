// style: reactive
// rules: duplicate-registration
// A function of the container that calls others of it without naming it fills one container with them.
// file: Sources/DI/Container+Night.swift
import Swinject

protocol NightStorage {}
final class FileNightStorage: NightStorage {}
final class OtherNightStorage: NightStorage {}
protocol MoonService {}
final class MoonServiceImpl: MoonService {}

extension Container {
  func registerAll(isTest: Bool) {
    registerData()
    registerScreens()
    if isTest { registerTest() }
  }
  private func registerData() {
    register(NightStorage.self) { _ in FileNightStorage() }  // ! duplicate-registration
    register(MoonService.self) { _ in MoonServiceImpl() }
  }
  private func registerScreens() {
    register(NightStorage.self) { _ in OtherNightStorage() }  // ! duplicate-registration
  }
  private func registerTest() {
    register(MoonService.self) { _ in MoonServiceImpl() }
  }
}
