/// The tasks of a screen, which end with it: a view model or controller keeps them in a property, and when it goes,
/// they are cancelled. SwiftUI's `.task` does the same for a view; this is for what a view does not start.
///
/// ```swift
/// private let tasks = ScreenTasks()
///
/// func start() {
///   tasks.follow(observeUserUseCase.execute(userId: userId), for: self) { screen, user in
///     screen.state = .loaded(user)
///   } onFailure: { screen, error in
///     screen.state = screen.state.failed(AppError(error))
///   }
/// }
/// ```
@MainActor
public final class ScreenTasks {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var names: [AnyHashable: Int] = [:]
  private var last = 0

  /// No task.
  public init() {}

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// How many tasks have not ended.
  public var count: Int { tasks.count }

  /// Starts a task that is cancelled when the screen goes.
  ///
  /// Work that does not end by itself must not hold the screen, or the screen never goes: capture it weakly, or use
  /// ``follow(_:for:named:_:)`` or ``follow(_:for:named:_:onFailure:)``.
  /// - Parameter name: an earlier task of the same name is cancelled first.
  public func start(named name: AnyHashable? = nil, _ work: @escaping @MainActor () async -> Void) {
    if let name { cancel(name) }
    last += 1
    let number = last
    if let name { names[name] = number }
    tasks[number] = Task { [weak self] in
      await work()
      self?.end(number)
    }
  }

  /// Calls `body` with each element, as long as the screen is there; the task does not hold it.
  /// - Parameters:
  ///   - screen: whose task it is, in general `self`.
  ///   - name: an earlier task of the same name is cancelled first.
  public func follow<Screen: AnyObject & Sendable, Element: Sendable>(
    _ elements: AsyncStream<Element>, for screen: Screen, named name: AnyHashable? = nil,
    _ body: @escaping @MainActor (Screen, Element) async -> Void
  ) {
    start(named: name) { [weak screen] in
      for await element in elements {
        guard let screen, !Task.isCancelled else { return }
        await body(screen, element)
      }
    }
  }

  /// The same for any sequence, which may fail, as observations of a database and of an outbox, pages and events of a
  /// server can: its error goes to `onFailure`, unless the task was cancelled.
  public func follow<Screen: AnyObject & Sendable, Elements: AsyncSequence & Sendable>(
    _ elements: Elements, for screen: Screen, named name: AnyHashable? = nil,
    _ body: @escaping @MainActor (Screen, Elements.Element) async -> Void,
    onFailure: @escaping @MainActor (Screen, any Error) async -> Void
  ) where Elements.Element: Sendable {
    start(named: name) { [weak screen] in
      do {
        try await Self.forEach(elements) { [weak screen] element in
          guard let screen, !Task.isCancelled else { return false }
          await body(screen, element)
          return true
        }
      } catch {
        guard let screen, !Task.isCancelled else { return }
        await onFailure(screen, error)
      }
    }
  }

  /// Reads a sequence until `body` returns `false`. Not on the main actor: an iterator whose `next` does not run there
  /// must not be sent away from it.
  private nonisolated static func forEach<Elements: AsyncSequence & Sendable>(
    _ elements: Elements, _ body: @MainActor (Elements.Element) async -> Bool
  ) async throws where Elements.Element: Sendable {
    for try await element in elements {
      guard await body(element) else { return }
    }
  }

  /// Cancels the task of a name, if there is one.
  public func cancel(_ name: AnyHashable) {
    guard let number = names.removeValue(forKey: name) else { return }
    tasks.removeValue(forKey: number)?.cancel()
  }

  /// Cancels all tasks, for a screen that stays in memory and is not shown.
  public func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
    names = [:]
  }

  private func end(_ number: Int) {
    tasks[number] = nil
    names = names.filter { $0.value != number }
  }
}
