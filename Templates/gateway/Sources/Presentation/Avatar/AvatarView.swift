#if canImport(SwiftUI)
  import PhotosUI
  import SwiftUI

  /// The picture of the user, and a picker for a new one.
  struct AvatarView: View {
    let viewModel: AvatarViewModel
    /// Where the server has the picture.
    let path: String?
    /// As large as the text around it.
    @ScaledMetric private var size: CGFloat = 96
    @State private var selection: PhotosPickerItem?

    var body: some View {
      VStack(alignment: .leading) {
        picture
          .frame(width: size, height: size)
          .clipShape(Circle())
          .accessibilityLabel("Your picture")
          .accessibilityIdentifier("avatar.picture")
        if let fraction = viewModel.uploadFraction {
          ProgressView("Uploading", value: fraction)
            .accessibilityIdentifier("avatar.progress")
          Button("Cancel", role: .cancel) { selection = nil }
            .accessibilityIdentifier("avatar.cancel")
        } else {
          PhotosPicker(
            "Choose Picture", selection: $selection, matching: .images, preferredItemEncoding: .compatible
          )
          .accessibilityIdentifier("avatar.choose")
        }
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("avatar.error")
          if viewModel.picture == nil, path != nil {
            Button("Load Picture Again") {
              Task { await viewModel.load(path: path) }
            }
            .accessibilityIdentifier("avatar.retry")
          }
        }
      }
      // In the row of a list, each button is to be tapped by itself.
      .buttonStyle(.borderless)
      .announces(viewModel.errorMessage)
      .task(id: path) { await viewModel.load(path: path) }
      // Cancelled where the user chooses nothing or something else.
      .task(id: selection) { await upload() }
    }

    @ViewBuilder private var picture: some View {
      if let image = viewModel.picture.flatMap(Image.init(data:)) {
        image.resizable()
      } else {
        Image(systemName: "person.crop.circle").resizable()
      }
    }

    private func upload() async {
      guard let selection else { return }
      // The use case refuses what cannot be read, since it is not a picture.
      let content = (try? await selection.loadTransferable(type: Data.self)) ?? Data()
      guard !Task.isCancelled else { return }
      await viewModel.upload(await content.scaledToAvatar())
      if !Task.isCancelled { self.selection = nil }
    }
  }
#endif
