import Foundation
import StrataNetwork

/// The API in memory, without a server: for tests, and to run an app where no server is at hand.
public actor ExampleAPI {
  /// How long secrets are good for, in seconds, and which code is sent.
  public struct Settings: Sendable {
    /// Seconds that an access token is good for.
    public var tokenLifetime: TimeInterval
    /// Seconds that a refresh token is good for.
    public var refreshLifetime: TimeInterval
    /// Seconds for which a refresh token that was used brings the same session again: its answer may have been lost.
    public var refreshGrace: TimeInterval
    /// Seconds that a one-time code is good for.
    public var otpLifetime: TimeInterval
    /// The code that is always sent; `nil`: a random one.
    public var otp: String?

    /// The server's defaults: 15 minutes, 30 days, one minute, two minutes, random codes.
    public init(
      tokenLifetime: TimeInterval = 900, refreshLifetime: TimeInterval = 30 * 86_400, refreshGrace: TimeInterval = 60,
      otpLifetime: TimeInterval = 120, otp: String? = nil
    ) {
      self.tokenLifetime = tokenLifetime
      self.refreshLifetime = refreshLifetime
      self.refreshGrace = refreshGrace
      self.otpLifetime = otpLifetime
      self.otp = otp
    }
  }

  private var world: World
  var faults: [Fault]

  /// An API with the first rows.
  /// - Parameters:
  ///   - stoppedAt: where its clock stands still; `nil`: it runs.
  ///   - faults: what goes wrong from the beginning.
  public init(settings: Settings = Settings(), stoppedAt: Date? = nil, faults: [Fault] = []) {
    world = World(settings: settings, clock: Clock(stoppedAt: stoppedAt))
    self.faults = faults
  }

  /// Switches a fault on. Of several that meet a request, the oldest happens.
  public func add(_ fault: Fault) { faults.append(fault) }

  /// Switches all faults off.
  public func clearFaults() { faults = [] }

  /// Moves the clock on, so that tokens and codes expire.
  public func advance(bySeconds seconds: TimeInterval) { world.clock.ahead += seconds }

  /// Back to the first rows, without faults.
  public func reset() {
    faults = []
    world.reset()
  }

  /// The one-time codes that were sent to a phone, the latest last.
  public func codes(sentTo phone: String) -> [String] {
    world.messages.filter { $0.phone == phone }.map(\.code)
  }

  func answer(_ request: Request) async throws(NetworkError) -> Answer {
    if let answer = answerAdmin(request) { return answer }
    switch takeFault(request) {
    case nil:
      return carryOut(request)
    case let fault? where fault.kind == .status:
      return fault.answer
    case let fault? where fault.kind == .slow:
      try await wait(fault)
      return carryOut(request)
    case let fault? where fault.kind == .late:
      let answer = carryOut(request)
      try await wait(fault)
      return answer
    case let fault? where fault.kind == .lost || fault.kind == .half:
      _ = carryOut(request)
      throw .connectionLost
    case .some:
      throw .noConnection
    }
  }

  private func wait(_ fault: Fault) async throws(NetworkError) {
    do { try await Task.sleep(for: .seconds(fault.seconds ?? 0)) } catch { throw .cancelled }
  }

  /// A request that fails leaves nothing behind.
  func carryOut(_ request: Request) -> Answer {
    var changed = world
    do throws(Problem) {
      let answer = try Route.answer(request, &changed)
      world = changed
      return answer
    } catch {
      return error.answer
    }
  }

  private func takeFault(_ request: Request) -> Fault? {
    guard let index = faults.firstIndex(where: { $0.meets(method: request.method, path: request.path) }) else {
      return nil
    }
    let fault = faults[index]
    if let count = fault.count {
      if count > 1 { faults[index].count = count - 1 } else { faults.remove(at: index) }
    }
    return fault
  }
}
