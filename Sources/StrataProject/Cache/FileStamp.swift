/// What the cache knows of a file besides its facts.
struct FileStamp: Equatable {
  var size: Int64 = 0
  var modified: Int64 = 0
  var inode: UInt64 = 0
  /// Of the bytes.
  var hash: UInt64 = 0
  /// Size and time alone tell whether it was changed since.
  var isSettled = false
}
