// style: repository
// The error that an accessor throws is part of the signature.
// file: Sources/Domain/Levels.swift
protocol Levels {
  var level: Int { get throws(SocketFailure) }  // ! infrastructure-error-leak Levels -> SocketFailure
  var pressure: Int { get async throws(SocketFailure) }  // ! infrastructure-error-leak Levels -> SocketFailure
  subscript(index: Int) -> Int { get throws(SocketFailure) }  // ! infrastructure-error-leak Levels -> SocketFailure
  var depth: Int { get throws(LevelFailure) }
  var height: Int { get throws }
}

enum LevelFailure: Error { case low }

struct Tank {
  var level: Int { get async throws(SocketFailure) { 1 } }  // ! infrastructure-error-leak Tank -> SocketFailure
  subscript(index: Int) -> Int {
    get throws(SocketFailure) { 1 }  // ! infrastructure-error-leak Tank -> SocketFailure
  }
  var depth: Int { get throws(LevelFailure) { throw .low } }
}
// file: Sources/Data/SocketFailure.swift
enum SocketFailure: Error { case lost }
