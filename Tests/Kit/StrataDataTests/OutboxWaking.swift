import StrataData

#if canImport(BackgroundTasks) && canImport(Network) && canImport(SwiftUI) && !os(macOS)
  import BackgroundTasks
  import Network
  import SwiftUI
#endif

// The examples of Documentation/Kit/Data.md about what wakes an outbox. On Linux, only `keepSending` runs in tests;
// Scripts/typecheck-apple compiles the rest against Stubs/.

/// Sends until the task is cancelled; each element of `hopes` cuts the waits after failures short.
func keepSending<Payload>(_ outbox: Outbox<Payload>, hopes: AsyncStream<Void>) async throws {
  let waking = Task { for await _ in hopes { outbox.wake() } }
  defer { waking.cancel() }
  try await outbox.run()
}

#if canImport(BackgroundTasks) && canImport(Network) && canImport(SwiftUI) && !os(macOS)
  /// An element each time the network is there again.
  func networkReturns() -> AsyncStream<Void> {
    AsyncStream { continuation in
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { path in
        if path.status == .satisfied { continuation.yield() }
      }
      continuation.onTermination = { _ in monitor.cancel() }
      monitor.start(queue: DispatchQueue(label: "network-returns"))
    }
  }

  /// Sends the writes of an outbox: while the app is on screen, and, when the system permits it, in the background.
  struct OutboxWaker<Payload: Codable & Sendable>: Sendable {
    let outbox: Outbox<Payload>
    /// In the app's Info.plist under `BGTaskSchedulerPermittedIdentifiers`; `UIBackgroundModes` has `fetch`.
    let refresh: String
    /// For the app's log.
    let report: @Sendable (any Error) -> Void

    /// Until the task is cancelled.
    func sendOnScreen() async {
      do { try await keepSending(outbox, hopes: networkReturns()) } catch { report(error) }
    }

    /// When the app has left the screen: asks for time in the background, if there is something to send.
    func requestRefresh() async {
      do {
        if try await outbox.pending().isEmpty { return }
        let request = BGAppRefreshTaskRequest(identifier: refresh)
        request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
        // Fails where the user has turned background refresh off, and in a simulator: the writes wait for the app then.
        try BGTaskScheduler.shared.submit(request)
      } catch {
        report(error)
      }
    }

    /// What the system runs. It cancels the task when the time is over: what is being sent then is sent again later,
    /// under its old key.
    func sendInBackground() async {
      // First, since a task that was cancelled asks for nothing any more.
      await requestRefresh()
      do { try await outbox.flush() } catch { report(error) }
    }
  }

  /// What the body of the app is.
  struct NotesScene: Scene {
    @Environment(\.scenePhase) private var scenePhase
    let waker: OutboxWaker<String>

    var body: some Scene {
      WindowGroup {
        NotesView().task(id: scenePhase) {
          switch scenePhase {
          case .active: await waker.sendOnScreen()
          case .background: await waker.requestRefresh()
          default: break
          }
        }
      }
      .backgroundTask(.appRefresh(waker.refresh)) { [waker] in await waker.sendInBackground() }
    }
  }

  private struct NotesView: View {
    var body: some View { Text("Notes") }
  }
#endif
