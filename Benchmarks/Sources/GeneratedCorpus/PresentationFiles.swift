import BenchmarkSupport

/// View models, views and coordinators.
enum PresentationFiles {
  static func all(_ feature: Feature, _ random: inout RandomSource) -> [SourceText] {
    let folder = "Sources/\(feature.presentation)/\(feature.entity)"
    return [
      SourceText(path: "\(folder)/\(feature.name)UiState.swift", text: state(feature)),
      SourceText(path: "\(folder)/\(feature.name)ViewModel.swift", text: viewModel(feature, &random)),
      SourceText(path: "\(folder)/\(feature.name)ListView.swift", text: view(feature, "List", &random)),
      SourceText(path: "\(folder)/\(feature.name)DetailView.swift", text: view(feature, "Detail", &random)),
      SourceText(path: "\(folder)/\(feature.name)Coordinator.swift", text: coordinator(feature, &random)),
    ]
  }

  private static func state(_ feature: Feature) -> String {
    var code = CodeWriter()
    code.lines("import \(feature.domain)", "")
    code.block("enum \(feature.name)UiState: Equatable") { code in
      code.line("case idle, loading")
      code.line("case loaded([\(feature.name)], selection: \(feature.name).ID?)")
      code.line("case failed(message: String)")
      code.line()
      code.block("var items: [\(feature.name)]") {
        $0.line("guard case let .loaded(items, _) = self else { return [] }")
        $0.line("return items")
      }
    }
    return code.text
  }

  private static func viewModel(_ feature: Feature, _ random: inout RandomSource) -> String {
    var code = CodeWriter()
    code.lines("import Foundation", "import Observation", "import \(feature.domain)", "")
    code.lines("/// \(random.pick(Words.remarks))", "@MainActor", "@Observable")
    code.block("final class \(feature.name)ViewModel") { code in
      code.line("private(set) var state: \(feature.name)UiState = .idle")
      code.line("private(set) var selection: \(feature.name)?")
      code.line("@ObservationIgnored private var tasks: [String: Task<Void, Never>] = [:]")
      for verb in feature.verbs {
        code.line("private let \(verb.lowercased())\(feature.entity): any \(verb)\(feature.name)UseCase")
      }
      code.line("private let onSelect: (\(feature.name)) -> Void")
      code.line()
      let parameters = feature.verbs.map { "\($0.lowercased())\(feature.entity): any \($0)\(feature.name)UseCase" }
      code.line("init(\(parameters.joined(separator: ", ")), onSelect: @escaping (\(feature.name)) -> Void) {")
      for verb in feature.verbs {
        code.line("  self.\(verb.lowercased())\(feature.entity) = \(verb.lowercased())\(feature.entity)")
      }
      code.lines("  self.onSelect = onSelect", "}")
      for verb in feature.verbs { action(verb, feature, &random, &code) }
      code.line()
      code.block("func select(_ \(feature.variable): \(feature.name)?)") { code in
        code.line("selection = \(feature.variable)")
        code.line("guard let \(feature.variable), \(feature.variable).status != .archived else { return }")
        code.line("onSelect(\(feature.variable))")
      }
      code.line()
      code.block("private func report(_ error: any Error)") { code in
        code.block("switch error") { code in
          code.line("case let error as \(feature.name)Error where error.canRetry:")
          code.line("  state = .failed(message: \"Try again in \\(\(random.number(2...30))) seconds\")")
          code.line("case is CancellationError: state = .idle")
          code.line("default: state = .failed(message: String(describing: error))")
        }
      }
    }
    code.line()
    code.block("extension \(feature.name)ViewModel") { code in
      for property in feature.properties {
        code.block("var \(property.name)Text: String") { code in
          code.line("guard let selection else { return \"–\" }")
          code.line("return \"\(property.name): \\(String(describing: selection.\(property.name)))\"")
        }
      }
    }
    return code.text
  }

