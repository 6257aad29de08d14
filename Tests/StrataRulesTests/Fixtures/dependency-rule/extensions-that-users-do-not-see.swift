// A module that maps shared values to pictures: use cases, which do not import it, use none of these.
// file: strata.yml
extends: repository
layers:
  Shared: { fallback+: { module: [Colors, ColorPictures] } }
  Domain: { match+: { module: [Painting, Drawing] } }
  Presentation: { match+: { module: Pictures } }
rules: {dependency-rule: error}
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Colors",
  targets: [
    .target(name: "Colors"),
    .target(name: "Pictures"),
    .target(name: "ColorPictures", dependencies: ["Colors", "Pictures"]),
    .target(name: "Painting", dependencies: ["Colors"]),
    .target(name: "Drawing", dependencies: ["Colors", "ColorPictures"]),
  ])
// file: Sources/Colors/Tone.swift
public enum Tone {
  case red
}
// file: Sources/Pictures/Picture.swift
public struct Picture {
  public init() {}
}
// file: Sources/ColorPictures/Tone+Picture.swift
import Colors
import Pictures

extension Tone {
  public var picture: Picture { Picture() }  // ! dependency-rule Tone -> Picture
}
// file: Sources/Painting/PaintUseCase.swift
import Colors

public final class PaintUseCase {
  private let tone: Tone

  init(tone: Tone) { self.tone = tone }
}
// file: Sources/Drawing/DrawUseCase.swift
import ColorPictures
import Colors

public final class DrawUseCase {
  private let tone: Tone  // ! dependency-rule Tone -> Picture

  init(tone: Tone) { self.tone = tone }  // ! dependency-rule Tone -> Picture
}
