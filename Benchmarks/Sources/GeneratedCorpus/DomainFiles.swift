import BenchmarkSupport

/// Entities, repository interfaces and use cases.
enum DomainFiles {
  static func all(_ feature: Feature, _ random: inout RandomSource) -> [SourceText] {
    let folder = "Sources/\(feature.domain)/\(feature.entity)"
    var files = [
      SourceText(path: "\(folder)/\(feature.name).swift", text: entity(feature, &random)),
      SourceText(path: "\(folder)/\(feature.name)Repository.swift", text: repository(feature, &random)),
      SourceText(path: "\(folder)/\(feature.name)Error.swift", text: error(feature)),
    ]
    for verb in feature.verbs {
      files.append(
        SourceText(path: "\(folder)/\(verb)\(feature.name)UseCase.swift", text: useCase(verb, feature, &random)))
    }
    return files
  }

  private static func entity(_ feature: Feature, _ random: inout RandomSource) -> String {
    var code = CodeWriter()
    code.lines("import Foundation", "", "/// \(random.pick(Words.remarks))")
    code.block("public struct \(feature.name): Identifiable, Hashable, Sendable") { code in
      code.line("public let id: \(feature.name).ID")
      for property in feature.properties { code.line("public var \(property.name): \(property.type)") }
      code.line("public var status: Status")
      code.line("public var related: [\(feature.neighbour).ID]")
      code.line()
      let parameters = feature.properties.map { "\($0.name): \($0.type) = \($0.value)" }.joined(separator: ", ")
      code.block("public init(id: ID, \(parameters), status: Status = .draft, related: [\(feature.neighbour).ID] = [])")
      {
        $0.line("self.id = id")
        for property in feature.properties { $0.line("self.\(property.name) = \(property.name)") }
        $0.lines("self.status = status", "self.related = related")
      }
      code.line()
      code.block("public struct ID: RawRepresentable, Hashable, Sendable, Codable") {
        $0.line("public let rawValue: String")
        $0.line("public init(rawValue: String) { self.rawValue = rawValue }")
      }
      code.line()
      code.block("public enum Status: String, CaseIterable, Sendable") {
        $0.line("case draft, submitted, confirmed")
        $0.line("case archived = \"archived_by_owner\"")
        $0.block("public var isFinal: Bool") {
          $0.block("switch self") { $0.lines("case .draft, .submitted: false", "case .confirmed, .archived: true") }
        }
      }
    }
    code.line()
    code.block("extension \(feature.name)") { code in
      for property in feature.properties where property.type == "String" || property.type == "Int" {
        let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
        code.block("public func with\(name)(_ value: \(property.type)) -> Self") {
          $0.lines("var copy = self", "copy.\(property.name) = value", "return copy")
        }
      }
      code.line("public static let placeholder = \(feature.name)(id: ID(rawValue: \"placeholder\"))")
    }
    return code.text
  }

  private static func repository(_ feature: Feature, _ random: inout RandomSource) -> String {
    var code = CodeWriter()
    code.lines("import Foundation", "", "/// Where \(feature.variable) values come from. \(random.pick(Words.remarks))")
    code.block("public protocol \(feature.name)Repository: Sendable") { code in
      code.line("func all() async throws -> [\(feature.name)]")
      code.line("func find(_ id: \(feature.name).ID) async throws -> \(feature.name)?")
      for verb in feature.verbs {
        code.line("/// \(random.pick(Words.remarks))")
        code.line("func \(verb.lowercased())(_ \(feature.variable): \(feature.name)) async throws -> \(feature.name)")
      }
      code.line("func changes(of id: \(feature.name).ID) -> AsyncStream<\(feature.name)>")
    }
    return code.text
  }

  private static func error(_ feature: Feature) -> String {
    var code = CodeWriter()
    code.block("public enum \(feature.name)Error: Error, Equatable, Sendable") { code in
      code.lines("case notFound(\(feature.name).ID)", "case offline", "case rejected(reason: String, retry: Bool)")
      code.line()
      code.block("public var canRetry: Bool") {
        $0.block("switch self") {
          $0.lines("case .notFound: false", "case .offline: true", "case .rejected(_, let retry): retry")
        }
      }
    }
    return code.text
  }

  private static func useCase(_ verb: String, _ feature: Feature, _ random: inout RandomSource) -> String {
    let name = "\(verb)\(feature.name)UseCase"
    var code = CodeWriter()
    code.lines("import Foundation", "", "/// \(random.pick(Words.remarks))")
    code.block("public protocol \(name): Sendable") {
      $0.line("func execute(_ \(feature.variable): \(feature.name)) async throws -> \(feature.name)")
    }
    code.line()
    code.block("public struct Default\(name): \(name)") { code in
      code.line("private let repository: any \(feature.name)Repository")
      code.line("private let related: any \(feature.neighbour)Repository")
      code.line()
      code.block("public init(repository: any \(feature.name)Repository, related: any \(feature.neighbour)Repository)")
      {
        $0.lines("self.repository = repository", "self.related = related")
      }
      code.line()
      code.block("public func execute(_ \(feature.variable): \(feature.name)) async throws -> \(feature.name)") {
        code in
        code.block("guard !\(feature.variable).status.isFinal else") {
          $0.line(
            "throw \(feature.name)Error.rejected(reason: \"\\(\(feature.variable).id.rawValue) is final\", retry: false)"
          )
        }
        code.line("let saved = try await repository.\(verb.lowercased())(\(feature.variable))")
        code.block("for id in saved.related") {
          $0.line("guard let other = try await related.find(id) else { continue }")
          $0.line("_ = try await related.find(other.id)")
        }
        for remark in random.some(Words.remarks, 1...3) {
          code.line("// \(remark)")
          code.line(
            "precondition(saved.id == \(feature.variable).id, \"\\(saved.id) against \\(\(feature.variable).id)\")")
        }
        code.line("return saved")
      }
    }
    code.line()
    code.block("extension Default\(name)") { code in
      for property in random.some(feature.properties.map(\.name), 3...9) {
        code.line("/// \(random.pick(Words.remarks))")
        code.block(
          "func hasSame\(property.prefix(1).uppercased() + property.dropFirst())(_ a: \(feature.name), _ b: \(feature.name)) -> Bool"
        ) {
          $0.line("let values = [a, b].map { String(describing: $0.\(property)) }")
          $0.line("return values.first == values.last && a.id != b.id || a == b")
        }
        code.line()
      }
    }
    return code.text
  }
}
