/// A method, a path with at most one placeholder at its end, and what is done there.
struct Route: Sendable {
  typealias Handler = @Sendable (inout World, Request) throws(Problem) -> Answer

  let method: String
  let path: String
  let handle: Handler

  init(_ method: String, _ path: String, _ handle: @escaping Handler) {
    self.method = method
    self.path = path
    self.handle = handle
  }

  /// What stands at the placeholder, or an empty string where there is none; `nil` for another path.
  func parameter(in other: String) -> String? {
    guard path.hasSuffix("{id}") else { return path == other ? "" : nil }
    let stem = path.dropLast("{id}".count)
    guard other.hasPrefix(stem) else { return nil }
    let rest = other.dropFirst(stem.count)
    return rest.isEmpty || rest.contains("/") ? nil : String(rest)
  }

  /// Carries out the request where it belongs.
  static func answer(_ request: Request, _ world: inout World) throws(Problem) -> Answer {
    var otherMethod: Route?
    for route in all {
      guard let parameter = route.parameter(in: request.path) else { continue }
      guard route.method == request.method else {
        otherMethod = otherMethod ?? route
        continue
      }
      var placed = request
      placed.parameter = parameter
      return try route.handle(&world, placed)
    }
    guard let otherMethod else { throw Problem(404, "not_found", "Not Found.") }
    throw Problem(405, "method_not_allowed", "Method Not Allowed.", headers: ["Allow": otherMethod.method])
  }

  static let all: [Route] = [
    Route("POST", "/cli/client") { world, request throws(Problem) in try world.sendCode(request) },
    Route("POST", "/cli/valid") { world, request throws(Problem) in try world.validate(request) },
    Route("POST", "/cli/refresh") { world, request throws(Problem) in try world.refresh(request) },
    Route("POST", "/cli/password") { world, request throws(Problem) in try world.resetPassword(request) },
    Route("POST", "/cli/login") { world, request throws(Problem) in try world.login(request) },
    Route("GET", "/cli/me") { world, request throws(Problem) in try world.me(request) },
    Route("GET", "/avatars/{id}") { world, request throws(Problem) in try world.getAvatar(request) },
    Route("PUT", "/cli/avatar") { world, request throws(Problem) in try world.saveAvatar(request) },
    Route("GET", "/users") { world, request throws(Problem) in try world.getUsers(request) },
    Route("GET", "/users/{id}") { world, request throws(Problem) in try world.getUser(request) },
    Route("POST", "/users") { world, request throws(Problem) in try world.createUser(request) },
    Route("PUT", "/users/{id}") { world, request throws(Problem) in try world.saveUser(request) },
    Route("PATCH", "/users/{id}") { world, request throws(Problem) in try world.changeUser(request) },
    Route("DELETE", "/users/{id}") { world, request throws(Problem) in try world.deleteUser(request) },
    Route("GET", "/profile") { world, request throws(Problem) in try world.getProfile(request) },
    Route("PUT", "/profile") { world, request throws(Problem) in try world.saveProfile(request) },
    Route("GET", "/categories") { world, request throws(Problem) in try world.getCategories(request) },
    Route("GET", "/items") { world, request throws(Problem) in try world.getItems(request) },
    Route("GET", "/items/{id}") { world, request throws(Problem) in try world.getItem(request) },
    Route("PUT", "/items/{id}") { world, request throws(Problem) in try world.updateItem(request) },
    Route("GET", "/export") { world, request throws(Problem) in try world.export(request) },
    Route("GET", "/events") { world, request throws(Problem) in try world.events(request) },
    Route("GET", "/payments") { world, request throws(Problem) in try world.getPayments(request) },
    Route("GET", "/payments/{id}") { world, request throws(Problem) in try world.getPayment(request) },
    Route("POST", "/payments") { world, request throws(Problem) in try world.processPayment(request) },
    Route("GET", "/transactions") { world, request throws(Problem) in try world.getTransactions(request) },
    Route("GET", "/admin/messages") { world, request throws(Problem) in try world.getMessages(request) },
    Route("GET", "/admin/clock") { world, request throws(Problem) in try world.getClock(request) },
    Route("PUT", "/admin/clock") { world, request throws(Problem) in try world.setClock(request) },
  ]
}
