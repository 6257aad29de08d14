// style: repository
// rules: concrete-dependency
// A generic class that conforms to a protocol with some arguments cannot be replaced by it with others.
// file: Sources/Data/HttpService.swift
class HttpService<Target> {
  func send() {}
}

enum BeeApi {}
enum AntApi {}

protocol BeeService { func bees() }
protocol AntService { func ants() }
protocol SendingService { func send() }

extension HttpService: BeeService where Target == BeeApi { func bees() {} }

typealias DefaultAntService = HttpService<AntApi>
extension DefaultAntService: AntService { func ants() {} }
// file: Sources/Data/AntReader.swift
final class AntReader {
  private let service: HttpService<AntApi>
  private let ants: DefaultAntService  // ! concrete-dependency AntReader -> HttpService

  init(service: HttpService<AntApi>) { self.service = service }

  func read() { service.send(); ants.ants() }
}
// file: Sources/Data/WaspService.swift
// For all arguments.
class WaspService<Target>: SendingService {
  func send() {}
}

final class WaspReader {
  private let service: WaspService<AntApi>  // ! concrete-dependency WaspReader -> WaspService

  init(service: WaspService<AntApi>) { self.service = service }  // ! concrete-dependency WaspReader -> WaspService

  func read() { service.send() }
}
