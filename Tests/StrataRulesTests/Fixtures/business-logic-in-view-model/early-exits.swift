// style: coordinator
// file: Sources/Presentation/ViewModels/DiveViewModel.swift
import Foundation

struct Notice {
  let text: String
}

enum Wording {
  static let cold = "Too cold for a beginner"
}

final class DiveViewModel: ObservableObject {
  @Published var message: String?
  @Published var info = ""
  @Published var notice: Notice?
  @Published var asksForRest = false
  private let book: BookDiveUseCase

  init(book: BookDiveUseCase) { self.book = book }

  func save() throws {}
  func reload() {}
  func show(_ text: String) { message = text }

  // What follows changes the same property, but it does more than that.
  func textAndCatch(_ dive: Dive) {
    if dive.waterTemperature < 8 { message = "Wear a dry suit"; return }  // ! business-logic-in-view-model
    do { try save() } catch { message = "Not saved" }
  }

  func textAndReset(_ dive: Dive) {
    if dive.waterTemperature < 8 { message = "Wear a dry suit"; return }  // ! business-logic-in-view-model
    message = nil
    reload()
  }

  func textAndTask(_ dive: Dive) {
    if dive.waterTemperature < 8 { message = "Wear a dry suit"; return }  // ! business-logic-in-view-model
    Task { do { try save() } catch { message = "Not saved" } }
  }

  func textOrElse(_ dive: Dive) {
    if dive.waterTemperature < 8 {  // ! business-logic-in-view-model
      message = "Wear a dry suit"
    } else {
      do { try save() } catch { message = "Not saved" }
    }
  }

  func twoChecks(_ dive: Dive) {
    if dive.waterTemperature < 8 { message = "Wear a dry suit"; return }  // ! business-logic-in-view-model
    guard dive.airLeft < 200 else { message = "Fill less"; return }  // ! business-logic-in-view-model
    reload()
  }

  func twoConditions(_ dive: Dive) {
    if dive.waterTemperature > 8, dive.airLeft < 50 { message = "Fill the bottle"; return }  // ! business-logic-in-view-model
    do { try save() } catch { message = "Not saved" }
  }

  func ownFunction(_ dive: Dive) {
    if dive.waterTemperature < 8 { show("Wear a dry suit"); return }  // ! business-logic-in-view-model
    do { try save() } catch { show("Not saved") }
  }

  func value(_ dive: Dive) {
    if dive.waterTemperature < 8 { notice = Notice(text: "Wear a dry suit"); return }  // ! business-logic-in-view-model
    do { try save() } catch { notice = Notice(text: "Not saved") }
  }

  func truth(_ dive: Dive) {
    if dive.waterTemperature < 8 { asksForRest = true; return }  // ! business-logic-in-view-model
    do { try save() } catch { asksForRest = true }
  }

  func localized(_ dive: Dive) {
    if dive.waterTemperature < 8 { message = NSLocalizedString("cold", comment: ""); return }  // ! business-logic-in-view-model
    do { try save() } catch { message = "Not saved" }
  }

  func constant(_ dive: Dive) {
    if dive.waterTemperature < 8 { message = Wording.cold; return }  // ! business-logic-in-view-model
    do { try save() } catch { message = Wording.cold }
  }

  func pattern(_ dive: Dive) {
    switch dive.waterTemperature {  // ! business-logic-in-view-model
    case ..<8: message = "Wear a dry suit"
    default: do { try save() } catch { message = "Not saved" }
    }
  }

  func named(_ dive: Dive) {
    let isCold = dive.waterTemperature < 8  // ! business-logic-in-view-model
    if isCold { message = "Wear a dry suit"; return }
    do { try save() } catch { message = "Not saved" }
  }

  func returned(_ dive: Dive) {
    if dive.waterTemperature < 8 { return message = "Wear a dry suit" }  // ! business-logic-in-view-model
    do { try save() } catch { message = "Not saved" }
  }

  func mainActor(_ dive: Dive) async {
    if dive.waterTemperature < 8 {  // ! business-logic-in-view-model
      await MainActor.run { notice = Notice(text: "Wear a dry suit") }
      return
    }
    do { try save() } catch { await MainActor.run { notice = nil } }
  }

  // A text is chosen, and nothing else is done.
  func chosen(_ dive: Dive) {
    if dive.waterTemperature > 18 { info = "Warm"; return }
    info = "Cold"
  }

  func chosenTwice(_ dive: Dive) {
    if dive.waterTemperature > 18 { info = "Warm"; return }
    if dive.waterTemperature > 8 { info = "Fresh"; return }
    info = "Cold"
  }

  func chosenByElse(_ dive: Dive) {
    if dive.waterTemperature > 18 { info = "Warm" } else { info = "Cold" }
    notice = nil
  }

  func chosenByPattern(_ dive: Dive) {
    switch dive.waterTemperature {
    case 18...: info = "Warm"
    default: info = "Cold"
    }
    reload()
  }

  func chosenAndSaved(_ dive: Dive) {
    if dive.waterTemperature > 18 { info = "Warm"; return }
    info = "Cold"
    reload()
  }

  // The screen, not the dive.
  func scrolled(_ offset: Double) {
    if offset > 40 { asksForRest = true; return }
    reload()
  }

  private var attempts = 0
  func failed() {
    attempts += 1
    let count = attempts
    if count > 3 { message = "No connection"; return }
    reload()
  }
}
// file: Sources/Domain/Entities/Dive.swift
struct Dive {
  let waterTemperature: Double
  let airLeft: Int
}
// file: Sources/Domain/UseCases/BookDiveUseCase.swift
struct BookDiveUseCase {
  func execute(_ dive: Dive) throws {}
}
