/// Why settings are not what the user wants. Presentation words it.
enum SettingsError: Error {
  /// They cannot be read, or cannot be kept.
  case unavailable(any Error)
}
