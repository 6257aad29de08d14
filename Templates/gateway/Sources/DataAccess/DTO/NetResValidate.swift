import Foundation
import StrataNetwork

struct NetResValidate: NetResBody, Equatable {
  let token: Secret
  let refreshToken: Secret
  let expiresAt: Date
}
