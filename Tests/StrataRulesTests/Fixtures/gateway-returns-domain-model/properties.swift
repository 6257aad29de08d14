// style: gateway
// What a gateway hands out by properties and by callbacks behind an alias.
// file: Sources/Gateways/CartGateway.swift
import Combine

typealias CartHandler = (Cart) -> Void
typealias CartsHandler = CartListHandler
typealias CartListHandler = (Result<[Cart], Error>) -> Void

protocol CartGatewayProtocol {
  var onResult: ((Result<Cart, Error>) -> Void)? { get set }  // ! gateway-returns-domain-model CartGatewayProtocol -> Cart
  var carts: AnyPublisher<[Cart], Error> { get }  // ! gateway-returns-domain-model CartGatewayProtocol -> Cart
  var current: Cart? { get }  // ! gateway-returns-domain-model CartGatewayProtocol -> Cart
  func load(_ handler: @escaping CartHandler)  // ! gateway-returns-domain-model CartGatewayProtocol -> Cart
  func loadAll(_ handler: @escaping CartsHandler)  // ! gateway-returns-domain-model CartGatewayProtocol -> Cart
  // What goes in is no result, and neither is a closure that maps it.
  var encode: (Cart) -> NetReqCart { get set }
  var response: AnyPublisher<NetResCart, Error> { get }
  func save(_ cart: Cart) async throws
}

final class CartGateway {
  private let cart: Cart
  init(cart: Cart) { self.cart = cart }
  var latest: Cart { cart }  // ! gateway-returns-domain-model CartGateway -> Cart
}

struct NetReqCart: Encodable {}
struct NetResCart: Decodable {}
// file: Sources/Domain/Cart.swift
struct Cart {
  let id: String
}
