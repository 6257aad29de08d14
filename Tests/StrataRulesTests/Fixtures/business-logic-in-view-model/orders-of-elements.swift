// style: repository
// rules: business-logic-in-view-model
// Which of two elements comes first is no limit.
// file: Sources/Domain/Chapter.swift
struct Chapter {
  let number: Double
  let part: Double
}
// file: Sources/Presentation/ChaptersViewModel.swift
final class ChaptersViewModel {
  private func comesBefore(_ one: Chapter, _ other: Chapter) -> Bool {
    let left = one.number * 100
    let right = other.number * 100
    if left != right { return left < right }
    return one.part < other.part
  }

  func isReadable(_ chapter: Chapter, upTo last: Double) -> Bool {
    let place = chapter.number
    return place <= last  // ! business-logic-in-view-model
  }
}
