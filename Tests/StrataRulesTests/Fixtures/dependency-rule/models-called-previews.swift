// style: repository
// file: Sources/Domain/Entities/ArticlePreview.swift
struct ArticlePreview {
  let title: String

  func toDTO() -> ArticlePreviewDTO {  // ! dependency-rule ArticlePreview -> ArticlePreviewDTO
    ArticlePreviewDTO(title: title)  // ! dependency-rule ArticlePreview -> ArticlePreviewDTO
  }
}
// file: Sources/Data/DTOs/ArticlePreviewDTO.swift
struct ArticlePreviewDTO: Codable {
  let title: String
}
// file: Sources/Presentation/ArticleLoading.swift
protocol ArticleLoading {
  func load() -> String
}

// Stands in for something where views are shown without the app.
struct ArticleLoadingPreview: ArticleLoading {
  func load() -> String { ArticlePreviewDTO(title: "Sample").title }
}

struct ArticleScreen: View {
  let loading: any ArticleLoading

  var body: some View { EmptyView() }
}

#Preview {
  ArticleScreen(loading: ArticleLoadingPreview())
}

// Nothing says that it replaces something: no preview uses it, and no other type needs the protocol.
protocol ArticleCounting {
  func count() -> Int
}

struct ArticleCountPreview: ArticleCounting {
  func count() -> Int { ArticlePreviewDTO(title: "Sample").title.count }  // ! dependency-rule ArticleCountPreview -> ArticlePreviewDTO
}
