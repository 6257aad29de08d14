/// Something that reads from the server, and when it began in the order of what the device stores: what was stored since
/// is newer than what it brings.
struct UserFetch: Hashable, Sendable {
  let number: Int
}
