// style: repository
// What a protocol demands of several view models is one decision: one finding with each location, under the first name.
// file: Sources/Presentation/SlideView.swift
import SwiftUI

struct SlideView: View {
  let slide: any Slide
  var body: some View { slide.picture }
}
// file: Sources/Presentation/Slide.swift
import SwiftUI

protocol Slide {
  var title: String { get }
  var picture: AnyView { get }
}
// file: Sources/Presentation/AlarmViewModel.swift
import SwiftUI  // ! view-model-knows-view AlarmViewModel -> AnyView

final class AlarmViewModel: Slide {
  let title = "Alarms"
  var picture: AnyView {  // ! view-model-knows-view AlarmViewModel -> AnyView
    AnyView(Text("Alarms"))  // ! view-model-knows-view AlarmViewModel -> AnyView
  }
}
// file: Sources/Presentation/WelcomeViewModel.swift
import SwiftUI  // ! view-model-knows-view AlarmViewModel -> AnyView

final class WelcomeViewModel: Slide {
  let title = "Welcome"
  var picture: AnyView { AnyView(EmptyView()) }  // ! view-model-knows-view AlarmViewModel -> AnyView
  func banner() -> EmptyView { EmptyView() }  // ! view-model-knows-view WelcomeViewModel -> EmptyView
}
