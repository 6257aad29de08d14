import Foundation
import StrataNetwork
import Testing

/// One request of a scenario, sent in the same form to the server and to the API in memory.
struct Step: Sendable, CustomStringConvertible {
  let method: HTTPMethod
  let path: String
  var json: String?
  var headers: [String: String] = [:]
  /// Fields of the answer, or its `ETag`, that later steps name in braces: `{token}`.
  var remember: [String] = []

  var description: String { "\(method.rawValue) \(path) \(json ?? "") \(headers)" }

  static func get(_ path: String, _ headers: [String: String] = [:]) -> Step {
    Step(method: .get, path: path, headers: headers)
  }

  static func post(_ path: String, _ json: String, _ headers: [String: String] = [:]) -> Step {
    Step(method: .post, path: path, json: json, headers: headers)
  }

  static func put(_ path: String, _ json: String, _ headers: [String: String] = [:]) -> Step {
    Step(method: .put, path: path, json: json, headers: headers)
  }

  static func patch(_ path: String, _ json: String, _ headers: [String: String] = [:]) -> Step {
    Step(method: .patch, path: path, json: json, headers: headers)
  }

  static func delete(_ path: String, _ headers: [String: String] = [:]) -> Step {
    Step(method: .delete, path: path, headers: headers)
  }

  func remembering(_ fields: String...) -> Step {
    var step = self
    step.remember = fields
    return step
  }
}

/// Carries out steps against one of the two, and tells what came back in a form that can be compared.
struct Player {
  let transport: any Transport
  let base: URL
  private var memory: [String: String] = [:]

  init(_ transport: any Transport, base: URL) {
    self.transport = transport
    self.base = base
  }

  mutating func play(_ step: Step) async throws -> String {
    let request = HTTPRequest(
      method: step.method, url: try #require(URL(string: base.absoluteString + filled(step.path))),
      headers: headers(step), body: step.json.map { .data(Data(filled($0).utf8)) } ?? .none)
    let response: HTTPResponse
    do throws(NetworkError) {
      response = try await transport.send(request, progress: nil)
    } catch {
      // The server cuts the connection of a route that is offline; in memory it is as if nobody listened.
      if error == .noConnection || error == .connectionLost { return "no answer" }
      throw error
    }
    return try describe(response, remembering: step.remember)
  }

  private func headers(_ step: Step) -> HTTPHeaders {
    var headers: HTTPHeaders = [:]
    if step.json != nil { headers["Content-Type"] = "application/json" }
    for (name, value) in step.headers { headers[name] = filled(value) }
    return headers
  }

  private func filled(_ text: String) -> String {
    memory.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  private mutating func describe(_ response: HTTPResponse, remembering fields: [String]) throws -> String {
    var lines = ["\(response.status)"]
    if fields.contains("ETag") { memory["ETag"] = response.headers["ETag"] ?? "no ETag" }
    for name in [
      "Accept-Ranges", "Allow", "Cache-Control", "Content-Range", "Content-Type", "ETag", "Idempotent-Replayed",
      "Retry-After", "WWW-Authenticate",
    ] {
      if let value = response.headers[name] { lines.append("\(name): \(value)") }
    }
    if response.headers["Content-Type"]?.hasPrefix("text/") == true {
      lines.append(String(decoding: response.body, as: UTF8.self))
    } else if response.headers["Content-Type"] != "application/json" {
      lines.append(response.body.base64EncodedString())
    } else if !response.body.isEmpty {
      let json = try JSONSerialization.jsonObject(with: response.body)
      for field in fields where field != "ETag" {
        let found = try #require(Self.find(field, in: json), "no \(field)")
        memory[field] = found
      }
      let content = try JSONSerialization.data(
        withJSONObject: Self.masked(json), options: [.sortedKeys, .prettyPrinted, .fragmentsAllowed])
      lines.append(String(decoding: content, as: UTF8.self))
    }
    return lines.joined(separator: "\n")
  }

  private static func find(_ field: String, in json: Any) -> String? {
    if let list = json as? [Any] { return list.last.flatMap { find(field, in: $0) } }
    guard let object = json as? [String: Any] else { return nil }
    return object[field] as? String ?? object["result"].flatMap { find(field, in: $0) }
  }

  /// Secrets are random on both sides: that they are there is compared, not what they are.
  private static func masked(_ json: Any) -> Any {
    if let list = json as? [Any] { return list.map(masked) }
    guard let object = json as? [String: Any] else { return json }
    let secrets: Set = ["sessionId", "token", "refreshToken", "code"]
    return Dictionary(
      uniqueKeysWithValues: object.map { key, value in
        let isSecret = secrets.contains(key) && (value as? String)?.isEmpty == false
        return (key, isSecret ? "secret" : masked(value))
      })
  }
}
