// style: repository
// rules: service-locator
// Classes that only group colors, fonts and measures are no dependencies; those with state, with a dependency, or with values
// that come from elsewhere are.
// file: Sources/Presentation/Theme/Palette.swift
import UIKit

public final class Palette: NSObject, @unchecked Sendable {
  public let brand: UIColor
  public let warnings: [UIColor]
  let margin = 16.0
  let family = "Avenir"
  let title: UIFont?
  let header: HeaderColors
  public static let shared = Palette()

  public override convenience init() { self.init(bundle: .main, traits: nil) }

  public init(bundle: Bundle, traits: UITraitCollection?) {
    brand = UIColor(named: "brand", in: bundle, compatibleWith: traits) ?? .green
    warnings = [.red, .orange]
    title = UIFont(name: family, size: 20)
    header = HeaderColors(top: .white, bottom: .gray)
  }

  var faded: UIColor { brand.withAlphaComponent(0.5) }
  func color(of warning: Int) -> UIColor { warnings[warning] }
}
struct HeaderColors {
  var top: UIColor
  let bottom: UIColor
}
// file: Sources/Presentation/Theme/Skin.swift
import UIKit

final class Skin {
  var accent: UIColor = .red
  static let shared = Skin()
}
// file: Sources/Presentation/Theme/Session.swift
final class Session {
  let token: String
  static let shared = Session()
  private init() { token = Vault.read() }
}
enum Vault { static func read() -> String { "" } }
// file: Sources/Presentation/Theme/Painter.swift
import UIKit

final class Painter {
  let accent: UIColor = .red
  static let shared = Painter()
  func repaint() {}
}
// file: Sources/Presentation/Theme/Wallpaper.swift
import UIKit

final class Wallpaper {
  let image: UIImage?
  static let shared = Wallpaper(defaults: .standard)
  init(defaults: UserDefaults) { image = nil }
}
// file: Sources/Presentation/Theme/Badges.swift
import UIKit

final class Badges {
  let color: UIColor = .red
  let counter = Counter()
  static let shared = Badges()
}
final class Counter { var value = 0 }
// file: Sources/Presentation/Theme/Scheme.swift
import UIKit

class Scheme {
  let accent: UIColor = .red
  static let shared: Scheme = NightScheme()
}
final class NightScheme: Scheme { var isOn = false }
// file: Sources/Presentation/Home/HomeView.swift
import SwiftUI

struct HomeView: View {
  var body: some View {
    Text("Home").foregroundColor(Color(Palette.shared.brand)).padding(Palette.shared.margin)
    Text("Skin").foregroundColor(Color(Skin.shared.accent))  // ! service-locator HomeView -> Skin
    Text(Session.shared.token)  // ! service-locator HomeView -> Session
    Text("Paper").foregroundColor(Color(Painter.shared.accent))  // ! service-locator HomeView -> Painter
    Text("Wall").opacity(Wallpaper.shared.image == nil ? 0 : 1)  // ! service-locator HomeView -> Wallpaper
    Text("Badge").foregroundColor(Color(Badges.shared.color))  // ! service-locator HomeView -> Badges
    Text("Scheme").foregroundColor(Color(Scheme.shared.accent))  // ! service-locator HomeView -> Scheme
  }
}
