import Foundation

enum MemberError: Error {
  case message(String)
}
