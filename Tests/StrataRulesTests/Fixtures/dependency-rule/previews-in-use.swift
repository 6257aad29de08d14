// style: repository
// What production code uses of a preview is production code; what SwiftUI shows stays a preview.
// file: Sources/Data/Sample.swift
struct Sample {
  static var count: Int { 3 }
}
// file: Sources/Presentation/TitleView.swift
import SwiftUI

struct TitleView: View {
  var body: some View { Text(TitleView_Previews.title) }
}
struct TitleView_Previews: PreviewProvider {
  static var previews: some View {
    _ = Sample()
    return TitleView()
  }
  static var title: String { "\(Sample.count)" }  // ! dependency-rule TitleView_Previews -> Sample
}
// file: Sources/Presentation/NestedView.swift
import SwiftUI

struct NestedView: View {
  let state = NestedView_Previews.State()
  var body: some View { Text("") }
}
struct NestedView_Previews: PreviewProvider {
  static var previews: some View { NestedView() }
  final class State { var sample: Sample? }  // ! dependency-rule NestedView_Previews.State -> Sample
}
// file: Sources/Presentation/Extended.swift
import SwiftUI

struct Extended_Previews: PreviewProvider {
  static var previews: some View { Text("") }
}
extension Extended_Previews {
  static func go() -> Int { Sample.count }  // ! dependency-rule Extended_Previews -> Sample
}
let went = Extended_Previews.go()
// file: Sources/Presentation/Behind.swift
import SwiftUI

// Used by a preview type that production code uses.
struct Behind_Previews: PreviewProvider {
  static var previews: some View { Text("") }
  static var sample: Sample { Sample() }  // ! dependency-rule Behind_Previews -> Sample
}
struct Front_Previews: PreviewProvider {
  static var previews: some View { Text("") }
  static var text: String { "\(Behind_Previews.sample)" }
}
let front = Front_Previews.text
// file: Sources/Presentation/Unused.swift
import SwiftUI

struct UnusedView: View {
  var body: some View { Text("") }
}
struct Unused_Previews: PreviewProvider {
  static var previews: some View { UnusedView().onAppear { _ = Other_Previews.sample } }
  static var sample: Sample { Sample() }
}
struct Other_Previews: PreviewProvider {
  static var previews: some View { Text("\(Unused_Previews.sample)") }
  static var sample: Sample { Sample() }
}
#if DEBUG
  let gallery = Other_Previews.sample
#endif
