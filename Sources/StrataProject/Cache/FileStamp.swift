/// The state of a file when its facts were cached.
struct FileStamp: Equatable {
  var size: Int64 = 0
  var modified: Int64 = 0
  var inode: UInt64 = 0
  /// A hash of its bytes.
  var hash: UInt64 = 0
  /// Size and time are enough to detect a later change.
  var isSettled = false
}
