// style: module
// rules: service-locator
// A type that registers objects and resolves them by their types is a container by any name.
// file: Domain/Services/Toolbox.swift
enum Toolbox {
  static func register<Tool>(_ type: Tool.Type, make: @escaping () -> Tool) {}
  static func resolve<Tool>(_ type: Tool.Type) -> Tool? { nil }
}

enum Paths {
  static func resolve(_ path: String) -> String { path }
}
// file: Domain/Gateways/NailRepository.swift
protocol NailRepository { func nails() -> Int }
// file: Domain/UseCases/CountNailsUseCase.swift
protocol CountNailsUseCase { func execute() -> Int }

struct CountNailsUseCaseImp: CountNailsUseCase {
  private let nails = Toolbox.resolve(NailRepository.self)  // ! service-locator CountNailsUseCaseImp -> NailRepository
  private let path = Paths.resolve("nails")
  func execute() -> Int { nails?.nails() ?? 0 }
}
