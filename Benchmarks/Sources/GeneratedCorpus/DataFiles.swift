import BenchmarkSupport

/// Network models, data sources, mappings and repository implementations.
enum DataFiles {
  static func all(_ feature: Feature, _ random: inout RandomSource) -> [SourceText] {
    let folder = "Sources/\(feature.data)/\(feature.entity)"
    return [
      SourceText(path: "\(folder)/\(feature.name)DTO.swift", text: transferObject(feature, &random)),
      SourceText(path: "\(folder)/\(feature.name)DTO+Mapping.swift", text: mapping(feature)),
      SourceText(path: "\(folder)/\(feature.name)RemoteDataSource.swift", text: remote(feature, &random)),
      SourceText(path: "\(folder)/\(feature.name)LocalDataSource.swift", text: local(feature, &random)),
      SourceText(path: "\(folder)/Default\(feature.name)Repository.swift", text: repository(feature, &random)),
    ]
  }

  private static func transferObject(_ feature: Feature, _ random: inout RandomSource) -> String {
    var code = CodeWriter()
    code.lines("import Foundation", "", "/// As the server sends it. \(random.pick(Words.remarks))")
    code.block("struct \(feature.name)DTO: Codable, Sendable") { code in
      code.line("let id: String")
      for property in feature.properties { code.line("let \(property.name): \(property.type)") }
      code.lines("let status: String", "let related: [String]", "")
      code.block("private enum CodingKeys: String, CodingKey") { code in
        code.lines("case id = \"identifier\"", "case status, related")
        for property in feature.properties {
          code.line("case \(property.name) = \"\(property.name.lowercased())_value\"")
        }
      }
    }
    code.line()
    code.block("struct \(feature.name)PageDTO: Codable, Sendable") {
      $0.lines("let items: [\(feature.name)DTO]", "let next: URL?", "let total: Int")
    }
    return code.text
  }

  private static func mapping(_ feature: Feature) -> String {
    var code = CodeWriter()
    code.lines("import Foundation", "import \(feature.domain)", "")
    code.block("extension \(feature.name)DTO") { code in
      code.block("func domainModel() throws -> \(feature.name)") { code in
        code.block("guard let status = \(feature.name).Status(rawValue: status) else") {
          $0.line("throw \(feature.name)Error.rejected(reason: \"unknown status \\(self.status)\", retry: false)")
        }
        code.line("return \(feature.name)(")
        code.line("  id: .init(rawValue: id),")
        for property in feature.properties { code.line("  \(property.name): \(property.name),") }
        code.line("  status: status,")
        code.line("  related: related.map { \(feature.neighbour).ID(rawValue: $0) })")
      }
    }
    code.line()
    code.block("extension \(feature.name)") { code in
      code.block("var transferObject: \(feature.name)DTO") { code in
        code.line("\(feature.name)DTO(")
        code.line("  id: id.rawValue,")
        for property in feature.properties { code.line("  \(property.name): \(property.name),") }
        code.line("  status: status.rawValue,")
        code.line("  related: related.map(\\.rawValue))")
      }
    }
    return code.text
  }

  private static func remote(_ feature: Feature, _ random: inout RandomSource) -> String {
    var code = CodeWriter()
    code.lines("import Foundation", "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif", "")
    code.block("protocol \(feature.name)RemoteDataSource: Sendable") { code in
      code.line("func page(after cursor: String?, limit: Int) async throws -> \(feature.name)PageDTO")
      for verb in feature.verbs {
        code.line("func \(verb.lowercased())(_ item: \(feature.name)DTO) async throws -> \(feature.name)DTO")
      }
    }
    code.line()
    code.block("final class URLSession\(feature.name)RemoteDataSource: \(feature.name)RemoteDataSource") { code in
      code.lines("private let session: URLSession", "private let base: URL", "private let decoder: JSONDecoder", "")
      code.block("init(session: URLSession, base: URL, decoder: JSONDecoder = JSONDecoder())") {
        $0.lines("self.session = session", "self.base = base", "self.decoder = decoder")
      }
      code.line()
      code.block("func page(after cursor: String?, limit: Int) async throws -> \(feature.name)PageDTO") { code in
        code.line("var request = URLRequest(url: base.appending(path: \"\(feature.entity.lowercased())\"))")
        code.line("request.httpMethod = \"GET\"")
        code.line("if let cursor { request.setValue(cursor, forHTTPHeaderField: \"X-Cursor\") }")
        code.line("request.timeoutInterval = limit > \(random.number(20...80)) ? 60 : 15")
        code.line("return try await send(request)")
      }
      for verb in feature.verbs {
        code.line()
        code.block("func \(verb.lowercased())(_ item: \(feature.name)DTO) async throws -> \(feature.name)DTO") { code in
          code.line(
            "var request = URLRequest(url: base.appending(path: \"\(feature.entity.lowercased())/\\(item.id)/\(verb.lowercased())\"))"
          )
          code.line("request.httpMethod = \"POST\"")
          code.line("request.httpBody = try JSONEncoder().encode(item)")
          code.line("return try await send(request)")
        }
      }
      code.line()
      code.block("private func send<Value: Decodable>(_ request: URLRequest) async throws -> Value") { code in
        code.line("let (data, response) = try await session.data(for: request)")
        code.block("guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else") {
          $0.line("throw \(feature.name)RemoteError.status((response as? HTTPURLResponse)?.statusCode ?? -1)")
        }
        code.line("return try decoder.decode(Value.self, from: data)")
      }
    }
    code.line()
    code.block("enum \(feature.name)RemoteError: Error") { $0.line("case status(Int)") }
    return code.text
  }

