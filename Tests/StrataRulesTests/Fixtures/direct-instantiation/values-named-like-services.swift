// style: repository
// rules: direct-instantiation
// What describes requests is a value; what sends them is a dependency.
// file: Sources/Data/BookSource.swift
final class BookSource {
  func load() {
    _ = BookApi().page(1)
    _ = ShelfApi().path
    _ = LoanApi()  // ! direct-instantiation BookSource -> LoanApi
    _ = DeskApi()  // ! direct-instantiation BookSource -> DeskApi
    _ = FeeApi()  // ! direct-instantiation BookSource -> FeeApi
    _ = ReturnApi()  // ! direct-instantiation BookSource -> ReturnApi
    _ = RackApi()  // ! direct-instantiation BookSource -> RackApi
    _ = HallApi()  // ! direct-instantiation BookSource -> HallApi
    _ = ListApi()  // ! direct-instantiation BookSource -> ListApi
  }
}
// file: Sources/Data/Apis.swift
struct BookRequest<Answer> {
  let path: String
}

struct BookApi {
  func page(_ number: Int) -> BookRequest<Int> { BookRequest(path: "/books?page=\(number)") }
}

struct ShelfApi {
  let path = "/shelves"
  var limit = 20
}

struct LoanApi {
  func loans() async -> BookRequest<Int> { BookRequest(path: "") }
}

struct DeskApi {
  func send(_ done: () -> Void) -> BookRequest<Int> { BookRequest(path: "") }
}

struct FeeApi {
  func pay() {}
}

struct ReturnApi {
  func request() -> BookRequest<Int> {
    URLSession.shared.dataTask(with: URL(string: "/")!).resume()
    return BookRequest(path: "")
  }
}

struct RackApi {
  private let client = RackApiClient()  // ! direct-instantiation RackApi -> RackApiClient
  func request() -> BookRequest<Int> { BookRequest(path: "") }
}

final class RackApiClient {}

struct HallApi {
  static let shared = HallApi()
  func request() -> BookRequest<Int> { BookRequest(path: "") }
}

struct ListApi {
  func books() -> [BookRequest<Int>] { [] }
}
