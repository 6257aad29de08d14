// style: repository
// rules: dependency-rule, direct-instantiation
// A name makes no composition root: these build nothing, or nothing that is injected.
// file: Sources/Presentation/Maps/PinFactory.swift
struct Pin {
  let count: Int
}

final class PinFactory {
  private let source: PinRecord  // ! dependency-rule PinFactory -> PinRecord

  init(source: PinRecord) {  // ! dependency-rule PinFactory -> PinRecord
    self.source = source
  }

  func pin() -> Pin { Pin(count: 1) }
}
// file: Sources/Presentation/Style/StyleInjector.swift
struct StyleInjector {
  let theme: PinRecord  // ! dependency-rule StyleInjector -> PinRecord
}
// file: Sources/Presentation/App/AppointmentList.swift
// `App` is no word of its name.
struct AppointmentList {
  let first: PinRecord  // ! dependency-rule AppointmentList -> PinRecord
}
// file: Sources/Presentation/App/AppSettings.swift
// Values, some of which are objects.
final class AppPreference {
  var value = 0
}

final class AppSettings {
  let zoom = AppPreference()
  var pin: PinRecord?  // ! dependency-rule AppSettings -> PinRecord
}
// file: Sources/Presentation/Maps/MapFactory.swift
// Creates a dependency and hands it out.
final class MapFactory {
  func repository() -> PinRepository { PinRepositoryImpl() }
}
// file: Sources/Presentation/Maps/MapInjector.swift
// Passes it on as an argument.
enum MapInjector {
  static func inject(into screen: MapScreenModel) {
    screen.use(MapViewModel(pins: PinRepositoryImpl()))
  }
}

final class MapScreenModel {
  func use(_ model: MapViewModel) {}
}

final class MapViewModel {
  private let pins: PinRepository

  init(pins: PinRepository) { self.pins = pins }
}
// file: Sources/Presentation/App/AppSetup.swift
final class AppSetup {
  let pins: PinRepository = PinRepositoryImpl()
}

final class PinList {
  private let pins: PinRepository
  init(setup: AppSetup) { pins = setup.pins }
}
// file: Sources/Domain/PinRepositoryFactory.swift
// In a folder of the domain, it would put the data access in reach of every use case.
enum PinRepositoryFactory {
  static func make() -> PinRepository { PinRepositoryImpl() }  // ! direct-instantiation PinRepositoryFactory -> PinRepositoryImpl
}
// file: Sources/Domain/DI/PinAssembly.swift
enum PinFactoryOfDomain {
  static func make() -> PinRepository { PinRepositoryImpl() }
}
// file: Sources/Domain/PinSceneDelegate.swift
final class PinSceneDelegate {
  func record() { _ = PinRecord(title: "") }  // ! dependency-rule PinSceneDelegate -> PinRecord
}
// file: Sources/Presentation/Maps/MapSceneDelegate.swift
final class MapSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func record() { _ = PinRecord(title: "") }
}
// file: Sources/Presentation/App/AppAssembler.swift
// Composed of assemblers that build.
protocol PinAssembler {
  func pins() -> PinRepository
}

extension PinAssembler {
  func pins() -> PinRepository { PinRepositoryImpl() }
}

protocol Assembler: PinAssembler {}

final class AppAssembler: Assembler {
  var record: PinRecord?
}
// file: Sources/Domain/Repositories/PinRepository.swift
protocol PinRepository {}
// file: Sources/Data/PinRepositoryImpl.swift
final class PinRepositoryImpl: PinRepository {}
// file: Sources/Data/Records/PinRecord.swift
struct PinRecord {
  let title: String
}
