// rules: manifest-dependency
// file: strata.yml
rules:
  manifest-dependency: warning
// file: Cart/Cart.swift
import Core

struct Cart {}
// file: Core/Sources/Core.swift
public struct Core {}
// file: Design/Sources/Palette.swift
import Core  // ! manifest-dependency Design -> Core

public struct Palette {}
// file: Shop/ShopApp.swift
import Core
import Lottie

struct ShopApp {}
// file: Widget/Widget.swift
import WidgetKit

struct Widget {}
// file: project.yml
name: Shop
packages:
  Lottie: {url: "https://example.com/Lottie", from: 4.0.0}
targetTemplates:
  Feature:
    dependencies:
      - target: Core
targets:
  Shop:
    type: application
    platform: iOS
    sources: [Shop]
    templates: [Feature]
    dependencies:
      - target: Widget
      - target: Design
      - package: Lottie
      - sdk: StoreKit.framework
  Widget: {type: app-extension, platform: iOS, sources: [Widget]}
  Core: {type: framework, platform: iOS, sources: [Core/Sources]}
  Cart:
    type: framework.static
    platform: iOS
    sources: [Cart]
    dependencies:
      - target: Core
      - target: Design  # // ! manifest-dependency Cart -> Design
  Design: {type: framework, platform: iOS, sources: [Design/Sources]}
