#if canImport(Combine)
  import Combine

  extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
    /// The values of a stream for subscribers of Combine, on the main actor. Each subscriber has a stream of its own,
    /// which ends when it is cancelled.
    static func publisher(_ stream: @escaping () -> Self) -> AnyPublisher<Element, any Error> {
      Deferred {
        let values = stream()
        // Unsafe for the compiler alone: a subject may be used from anywhere.
        nonisolated(unsafe) let subject = CurrentValueSubject<Element?, any Error>(nil)
        let task = Task { @MainActor in
          do {
            for try await value in values { subject.send(value) }
            subject.send(completion: .finished)
          } catch {
            subject.send(completion: .failure(error))
          }
        }
        return subject.compactMap { $0 }
          .handleEvents(receiveCancel: { task.cancel() })
      }
      .eraseToAnyPublisher()
    }
  }
#endif
