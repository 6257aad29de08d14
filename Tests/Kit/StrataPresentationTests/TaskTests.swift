import Observation
import StrataPresentation
import StrataTesting
import Testing

@MainActor
@Observable
private final class SearchViewModel: ViewModel {
  enum Intent: Sendable { case search(String) }
  private(set) var state: [String] = []
  private let searches: LatestTask
  private let find: @MainActor (String) async -> [String]

  init(delay: Duration, clock: ManualClock, find: @escaping @MainActor (String) async -> [String]) {
    searches = LatestTask(delay: delay, clock: clock)
    self.find = find
  }

  func perform(_ intent: Intent) async {
    guard case .search(let text) = intent, let found = await searches.run({ [find] in await find(text) }) else {
      return
    }
    state = found
  }

  func leave() { searches.cancel() }
}

/// Answers when the test says so, whether it was cancelled or not.
@MainActor
private final class HeldSearch {
  private(set) var asked: [String] = []
  private var held: [String: CheckedContinuation<Void, Never>] = [:]

  func find(_ text: String) async -> [String] {
    asked.append(text)
    await withCheckedContinuation { held[text] = $0 }
    return ["found \(text)"]
  }

  func answer(_ text: String) async {
    while held[text] == nil { await Task.yield() }
    held.removeValue(forKey: text)?.resume()
  }
}

@MainActor
@Suite(.timeLimit(.minutes(10))) struct LatestTaskTests {
  @Test func onlyTheLatestResultIsShownEvenWhereAnOlderOneComesLater() async {
    let search = HeldSearch()
    let viewModel = SearchViewModel(delay: .zero, clock: ManualClock(), find: search.find)
    let older = viewModel.send(.search("a"))
    while search.asked.isEmpty { await Task.yield() }
    let newer = viewModel.send(.search("an"))
    await search.answer("an")
    await newer.value
    #expect(viewModel.state == ["found an"])
    await search.answer("a")
    await older.value
    #expect(viewModel.state == ["found an"])
  }

  @Test func whoTypesIsWaitedFor() async {
    let clock = ManualClock()
    var asked: [String] = []
    let viewModel = SearchViewModel(delay: .milliseconds(300), clock: clock) { text in
      asked.append(text)
      return [text]
    }
    var typing: [Task<Void, Never>] = []
    for text in ["a", "an", "ann"] {
      typing.append(viewModel.send(.search(text)))
      // The one before is cancelled when this one begins to wait.
      await typing.dropLast().last?.value
      await clock.sleepers(1)
      clock.advance(by: .milliseconds(200))
    }
    #expect(asked.isEmpty)
    clock.advance(by: .milliseconds(100))
    for task in typing { await task.value }
    #expect(asked == ["ann"] && viewModel.state == ["ann"])
  }

  @Test func cancellingDropsTheResult() async {
    let search = HeldSearch()
    let viewModel = SearchViewModel(delay: .zero, clock: ManualClock(), find: search.find)
    let task = viewModel.send(.search("a"))
    while search.asked.isEmpty { await Task.yield() }
    viewModel.leave()
    await search.answer("a")
    await task.value
    #expect(viewModel.state.isEmpty)
    // The caller's cancellation does the same.
    let other = viewModel.send(.search("b"))
    while search.asked.count < 2 { await Task.yield() }
    other.cancel()
    await search.answer("b")
    await other.value
    #expect(viewModel.state.isEmpty)
  }
}

@MainActor
private final class Screen {
  let tasks = ScreenTasks()
  var shown: [Int] = []
}

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ScreenTasksTests {
  @Test func tasksEndWithTheScreen() async {
    let clock = ManualClock()
    var ends: [Bool] = []
    do {
      let screen = Screen()
      screen.tasks.start {
        try? await clock.sleep(for: .seconds(1))
        ends.append(Task.isCancelled)
      }
      await clock.sleepers(1)
      #expect(screen.tasks.count == 1)
    }
    while ends.isEmpty { await Task.yield() }
    #expect(ends == [true])
  }

  @Test func aScreenThatFollowsAStreamIsNotHeldByIt() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    weak var kept: Screen?
    do {
      let screen = Screen()
      kept = screen
      screen.tasks.follow(stream, for: screen) { screen, number in screen.shown.append(number) }
      continuation.yield(1)
      continuation.yield(2)
      while screen.shown.count < 2 { await Task.yield() }
      #expect(screen.shown == [1, 2])
    }
    while kept != nil { await Task.yield() }
    // Nobody reads it any more.
    while case .enqueued = continuation.yield(3) { await Task.yield() }
  }

  @Test func aFailureOfAStreamIsShown() async {
    struct Failure: Error {}
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    let screen = Screen()
    screen.tasks.follow(stream, for: screen) { screen, number in
      screen.shown.append(number)
    } onFailure: { screen, error in
      screen.shown.append(error is Failure ? -1 : 0)
    }
    continuation.yield(1)
    continuation.finish(throwing: Failure())
    while screen.tasks.count > 0 { await Task.yield() }
    #expect(screen.shown == [1, -1])
  }

  @Test func anySequenceIsFollowed() async {
    struct Ended: Error {}
    struct Countdown: AsyncSequence, AsyncIteratorProtocol, Sendable {
      var left = 2
      mutating func next() async throws -> Int? {
        guard left > 0 else { throw Ended() }
        left -= 1
        return left
      }
      func makeAsyncIterator() -> Countdown { self }
    }
    let screen = Screen()
    screen.tasks.follow(Countdown(), for: screen) { screen, number in
      screen.shown.append(number)
    } onFailure: { screen, error in
      screen.shown.append(error is Ended ? -1 : -2)
    }
    while screen.tasks.count > 0 { await Task.yield() }
    #expect(screen.shown == [1, 0, -1])

    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    weak var kept: Screen?
    do {
      let screen = Screen()
      kept = screen
      screen.tasks.follow(stream.map { $0 * 2 }, for: screen) { screen, number in
        screen.shown.append(number)
      } onFailure: { _, _ in
      }
      continuation.yield(3)
      while screen.shown.isEmpty { await Task.yield() }
      #expect(screen.shown == [6])
    }
    while kept != nil { await Task.yield() }
    while case .enqueued = continuation.yield(4) { await Task.yield() }
  }

  @Test func aTaskOfTheSameNameTakesThePlaceOfTheOlderOne() async {
    let clock = ManualClock()
    let screen = Screen()
    var log: [String] = []
    for name in ["first", "second"] {
      screen.tasks.start(named: "load") {
        let isOver = (try? await clock.sleep(for: .seconds(1))) != nil
        log.append("\(name) \(isOver)")
      }
    }
    while log.isEmpty { await Task.yield() }
    await clock.sleepers(1)
    #expect(log == ["first false"] && screen.tasks.count == 1)
    clock.advance(by: .seconds(1))
    while screen.tasks.count > 0 { await Task.yield() }
    #expect(log == ["first false", "second true"])
    screen.tasks.start(named: "load") { try? await clock.sleep(for: .seconds(1)) }
    screen.tasks.start { try? await clock.sleep(for: .seconds(1)) }
    screen.tasks.cancel("load")
    #expect(screen.tasks.count == 1)
    screen.tasks.cancelAll()
    #expect(screen.tasks.count == 0)
  }
}
