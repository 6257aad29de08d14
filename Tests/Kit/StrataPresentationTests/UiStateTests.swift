import Foundation
import StrataPresentation
import Testing

private enum Failure: Error, Equatable { case offline }

@Suite struct UiStateTests {
  private typealias State = UiState<[Int], Failure>

  @Test func aRefreshAndItsFailureKeepTheLastValue() {
    var state = State.idle
    #expect(state.value == nil)
    state = state.loading()
    #expect(state == .loading(last: nil))
    state = .loaded([1, 2])
    #expect(!state.isStale)
    state = state.loading()
    #expect(state == .loading(last: [1, 2]))
    #expect(state.isLoading && !state.isStale)
    state = state.received(.failure(.offline))
    #expect(state == .failed(.offline, last: [1, 2]))
    #expect(state.isStale && state.failure == .offline && state.value == [1, 2])
    state = state.loading().received(.success([3]))
    #expect(state == .loaded([3], .fresh))
  }

  @Test func aFailureWithNothingToShowIsNotStale() {
    #expect(!State.idle.loading().failed(.offline).isStale)
    #expect(State.loaded([1], .stale(asOf: nil)).isStale)
  }

  @Test func mapKeepsTheCaseAndTheStaleness() {
    let date = Date(timeIntervalSince1970: 1)
    #expect(State.loaded([1, 2], .stale(asOf: date)).map(\.count) == .loaded(2, .stale(asOf: date)))
    #expect(State.failed(.offline, last: [1]).map(\.count) == .failed(.offline, last: 1))
    #expect(State.loading(last: nil).map(\.count) == .loading(last: nil))
  }
}