  private static func local(_ feature: Feature, _ random: inout RandomSource) -> String {
    var code = CodeWriter()
    code.lines("import Foundation", "import \(feature.domain)", "", "/// \(random.pick(Words.remarks))")
    code.block("actor \(feature.name)LocalDataSource") { code in
      code.line("private var items: [\(feature.name).ID: \(feature.name)DTO] = [:]")
      code.line("private var observers: [UUID: @Sendable (\(feature.name)DTO) -> Void] = [:]")
      code.line()
      code.block("func store(_ item: \(feature.name)DTO)") {
        $0.line("items[\(feature.name).ID(rawValue: item.id)] = item")
        $0.line("observers.values.forEach { $0(item) }")
      }
      code.line()
      code.block("func item(_ id: \(feature.name).ID) -> \(feature.name)DTO?") { $0.line("items[id]") }
      code.line()
      code.block("func newest(_ count: Int = \(random.number(10...50))) -> [\(feature.name)DTO]") {
        $0.line("Array(items.values.sorted { $0.id > $1.id }.prefix(count))")
      }
      code.line()
      code.block("@discardableResult func observe(_ body: @escaping @Sendable (\(feature.name)DTO) -> Void) -> UUID") {
        $0.lines("let token = UUID()", "observers[token] = body", "return token")
      }
      code.line()
      code.block("func stopObserving(_ token: UUID)") { $0.line("observers[token] = nil") }
      for property in feature.properties {
        let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
        code.line()
        code.line("/// \(random.pick(Words.remarks))")
        code.block("func groupedBy\(name)(limit: Int = \(random.number(5...90))) -> [String: [\(feature.name)DTO]]") {
          $0.line("let groups = Dictionary(grouping: items.values) { String(describing: $0.\(property.name)) }")
          $0.line(
            "return groups.mapValues { Array($0.prefix(limit)) }.filter { key, list in !key.isEmpty && list.count > 0 }"
          )
        }
      }
    }
    return code.text
  }

  private static func repository(_ feature: Feature, _ random: inout RandomSource) -> String {
    var code = CodeWriter()
    code.lines("import Foundation", "import \(feature.domain)", "")
    code.block("public final class Default\(feature.name)Repository: \(feature.name)Repository") { code in
      code.line("private let remote: any \(feature.name)RemoteDataSource")
      code.line("private let local: \(feature.name)LocalDataSource")
      code.line()
      code.block("init(remote: any \(feature.name)RemoteDataSource, local: \(feature.name)LocalDataSource)") {
        $0.lines("self.remote = remote", "self.local = local")
      }
      code.line()
      code.block("public func all() async throws -> [\(feature.name)]") { code in
        code.block("do", tail: "} catch let error as \(feature.name)RemoteError {") { code in
          code.line("let page = try await remote.page(after: nil, limit: \(random.number(20...100)))")
          code.line("for item in page.items { await local.store(item) }")
          code.line("return try page.items.map { try $0.domainModel() }")
        }
        code.line("  guard case .status(let status) = error, status >= 500 else { throw \(feature.name)Error.offline }")
        code.line("  return try await local.newest().map { try $0.domainModel() }")
        code.line("}")
      }
      code.line()
      code.block("public func find(_ id: \(feature.name).ID) async throws -> \(feature.name)?") {
        $0.line("if let known = await local.item(id) { return try known.domainModel() }")
        $0.line("return try await all().first { $0.id == id }")
      }
      for verb in feature.verbs {
        code.line()
        code.line("/// \(random.pick(Words.remarks))")
        code.block(
          "public func \(verb.lowercased())(_ \(feature.variable): \(feature.name)) async throws -> \(feature.name)"
        ) {
          $0.line("let answer = try await remote.\(verb.lowercased())(\(feature.variable).transferObject)")
          $0.line("await local.store(answer)")
          $0.line("return try answer.domainModel()")
        }
      }
      code.line()
      code.block("public func changes(of id: \(feature.name).ID) -> AsyncStream<\(feature.name)>") { code in
        code.block("AsyncStream { continuation in let local = self.local; Task") { code in
          code.block("await local.observe") {
            $0.line(
              "item in if item.id == id.rawValue, let value = try? item.domainModel() { continuation.yield(value) }")
          }
        }
        code.line("}")
      }
    }
    return code.text
  }
}
