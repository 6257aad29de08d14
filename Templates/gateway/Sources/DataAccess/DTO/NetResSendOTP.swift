import Foundation
import StrataNetwork

struct NetResSendOTP: NetResBody, Equatable {
  let sessionId: String
  let expiresAt: Date
}
