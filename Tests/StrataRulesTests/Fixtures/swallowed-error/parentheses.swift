// Parentheses around an attempt change nothing about it.
// style: repository
// rules: swallowed-error
// file: Sources/Presentation/LanternViewModel.swift
final class LanternViewModel {
  func light() async {
    _ = await (try? lamps.light())  // ! swallowed-error LanternViewModel -> light()
    _ = (try? await lamps.light())  // ! swallowed-error LanternViewModel -> light()
    (try? await lamps.light())  // ! swallowed-error LanternViewModel -> light()
    await (try? lamps.light())  // ! swallowed-error LanternViewModel -> light()
    _ = ((try? await lamps.light()))  // ! swallowed-error LanternViewModel -> light()
  }

  // The value is used.
  func oil() async -> Int? { (try? await lamps.oil()) }

  func compare() async {
    show((try? await lamps.oil()))
    let pair = (try? await lamps.oil(), 1)
    show(pair)
    _ = (try? await Task.sleep(for: .seconds(1)))
  }
}
