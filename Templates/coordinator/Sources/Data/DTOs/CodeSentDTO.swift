import Foundation
import StrataNetwork

/// What the server says about a code that it sent.
struct CodeSentDTO: NetResBody, Equatable {
  let expiresAt: Date
}
