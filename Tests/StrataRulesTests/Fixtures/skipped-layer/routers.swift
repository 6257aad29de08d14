// A router of requests is part of data access, a router of screens of the presentation; another one is neither.
// style: repository
// rules: skipped-layer, dependency-rule
// file: Sources/Shared/UserRouter.swift
enum UserRouter {
  case me

  var baseURL: String { "https://example.com" }
  var httpMethod: String { "GET" }
}
// file: Sources/Shared/RequestKind.swift
import Alamofire

protocol RequestKind: URLRequestConvertible {}
// file: Sources/Shared/OrderRouter.swift
enum OrderRouter: RequestKind {
  case all
}
// file: Sources/Shared/Router.swift
import Alamofire

final class Router<Target: RequestKind> {
  func send(_ target: Target) -> DataRequest { AF.request(target) }
}
// file: Sources/Shared/HomeRouter.swift
final class HomeRouter {
  func showDetails() {}
}
// file: Sources/Shared/MessageRouter.swift
final class MessageRouter {
  func deliver(_ message: String) {}
}
// file: Sources/Presentation/HomeViewModel.swift
final class HomeViewModel {
  let user = UserRouter.me  // ! skipped-layer HomeViewModel -> UserRouter
  let orders: OrderRouter = .all  // ! skipped-layer HomeViewModel -> OrderRouter
  let router: Router<OrderRouter>  // ! skipped-layer HomeViewModel -> Router
  let home: HomeRouter
  let messages: MessageRouter
}
// file: Sources/Domain/LoadHomeUseCase.swift
final class LoadHomeUseCase {
  let home: HomeRouter  // ! dependency-rule LoadHomeUseCase -> HomeRouter
  let messages: MessageRouter
}