  private static func action(
    _ verb: String, _ feature: Feature, _ random: inout RandomSource, _ code: inout CodeWriter
  ) {
    let remark = random.pick(Words.remarks)
    code.line()
    code.line("/// \(remark)")
    code.block("func \(verb.lowercased())(_ \(feature.variable): \(feature.name)) async") { code in
      code.line("let before = state.items")
      code.line("state = .loading")
      code.block("do", tail: "} catch {") { code in
        code.line("let updated = try await \(verb.lowercased())\(feature.entity).execute(\(feature.variable))")
        code.line(
          "let items = before.map { $0.id == updated.id ? updated : $0 }.filter { !$0.status.isFinal || $0 == updated }"
        )
        code.line("state = .loaded(items, selection: selection?.id ?? updated.id)")
      }
      code.lines("  report(error)", "}")
    }
    code.line()
    code.block("func start\(verb)(_ \(feature.variable): \(feature.name))") { code in
      code.line("tasks[\"\(verb)\"]?.cancel()")
      code.block("tasks[\"\(verb)\"] = Task { [weak self] in", tail: "}") { code in
        code.line("_ = 1 + \(random.number(1...99)) * 2")
      }
      code.line("  await self?.\(verb.lowercased())(\(feature.variable)) }")
    }
  }

  private static func view(_ feature: Feature, _ kind: String, _ random: inout RandomSource) -> String {
    var code = CodeWriter()
    code.lines("#if canImport(SwiftUI)", "import SwiftUI", "import \(feature.domain)", "")
    code.block("struct \(feature.name)\(kind)View: View") { code in
      code.line("@State private var viewModel: \(feature.name)ViewModel")
      code.line("@Environment(\\.dismiss) private var dismiss")
      code.line()
      code.block("init(viewModel: \(feature.name)ViewModel)") { $0.line("_viewModel = State(initialValue: viewModel)") }
      code.line()
      code.block("var body: some View") { code in
        code.block("NavigationStack", tail: "}") { code in
          code.block("switch viewModel.state") { code in
            code.line("case .idle: Color.clear")
            code.line("case .loading: ProgressView()")
            code.line("case .loaded(let items, _): content(items)")
            code.line("case .failed(let message): Text(message).foregroundStyle(.red)")
          }
        }
        code.line(".navigationTitle(\"\(feature.entity)\")")
        code.line(".task { await viewModel.\(feature.verbs[0].lowercased())(.placeholder) }")
      }
      code.line()
      code.block("private func content(_ items: [\(feature.name)]) -> some View") { code in
        code.block("List") { code in
          code.block("ForEach(items) { \(feature.variable) in Section") { code in
            for property in feature.properties {
              code.block("HStack(spacing: \(random.number(2...16)))") {
                $0.line("Text(\"\(property.name)\").font(.caption)")
                $0.line("Spacer()")
                $0.line("Text(String(describing: \(feature.variable).\(property.name))).bold()")
              }
              code.line(".padding(.horizontal, \(random.number(4...24)))")
            }
            code.line("Button(\"Select\") { viewModel.select(\(feature.variable)) }")
          }
          code.line("}")
        }
      }
    }
    code.line()
    code.block("#Preview") { $0.line("Text(\"\(feature.name)\")") }
    code.line("#endif")
    return code.text
  }

  private static func coordinator(_ feature: Feature, _ random: inout RandomSource) -> String {
    var code = CodeWriter()
    code.lines("import Foundation", "import \(feature.domain)", "")
    code.line("@MainActor")
    code.block("final class \(feature.name)Coordinator") { code in
      code.line("private let repository: any \(feature.name)Repository")
      code.line("private let related: any \(feature.neighbour)Repository")
      code.line("private(set) var path: [\(feature.name).ID] = []")
      code.line()
      code.block("init(repository: any \(feature.name)Repository, related: any \(feature.neighbour)Repository)") {
        $0.lines("self.repository = repository", "self.related = related")
      }
      code.line()
      code.block("func makeViewModel() -> \(feature.name)ViewModel") { code in
        code.line("\(feature.name)ViewModel(")
        for verb in feature.verbs {
          code.line(
            "  \(verb.lowercased())\(feature.entity): Default\(verb)\(feature.name)UseCase(repository: repository, related: related),"
          )
        }
        code.line("  onSelect: { [weak self] in self?.path.append($0.id) })")
      }
      code.line()
      code.block("func pop(to depth: Int = \(random.number(0...3)))") {
        $0.line("while path.count > depth { path.removeLast() }")
      }
    }
    return code.text
  }
}
