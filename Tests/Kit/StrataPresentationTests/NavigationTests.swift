import StrataPresentation
import StrataTesting
import Testing

@MainActor
@Suite struct NavigationTests {
  private final class Flow: Coordinator {
    var children: [any Coordinator] = []
    let started: @MainActor () -> Void
    init(started: @escaping @MainActor () -> Void = {}) { self.started = started }
    func start() { started() }
  }

  @Test func aCoordinatorKeepsAFlowExactlyUntilItIsFinished() {
    let parent = Flow()
    weak var kept: Flow?
    var starts = 0
    do {
      let child = Flow { starts += 1 }
      parent.start(child)
      kept = child
    }
    #expect(starts == 1 && kept != nil && parent.children.count == 1)
    if let child = kept {
      parent.finish(child)
      parent.finish(child)
    }
    #expect(parent.children.isEmpty && kept == nil)
  }

  @Test func theStackRouterPushesPopsAndStaysAtTheRoot() {
    let router = StackRouter<String>()
    let changes = StateRecorder { router.path }
    router.navigate(to: "list")
    router.navigate(to: "detail")
    router.back()
    router.backToRoot()
    router.back()
    #expect(router.path.isEmpty)
    #expect(changes.receiveAll().prefix(4) == [["list"], ["list", "detail"], ["list"], []])
  }

  @Test func theRecordingRouterFailsOnWhatNobodyReceived() throws {
    let router = RecordingRouter<String>()
    router.navigate(to: "detail")
    router.back()
    #expect(try router.receive() == .to("detail"))
    #expect(throws: RecordingError.unreceived(["back"])) { try router.finish() }
    #expect(try router.receive() == .back)
    #expect(throws: RecordingError.nothingToReceive) { try router.receive() }
  }
}
