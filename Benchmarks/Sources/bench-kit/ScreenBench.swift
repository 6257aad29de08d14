import Foundation
import Observation
import StrataPresentation
import StrataTesting

/// Links, typed numbers, tasks and navigation against Foundation, `Task` and an array.
struct ScreenBenchmark: KitBenchmark {
  let title = "Links, input, tasks and navigation, against Foundation and Task"

  fileprivate enum Place: Hashable, Sendable {
    case users
    case user(String)
  }

  func rows(in folder: TemporaryFolder) async throws -> [Row] { links() + input() + tasks() + navigation() }

  private func links() -> [Row] {
    let links = LinkParser<Place>(
      .web(host: "example.com", path: "app"),
      patterns: [
        LinkPattern("users", parse: { _ in .users }, print: { $0 == .users ? [:] : nil }),
        LinkPattern("users/{id}") { values in
          values["id"].map { .user($0) }
        } print: { route in
          if case .user(let id) = route { ["id": id] } else { nil }
        },
      ])
    let url = URL(string: "https://example.com/app/users/42") ?? URL(fileURLWithPath: "/")
    return [
      repeated("route of a link", { require(links.route(for: url) == .user("42")) }) {
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        let path = (parts?.path ?? "").split(separator: "/")
        require(parts?.host == "example.com" && path.count == 3 && path[1] == "users" && path[2] == "42")
      },
      repeated("link to a route", { require(links.url(for: .user("42")) == url) }) {
        var parts = URLComponents()
        parts.scheme = "https"
        parts.host = "example.com"
        parts.path = "/app/users/42"
        require(parts.url == url)
      },
    ]
  }

  private func input() -> [Row] {
    let german = Locale(identifier: "de_DE")
    let formatter = NumberFormatter()
    formatter.locale = german
    formatter.numberStyle = .decimal
    formatter.generatesDecimalNumbers = true
    return [
      repeated("typed decimal number", { require(Decimal(userInput: "1.234,50", locale: german) != nil) }) {
        require(formatter.number(from: "1.234,50") != nil)
      },
      repeated("typed whole number", { require(Int(userInput: "1.234", locale: german) == 1234) }) {
        require(formatter.number(from: "1.234")?.intValue == 1234)
      },
    ]
  }

  private func tasks() -> [Row] {
    let count = 1_000
    return [
      Row(
        "latest task", operations: count,
        kit: { await Self.latest(count) }, bare: { await Self.plainTasks(count) }),
      Row(
        "task of a screen", operations: count, kit: { await Self.screenTasks(count) },
        bare: { await Self.plainTasks(count) }),
      Row(
        "element that a screen follows", operations: count, kit: { await Self.follow(count) },
        bare: { await Self.loop(count) }),
    ]
  }

  private func navigation() -> [Row] {
    let count = 1_000
    return [
      Row(
        "navigation to a place and back", operations: count, kit: { await Self.navigate(count) },
        bare: { await Self.append(count) }),
      Row(
        "flow that starts and finishes", operations: count, kit: { await Self.flows(count) },
        bare: { await Self.objects(count) }),
    ]
  }

  private func repeated(_ name: String, _ kit: @escaping () -> Void, _ bare: @escaping () -> Void) -> Row {
    let count = 500
    return Row(
      name, operations: count, kit: { for _ in 0..<count { kit() } }, bare: { for _ in 0..<count { bare() } })
  }
}

@MainActor
extension ScreenBenchmark {
  private static func latest(_ count: Int) async {
    let latest = LatestTask()
    for number in 0..<count {
      let value = await latest.run { number }
      require(value == number)
    }
  }

  private static func plainTasks(_ count: Int) async {
    for number in 0..<count {
      let value = await Task { @MainActor in number }.value
      require(value == number)
    }
  }

  private static func screenTasks(_ count: Int) async {
    let tasks = ScreenTasks()
    for _ in 0..<count {
      tasks.start {}
      while tasks.count > 0 { await Task.yield() }
    }
  }

  @MainActor private final class Screen {
    var shown = 0
  }

  private static func follow(_ count: Int) async {
    let (screen, tasks) = (Screen(), ScreenTasks())
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    tasks.follow(stream, for: screen) { screen, number in screen.shown = number }
    for number in 1...count { continuation.yield(number) }
    continuation.finish()
    while tasks.count > 0 { await Task.yield() }
    require(screen.shown == count)
  }

  private static func loop(_ count: Int) async {
    let screen = Screen()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let task = Task { @MainActor in for await number in stream { screen.shown = number } }
    for number in 1...count { continuation.yield(number) }
    continuation.finish()
    await task.value
    require(screen.shown == count)
  }

  private static func navigate(_ count: Int) async {
    let router = StackRouter<Place>()
    for _ in 0..<count {
      router.navigate(to: .users)
      router.back()
    }
    require(router.path.isEmpty)
  }

  private static func append(_ count: Int) async {
    let stack = Stack()
    for _ in 0..<count {
      stack.path.append(.users)
      stack.path.removeLast()
    }
    require(stack.path.isEmpty)
  }

  private final class Flow: Coordinator {
    var children: [any Coordinator] = []

    func start() {}
  }

  private static func flows(_ count: Int) async {
    let root = Flow()
    for _ in 0..<count {
      let child = Flow()
      root.start(child)
      root.finish(child)
    }
    require(root.children.isEmpty)
  }

  private static func objects(_ count: Int) async {
    var children: [Flow] = []
    for _ in 0..<count {
      let child = Flow()
      children.append(child)
      child.start()
      children.removeAll { $0 === child }
    }
    require(children.isEmpty)
  }
}

@MainActor
@Observable
private final class Stack {
  var path: [ScreenBenchmark.Place] = []
}
