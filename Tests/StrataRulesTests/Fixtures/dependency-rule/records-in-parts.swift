// style: repository
// rules: dependency-rule
// A record whose parts are declared beside the screens that edit them is one thing. What it does not store is beside screens.
// file: Sources/Models/Preferences.swift
struct Preferences {
  var type = TypePreferences()
}
// file: Sources/Pages/Type/Models/TypePreferences.swift
extension Preferences {
  struct TypePreferences {
    struct Size { var points = 12 }

    var face = Typeface.plain
    var size = Size()
  }

  enum Typeface { case plain, wide }
}
// file: Sources/Pages/Type/Models/TypeRow.swift
extension Preferences {
  struct TypeRow { let title: String }
}
// file: Sources/Data/PreferencesDataSource.swift
final class PreferencesDataSource {
  private var current = Preferences()
  private var type: Preferences.TypePreferences { current.type }

  func size() -> Preferences.TypePreferences.Size { type.size }
  func face() -> Preferences.Typeface { type.face }
  func row() -> Preferences.TypeRow { Preferences.TypeRow(title: "") }  // ! dependency-rule PreferencesDataSource -> Preferences.TypeRow
}
