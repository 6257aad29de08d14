// style: gateway
// rules: business-logic-in-data
// file: Sources/Infrastructure/Network/FreightNetworkRoute.swift
import Foundation

enum FreightNetworkRoute: URLRequestProtocol {
  case list(page: Int)
  case book(req: NetReqBooking)

  var url: URL {
    switch self {
    case .list(let page): return URL(string: "/freight/\(page > 3 ? "archive" : "all")")!
    case .book(let req): return URL(string: req.total > 900 ? "/freight/large" : "/freight")!  // ! business-logic-in-data
    }
  }
  var timeout: Double {
    switch self {
    case .list: return 30
    case .book(let req): return req.files.count > 3 ? 90 : 30
    }
  }
}

struct NetReqBooking: Encodable {
  let total: Decimal
  let files: [String]
}
