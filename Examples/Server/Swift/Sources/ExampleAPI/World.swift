import Foundation

/// All that the API knows, as one value: a request changes a copy, which is kept if the request succeeds.
struct World: Sendable {
  let settings: ExampleAPI.Settings
  var clock: Clock

  private var revisions: [String: Int] = [:]
  private var resets = 0
  var clients: [Client] = []
  var codes: [String: Code] = [:]
  var messages: [Message] = []
  var tokens: [String: Token] = [:]
  var renewals: [String: Renewal] = [:]
  var passwords: [Int: Password] = [:]
  var users: [User] = []
  var lastUser = 0
  var avatars: [String: Avatar] = [:]
  var categories: [Category] = []
  var items: [Item] = []
  var payments: [Payment] = []
  var transactions: [Transaction] = []
  var kept: [Once: Kept] = [:]

  init(settings: ExampleAPI.Settings, clock: Clock) {
    self.settings = settings
    self.clock = clock
    seed()
  }

  /// Back to the first rows. Revisions go on, so that no client takes old data for current.
  mutating func reset() {
    let (revisions, resets) = (revisions, resets + 1)
    self = World(settings: settings, clock: clock)
    (self.revisions, self.resets) = (revisions, resets)
  }

  /// The first rows.
  private mutating func seed() {
    seedUsers()
    seedAvatars()
    seedItems()
    seedTransactions()
  }

  func revision(of resource: String) -> Int { revisions[resource, default: 1] + resets }

  mutating func changed(_ resource: String) { revisions[resource, default: 1] += 1 }

  /// The answer's `ETag`, or that the client has that version.
  func versioned(
    _ resource: String, _ request: Request, _ answer: () throws(Problem) -> Answer
  ) throws(Problem) -> Answer {
    let tag = "\"\(resource)-\(revision(of: resource))\""
    if request.header("If-None-Match") == tag { return Answer(status: 304, headers: ["ETag": tag]) }
    var tagged = try answer()
    tagged.headers["ETag"] = tag
    return tagged
  }
}

/// The API's time, to the second. It can be stopped and moved on.
struct Clock: Sendable {
  var stoppedAt: Date?
  var ahead: TimeInterval = 0

  var now: Date {
    let now = (stoppedAt ?? Date()).addingTimeInterval(ahead)
    return Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
  }

  func text(in seconds: TimeInterval = 0) -> String { now.addingTimeInterval(seconds).formatted(.iso8601) }
}
