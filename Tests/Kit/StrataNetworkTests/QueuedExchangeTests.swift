#if canImport(FoundationNetworking)
  import Dispatch
  import Foundation
  import Testing

  @testable import StrataNetwork

  /// What an exchange keeps while a closure of the app blocks its queue.
  @Suite(.timeLimit(.minutes(2))) struct QueuedExchangeTests {
    private let began = DispatchSemaphore(value: 0)
    private let goOn = DispatchSemaphore(value: 0)

    /// The queue of the closure is blocked, and what arrives still counts for the limit.
    @Test func whatArrivesDoesNotWaitForAClosure() {
      let reported = Shared<[Int64]>([])
      let exchange = StreamedExchange(limit: 1_000) { [began, goOn] progress in
        reported.with { $0.append(progress.sentBytes) }
        began.signal()
        goOn.wait()
      }
      #expect(exchange.needsQueue)
      let ended = Shared(false)
      exchange.pieces.onEnd { ended.with { $0 = true } }
      let queued = QueuedExchange(exchange)
      queued.didSend(1, of: 10)
      began.wait()
      for _ in 0..<10 { queued.receive(Data(count: 100)) }
      #expect(!ended.value)
      queued.receive(Data(count: 1))
      #expect(ended.value)
      goOn.signal()
    }

    /// A slow closure gets the last progress, not each one that waited for it.
    @Test func progressThatWaitsIsReplaced() {
      let reported = Shared<[Int64]>([])
      let exchange = WholeExchange(limit: 1_000) { [began, goOn] progress in
        reported.with { $0.append(progress.sentBytes) }
        began.signal()
        goOn.wait()
      }
      let queued = QueuedExchange(exchange)
      queued.didSend(1, of: 1_000)
      began.wait()
      for sent in 2...1_000 { queued.didSend(Int64(sent), of: 1_000) }
      goOn.signal()
      began.wait()
      goOn.signal()
      #expect(reported.value == [1, 1_000])
    }

    /// Without a closure nothing of the app runs, and no queue is needed.
    @Test func anExchangeWithoutAClosureNeedsNoQueue() {
      #expect(!StreamedExchange(limit: 1, progress: nil).needsQueue)
      #expect(!WholeExchange(limit: 1, progress: nil).needsQueue)
    }
  }
#endif
