// style: repository
// file: Sources/Domain/Entities/Achievement.swift
struct Achievement {
  let month: String

  init(dto: AchievementDTO) {  // ! dependency-rule Achievement -> AchievementDTO
    month = dto.document?.month.text ?? ""  // ! dependency-rule Achievement -> AchievementDTO
  }
}
// file: Sources/Domain/UseCases/GetMonthUseCase.swift
struct GetMonthUseCase {
  let source: MonthSource  // ! dependency-rule AchievementDocument -> DocumentField

  func execute() -> String { source.last().month.text }  // ! dependency-rule GetMonthUseCase -> DocumentField ! dependency-rule AchievementDocument -> DocumentField
}
// file: Sources/Shared/MonthSource.swift
struct MonthSource {
  func last() -> AchievementDocument { fatalError() }
}

struct AchievementDocument {
  let month: DocumentField  // ! dependency-rule AchievementDocument -> DocumentField
}
// file: Sources/Data/Model/AchievementDTO.swift
struct AchievementDTO {
  let document: AchievementFields?
}

struct AchievementFields {
  let month: DocumentField
}
// file: Sources/Data/Model/DocumentField.swift
struct DocumentField {
  let text: String
}
