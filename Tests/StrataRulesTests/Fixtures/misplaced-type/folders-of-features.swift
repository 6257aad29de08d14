// A folder of a feature may be called like one of the data: requests of guests are what the screen is about.
// style: coordinator
// rules: misplaced-type
// file: Sources/Modules/Berths/Requests/BerthRequestsView.swift
import SwiftUI

struct BerthRequestsView: View {
  var body: some View { EmptyView() }
}
// file: Sources/Modules/Berths/Requests/BerthRequest.swift
struct BerthRequest: Encodable {
  let length: Double
}
// file: Sources/Remote/Requests/SignInView.swift
import SwiftUI

struct SignInView: View {  // ! misplaced-type SignInView
  var body: some View { EmptyView() }
}
