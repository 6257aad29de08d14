import Foundation

/// Makes requests of routes, without the credential.
struct RequestBuilder {
  let configuration: NetworkConfiguration

  /// - Throws: ``NetworkError/invalidRequest(_:)``, or ``NetworkError/cancelled`` while an upload is put together.
  func request<Response>(for route: Route<Response>) throws(NetworkError) -> HTTPRequest {
    guard !route.path.hasUnsafeValue else { throw .invalidRequest(.pathValue) }
    let url = try url(of: route.path, route.query)
    var headers = configuration.headers
    // An absolute URL may lead to another server, such as a link in a response.
    if route.path.isAbsolute, !URL.isSameOrSafer(URL(string: configuration.baseURL), url) {
      headers = headers.withoutSecrets
    }
    headers.merge(route.headers)
    let (body, contentType) = try encode(route.body)
    guard body == .none || route.method.allowsBody else { throw .invalidRequest(.bodyNotAllowed) }
    if let contentType, route.headers["Content-Type"] == nil { headers["Content-Type"] = contentType }
    if headers["Accept"] == nil, !route.takesAnyBody { headers["Accept"] = "application/json" }
    guard headers.isWellFormed else { throw .invalidRequest(.header) }
    return HTTPRequest(method: route.method, url: url, headers: headers, body: body)
  }

  private func url(of path: RoutePath, _ query: Query) throws(NetworkError) -> URL {
    var text: String
    switch path.target {
    case .absolute(let url):
      // A fragment is not sent, and a query behind it would be a part of it.
      text = String(url.absoluteString.prefix { $0 != "#" })
    case .relative(let path):
      text = configuration.baseURL
      guard !text.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
        throw .invalidRequest(.url)
      }
      if text.hasSuffix("/") { text.removeLast() }
      if !path.isEmpty { text += path.hasPrefix("/") ? path : "/" + path }
    case .reference(let reference, let boundary):
      text = try resolve(reference, within: boundary)
    }
    if !query.items.isEmpty { text += (text.contains("?") ? "&" : "?") + query.encoded }
    guard let url = URL(string: text), let host = url.host, !host.isEmpty,
      ["http", "https"].contains(url.scheme?.lowercased())
    else { throw .invalidRequest(.url) }
    return url
  }

  /// The absolute URL of a reference, without a fragment.
  private func resolve(_ reference: String, within boundary: RoutePath.Boundary) throws(NetworkError) -> String {
    var folder = configuration.baseURL
    if !folder.hasSuffix("/") { folder += "/" }
    guard let base = URL(string: folder), base.query == nil, base.fragment == nil else { throw .invalidRequest(.url) }
    let text = String(reference.trimmingCharacters(in: .whitespacesAndNewlines).prefix { $0 != "#" })
    guard !text.isEmpty, let url = URL(string: text, relativeTo: base)?.absoluteURL.standardized,
      ["http", "https"].contains(url.scheme?.lowercased()), url.user == nil, url.password == nil,
      !url.hasHiddenParent
    else { throw .invalidRequest(.reference) }
    let isAllowed =
      switch boundary {
      case .anyHost: base.scheme?.lowercased() != "https" || url.scheme?.lowercased() == "https"
      case .origin: URL.isSameOrSafer(base, url)
      case .base:
        URL.isSameOrSafer(base, url) && url.path(percentEncoded: true).hasPrefix(base.path(percentEncoded: true))
      }
    guard isAllowed else { throw .invalidRequest(.reference) }
    return url.absoluteString
  }

  private func encode(_ body: RouteBody) throws(NetworkError) -> (HTTPRequest.Body, contentType: String?) {
    switch body {
    case .none: return (.none, nil)
    case .json(let value):
      do {
        return (.data(try configuration.encoder.encode(value)), "application/json")
      } catch {
        // The encoder's error may quote the value.
        throw .invalidRequest(.encoding)
      }
    case .form(let fields): return (.data(Data(fields.encoded.utf8)), "application/x-www-form-urlencoded")
    case .data(let data, let contentType): return (.data(data), contentType)
    case .file(let url, let contentType): return (.file(url), contentType)
    case .multipart(let form):
      let encoder = MultipartEncoder(form: form)
      return (try encoder.body(), encoder.contentType)
    }
  }
}
