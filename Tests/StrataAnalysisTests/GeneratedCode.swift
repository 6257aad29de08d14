/// An app of view models, use cases, gateways and models whose members, generics, extensions, aliases, subclasses and
/// inferred types lean on each other.
struct GeneratedCode {
  private(set) var files: [String: String] = [:]

  init(seed: UInt64, types count: Int) {
    var random = SplitMix64(seed: seed)
    func any(_ prefix: String) -> String { prefix + "\(Int.random(in: 0..<count / 4, using: &random))" }
    for index in 0..<count / 4 {
      let (model, gateway, useCase) = (any("Model"), any("Gateway"), any("UseCase"))
      files["Sources/Domain/Model\(index).swift"] = """
        struct Model\(index) {
          var name: String
          let parent: \(model)?
          static let empty = Model\(index)(name: "", parent: nil)
          enum State { case idle, loaded(\(model)) }
          var state = State.idle
        }
        extension Model\(index) { var title: String { parent?.name ?? name } }
        typealias Alias\(index) = \(model)
        func describe\(index)(_ model: \(model)) -> String { model.title }
        func change\(index)(_ event: \(any("Event"))) {
          if case .changed(let settings) = event { print(\(any("apply"))(.init(limit: 2)).model.title, settings.with(.init()).limit) }
        }
        func store\(index)(_ defaults: UserDefaults) -> String { defaults.\(any("model"))()?.title ?? \(any("presets"))[0].model.name }
        """
      files["Sources/Data/Gateway\(index).swift"] = """
        import Foundation
        extension String { var escaped\(index): String { self } }
        protocol Gateway\(index)Protocol { func load(_ id: Int) async throws -> \(model) }
        class Gateway\(index): \(index > 0 && index % 3 == 0 ? "Gateway\(index - 1)" : "NSObject"), Gateway\(index)Protocol {
          let fallback = \(model).empty
          let other = \(any("Model")).empty.parent
          func load(_ id: Int) async throws -> \(model) { other == nil ? fallback : fallback }
          func make\(index)() -> Alias\(index) { Alias\(index)(name: "a", parent: nil) }
        }
        """
      files["Sources/Domain/UseCase\(index).swift"] = """
        struct UseCase\(index)<Value> {
          let gateway: \(gateway)
          let wrapped: Box\(index)<\(model)>
          func callAsFunction(_ value: Value) async throws -> String {
            let loaded = try await gateway.load(1)
            return loaded.title.\(any("escaped")) + \(any("describe"))(wrapped.value)
          }
        }
        struct Box\(index)<Content> { var value: Content; func map<T>(_ body: (Content) -> T) -> Box\(index)<T> { Box\(index)<T>(value: body(value)) } }
        """
      files["Sources/Domain/Settings\(index).swift"] = """
        protocol Source\(index) { associatedtype Output; func decode(_ id: Int) -> Output; func first() -> Output }
        extension Source\(index) { func first() -> Output { decode(0) } }
        extension KeyedDecodingContainer {
          func decode(_ id: Int) -> \(model)? { nil }
          func row\(index)(_ key: Key) -> \(any("Model"))? { nil }
        }
        extension UserDefaults { func model\(index)() -> \(any("Model"))? { nil } }
        struct Settings\(index) {
          var model: \(model) = .init(name: "a", parent: nil)
          var limit = 3
          func with(_ other: \(any("Settings"))) -> \(any("Settings")) { .init() }
        }
        enum Event\(index) { case changed(Settings\(index)), cleared }
        func apply\(index)(_ settings: Settings\(index)) -> \(any("Settings")) { settings.with(.init()) }
        let presets\(index) = [Settings\(index)(), .init(limit: 1)]
        """
      files["Sources/Presentation/View\(index)Model.swift"] = """
        import Combine
        @MainActor final class View\(index)Model: ObservableObject {
          @Published private(set) var state = \(model).State.idle
          private let useCase: \(useCase)<Int>
          private let box = Box\(index)(value: \(model).empty)
          init(useCase: \(useCase)<Int>) { self.useCase = useCase }
          func run() async throws {
            let text = try await useCase(3)
            switch state {
            case .idle: print(text, box.map { $0.title }.value)
            case .loaded(let model): print(model.name, $state, model.parent?.title ?? "")
            }
            let made = \(gateway)().fallback
            print(made.state, [made].map(\\.name), useCase.gateway.other?.title ?? "")
          }
        }
        """
    }
  }
}
