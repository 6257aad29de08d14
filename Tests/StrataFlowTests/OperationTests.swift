import StrataModel
import Testing

@testable import StrataFlow

/// Operations, which a queue runs, and members that types below override.
@Suite struct OperationTests {
  private static let repository = """
    final class SyncRepository {
      func upload() {}
      func load() throws {}
    }
    """

  @Test func aQueueRunsTheMainFunctionOfAnOperation() throws {
    let text = try Sample.text(
      "SyncViewModel.sync",
      [
        "Data/Repositories/SyncRepository.swift": Self.repository,
        "Data/SyncOperation.swift": """
        import Foundation
        final class SyncOperation: Operation {
          private let repository: SyncRepository
          init(repository: SyncRepository) { self.repository = repository }
          override func main() {
            if isCancelled { return }
            repository.upload()
          }
        }
        """,
        "Presentation/SyncViewModel.swift": """
        import Foundation
        final class SyncViewModel {
          private let queue = OperationQueue()
          private let repository = SyncRepository()
          func sync() {
            let operation = SyncOperation(repository: repository)
            operation.queuePriority = .high
            queue.addOperation(operation)
            queue.addOperation { self.repository.upload() }
          }
        }
        """,
      ])
    #expect(
      outline(text) == """
        SyncViewModel.sync()  [Presentation, view-model]
          beside what follows, addOperation:
            → SyncOperation.main()  [Data]
              → SyncRepository.upload()  [Data, repository]
          beside what follows, addOperation:
            → SyncRepository.upload()  [Data, repository]

        """)
  }

  /// A superclass whose `start()` calls `main()`; several operations in a list, and one that runs at once.
  @Test func aSuperclassStartsWhatASubclassOverrides() throws {
    let text = try Sample.text(
      "SyncViewModel.sync",
      [
        "Data/Repositories/SyncRepository.swift": Self.repository,
        "Data/Operations.swift": """
        import Foundation
        class AsyncOperation: Operation {
          let repository = SyncRepository()
          override func start() {
            guard !isCancelled else { return }
            main()
          }
        }
        final class SendOperation: AsyncOperation {
          override func main() { repository.upload() }
        }
        final class LoadOperation: AsyncOperation {
          override func main() { try? repository.load() }
        }
        final class PlainOperation: Operation {}
        """,
        "Presentation/SyncViewModel.swift": """
        import Foundation
        final class SyncViewModel {
          private let queue = OperationQueue()
          func sync() {
            queue.addOperations([SendOperation(), PlainOperation()], waitUntilFinished: false)
            LoadOperation().start()
          }
        }
        """,
      ])
    #expect(
      outline(text) == """
        SyncViewModel.sync()  [Presentation, view-model]
          beside what follows, addOperations:
            → SendOperation.start()  [Data]
              → SendOperation.main()  [Data]
                → SyncRepository.upload()  [Data, repository]
          → LoadOperation.start()  [Data]
              as AsyncOperation, created at
            → LoadOperation.main()  [Data]
              → SyncRepository.load() ✗ any Error (errors become nil)  [Data, repository]

        """)
  }
}
