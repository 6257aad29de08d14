import StrataTesting

extension Scripted {
  /// The answer of a layer that throws one type of error; another one in a script is a mistake in the test.
  func answer<Failure: Error>(to call: Call, failingWith type: Failure.Type) throws(Failure) -> Answer {
    do {
      return try answer(to: call)
    } catch let error as Failure {
      throw error
    } catch {
      preconditionFailure("a script of \(Failure.self) failed with \(error)")
    }
  }
}
