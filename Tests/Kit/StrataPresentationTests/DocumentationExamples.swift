import Foundation
import Observation
import StrataPresentation
import StrataTesting
import Testing

// The examples of Documentation/Kit/Presentation.md, word for word.

struct User: Sendable, Equatable { let name: String }

enum AppError: Error {
  case notFound, unknown
  init(_ error: any Error) { self = .unknown }
}

enum ExampleRoute: Hashable, Sendable { case users, user(String) }

struct GetUserUseCase: Sendable {
  func execute(userId: String) async throws(AppError) -> User {
    if userId.isEmpty { throw .notFound }
    return User(name: "Ann")
  }
}

struct ObserveUserUseCase: Sendable {
  let stream: AsyncThrowingStream<User, any Error>
  func execute(userId: String) -> AsyncThrowingStream<User, any Error> { stream }
}

struct SearchUseCase: Sendable {
  func execute(_ text: String) async -> Result<[String], AppError> { .success([text]) }
}

private let userId = "42"
private let getUserUseCase = GetUserUseCase()
private let searchUseCase = SearchUseCase()

@MainActor
@Observable
final class UserDetailViewModel: ViewModel {
  enum Intent: Sendable { case load, rename(String) }
  private(set) var state = UiState<User, AppError>.idle

  func perform(_ intent: Intent) async {
    state = state.loading()
    do throws(AppError) {
      state = .loaded(try await getUserUseCase.execute(userId: userId))
    } catch {
      state = state.failed(error)
    }
  }
}

@MainActor
private final class SearchScreen {
  enum Intent { case search(String), clear }
  var state = UiState<[String], AppError>.idle

  private let searches: LatestTask

  init(clock: any Clock<Duration> = ContinuousClock()) {
    searches = LatestTask(delay: .milliseconds(300), clock: clock)
  }

  func perform(_ intent: Intent) async {
    guard case .search(let text) = intent,
      let result = await searches.run({ await searchUseCase.execute(text) })
    else { return }
    state = state.received(result)
  }
}

@MainActor
private final class UserScreen {
  let observeUserUseCase: ObserveUserUseCase
  var state = UiState<User, AppError>.idle

  init(_ stream: AsyncThrowingStream<User, any Error>) {
    observeUserUseCase = ObserveUserUseCase(stream: stream)
  }

  private let tasks = ScreenTasks()

  func start() {
    tasks.follow(observeUserUseCase.execute(userId: userId), for: self) { screen, user in
      screen.state = .loaded(user)
    } onFailure: { screen, error in
      screen.state = screen.state.failed(AppError(error))
    }
  }

  func untilIdle() async {
    while tasks.count > 0 { await Task.yield() }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(5))) struct DocumentationExamples {
  @Test func viewModels() async {
    let detail = UserDetailViewModel()
    await detail.perform(.load)
    #expect(detail.state.value == User(name: "Ann"))

    let clock = ManualClock()
    let search = SearchScreen(clock: clock)
    let typing = Task { await search.perform(.search("ann")) }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(300))
    await typing.value
    #expect(search.state.value == ["ann"])
  }

  @Test func tasksOfAScreen() async {
    struct Failure: Error {}
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: User.self)
    let screen = UserScreen(stream)
    screen.start()
    continuation.yield(User(name: "Bea"))
    continuation.finish(throwing: Failure())
    await screen.untilIdle()
    #expect(screen.state.value == User(name: "Bea") && screen.state.failure == .unknown)
  }

  @Test func linksAndRoutes() throws {
    typealias AppRoute = ExampleRoute
    let router = StackRouter<AppRoute>()
    let url = try #require(URL(string: "example://users/42"))
    let links = LinkParser<AppRoute>(
      .web(host: "example.com", path: "app"), .scheme("example"),
      patterns: [
        LinkPattern("users", parse: { _ in .users }, print: { $0 == .users ? [:] : nil }),
        LinkPattern("users/{id}") { values in
          values["id"].map { .user($0) }
        } print: { route in
          if case .user(let id) = route { ["id": id] } else { nil }
        },
      ])
    if let route = links.route(for: url) { router.path = [route] }
    let shared = links.url(for: .user("42"))  // https://example.com/app/users/42
    #expect(router.path == [.user("42")])
    #expect(shared?.absoluteString == "https://example.com/app/users/42")
  }

  @Test func theDocumentationShowsWhatIsCompiledHere() throws {
    func lines(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: ["/", " "]) }.filter { !$0.isEmpty }
        .joined(separator: "\n")
    }
    let file = URL(fileURLWithPath: #filePath)
    let root = file.deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
    let code = lines(try String(contentsOf: file, encoding: .utf8))
    let blocks = try [
      "Documentation/Kit/Presentation.md", "Sources/Kit/StrataPresentation/Tasks/LatestTask.swift",
      "Sources/Kit/StrataPresentation/Tasks/ScreenTasks.swift",
    ].flatMap { path in
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).components(separatedBy: "```swift\n")
        .dropFirst().compactMap { $0.components(separatedBy: "```").first }
    }
    #expect(blocks.count > 5)
    for block in blocks { #expect(code.contains(lines(block)), "not compiled as shown:\n\(block)") }
  }
}
