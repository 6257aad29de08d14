import Observation
import StrataTesting
import Testing

@MainActor
@Observable
private final class Model {
  var name = "a"
  var count = 0
}

@MainActor
@Observable
private final class Owner {
  var model: Model?
}

@MainActor
@Suite(.timeLimit(.minutes(10))) struct RecorderTests {
  @Test func everyChangeIsSeenAlsoWithoutAPauseBetween() throws {
    let model = Model()
    let recorder = StateRecorder { "\(model.name)\(model.count)" }
    for number in 1...100 { model.count = number }
    model.name = "b"
    model.count += 1
    #expect(recorder.receiveAll() == (1...100).map { "a\($0)" } + ["b100", "b101"])
    #expect(throws: RecordingError.nothingToReceive) { try recorder.receive() }
  }

  @Test func whatComesWithAChangeIsWatchedToo() {
    let (owner, model) = (Owner(), Model())
    let recorder = StateRecorder { owner.model?.count }
    owner.model = model
    #expect(recorder.receiveAll() == [0])
    model.count = 1
    model.count = 2
    #expect(recorder.receiveAll() == [1, 2])
  }

  @Test func whatTheTestDidNotReceiveFailsIt() throws {
    let model = Model()
    let recorder = StateRecorder { model.count }
    model.count = 1
    model.count = 2
    #expect(try recorder.receive() == 1)
    #expect(throws: RecordingError.unreceived(["2"])) { try recorder.finish() }
    try recorder.finish()
  }

  @Test func aStreamIsQueuedUntilItIsReceived() async throws {
    let stream = AsyncStream<Int>.makeStream()
    let recorder = StreamRecorder(stream.stream)
    stream.continuation.yield(1)
    stream.continuation.yield(2)
    #expect(try await recorder.next() == 1)
    #expect(try await recorder.next(where: { $0 == 2 }) == 2)
    await #expect(throws: RecordingError.timedOut(after: .milliseconds(20))) {
      try await recorder.next(within: .milliseconds(20))
    }
    stream.continuation.yield(3)
    stream.continuation.finish()
    #expect(try await recorder.next() == 3)
    await #expect(throws: RecordingError.ended) { try await recorder.next() }
    try await recorder.finish()
  }

  @Test func whoWaitsForAStreamCanBeCancelled() async {
    let stream = AsyncStream<Int>.makeStream()
    let recorder = StreamRecorder(stream.stream)
    let waiting = Task { try await recorder.next() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    stream.continuation.finish()
  }

  @Test func aScriptGivesItsAnswersInOrderAndRepeatsTheLast() throws {
    let script = Scripted<String, Int>(.success(1), .failure(RecordingError.ended), .success(2))
    #expect(try script.answer(to: "a") == 1)
    #expect(throws: RecordingError.ended) { try script.answer(to: "b") }
    #expect(try script.answer(to: "c") == 2)
    #expect(try script.answer(to: "d") == 2)
    #expect(script.calls == ["a", "b", "c", "d"])
  }
}
