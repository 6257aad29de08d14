import Foundation
import StrataNetwork

/// The server's answer about a code that it sent.
struct CodeSentDTO: NetResBody, Equatable {
  let expiresAt: Date
}
