// style: module
// file: Sources/Implementation/Domain/UseCases/GetItemsUseCase.swift
protocol ItemRepository { func items() async throws -> [String] }
protocol Cursor { mutating func next() -> String? }
struct Page { func title() -> String { "" } }
final class Clock { func tick() {} }

protocol GetItemsUseCase { func execute() async throws -> [String] }
struct GetItemsUseCaseImp: GetItemsUseCase {
  private var repository: any ItemRepository  // ! prefer-let GetItemsUseCaseImp -> repository
  private var limit = 20  // ! prefer-let GetItemsUseCaseImp -> limit
  private var page = Page()  // ! prefer-let GetItemsUseCaseImp -> page
  private var clock: Clock  // ! prefer-let GetItemsUseCaseImp -> clock
  private let name = ""

  init(repository: any ItemRepository, clock: Clock) {
    self.repository = repository
    self.clock = clock
  }

  func execute() async throws -> [String] {
    clock.tick()
    print(page.title())
    return try await repository.items().filter { $0.count < limit }
  }
}

// file: Sources/Implementation/Data/DataSources/ParcelDecoder.swift
import Foundation

final class ParcelDecoder {
  private static var attempts = 3  // ! prefer-let ParcelDecoder -> attempts
  private static var opened = 0
  private var decoder = JSONDecoder()  // ! prefer-let ParcelDecoder -> decoder
  private var formatter: DateFormatter  // ! prefer-let ParcelDecoder -> formatter
  private var gauge = Gauge()  // ! prefer-let ParcelDecoder -> gauge
  private var request: URLRequest
  private var scale = Scale()

  init(formatter: DateFormatter, request: URLRequest) {
    self.formatter = formatter
    self.request = request
    decoder.dateDecodingStrategy = .iso8601
    self.formatter.dateFormat = "yyyy"
    self.request.timeoutInterval = 3
  }

  func open() {
    Self.opened += 1
    gauge.level = Self.attempts
    scale.level = 2
  }
}
final class Gauge { var level = 1 }
struct Scale { var level = 1 }

// file: Sources/Implementation/Domain/UseCases/Counter.swift
@Observable final class Watched {
  private var total = 0
}
final class Counter: NSObject {
  private var total = 0
  private var names: [String] = []
  private var cursor: any Cursor
  private var pages = [Page()]
  private var current: Page?
  private var later: Page?
  private var step = 1
  private var path = 2
  private var given = 3
  private var twice: Int
  private lazy var cache = Page()
  private weak var clock: Clock?
  @Wrapped private var wrapped = 1
  private var observed = 1 { didSet { print(observed) } }
  private var computed: Int { 1 }
  private static var shared = 1
  static func reset() { shared = 0 }
  var visible = 1
  private(set) var shown = 1
  private var mapped = 1
  private var either: Int

  init(cursor: any Cursor, isEmpty: Bool) {
    self.cursor = cursor
    given = 4
    twice = 1
    twice = 2
    if isEmpty { either = 1 } else { either = 2 }
  }

  convenience init(page: Page) {
    self.init(cursor: Empty(), isEmpty: true)
    current = page
  }

  func add() {
    total += 1
    names.append("")
    print(cursor.next())
    pages[0] = Page()
    read(&step)
    write(\.path)
    mapped <- 4
  }
}
extension Counter { func put() { later = Page() } }

struct Saved: Codable {
  private var version = 1
}

final class Watcher {
  private var token: Any!
  private var closed: Page?
  private var kept: Page?  // ! prefer-let Watcher -> kept

  init(kept: Page?) {
    self.kept = kept
    token = watch()
    closed = Page()
  }
}
