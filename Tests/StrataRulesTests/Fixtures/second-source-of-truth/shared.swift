// style: repository
// file: App/Domain/Model/Track.swift
public struct Track: Equatable { public let id: Int; public let title: String }
public final class Playlist { public let id: Int; public init(id: Int) { self.id = id } }
public struct Station { public let uuid: String }
// file: App/Domain/Repository/TrackRepository.swift
public protocol TrackRepository { func tracks() async throws -> [Track] }
// file: App/Data/Repository/DefaultTrackRepository.swift
import os

public final class DefaultTrackRepository: TrackRepository {
  private let tracks = OSAllocatedUnfairLock<[Track]>(initialState: [])

  public func tracks() async throws -> [Track] { tracks.withLock { $0 } }
}
// file: App/Presentation/AppState.swift
import Combine

// Views share it.
@MainActor
final class AppState: ObservableObject {
  @Published var nowPlaying: Track?  // ! second-source-of-truth AppState -> Track
  @Published var stations: [Station] = []  // ! second-source-of-truth AppState -> Station
}
// file: App/Presentation/PlayerView.swift
import SwiftUI

struct PlayerView: View {
  @EnvironmentObject var state: AppState
  var body: some View { Text(state.nowPlaying?.title ?? "") }
}
// file: App/Presentation/Library.swift
import Observation

@MainActor
@Observable
final class Library {
  private(set) var tracks: [Track] = []  // ! second-source-of-truth Library -> Track

  func add(_ track: Track) { tracks.append(track) }
}
// file: App/Presentation/LibraryView.swift
import SwiftUI

struct LibraryView: View {
  @Environment(Library.self) private var library
  var body: some View { Text("\(library.tracks.count)") }
}
// file: App/DI/AppContainer.swift
final class AppContainer {
  let tracks: TrackRepository = DefaultTrackRepository()
  let player = AudioPlayer()
  lazy var radio = RadioPlayer()

  func makePlayer() -> AudioPlayer { player }
}
// file: App/Data/AudioPlayer.swift
// The composition root stores it.
final class AudioPlayer {
  private var upNext: [Track] = []  // ! second-source-of-truth AudioPlayer -> Track
  private var playlists: [Playlist] = []  // ! second-source-of-truth AudioPlayer -> Playlist

  func play(_ track: Track) { upNext.append(track) }
  func open(_ playlist: Playlist) { playlists.append(playlist) }
}
// file: App/Data/RadioPlayer.swift
final class RadioPlayer {
  private var station: Station?  // ! second-source-of-truth RadioPlayer -> Station

  func tune(_ station: Station) { self.station = station }
}
// file: App/Data/StationDataStore.swift
actor StationDataStore {
  private var stations: [String: [Station]] = [:]

  func keep(_ station: Station, in city: String) { stations[city, default: []].append(station) }
}
// file: App/Data/Repository/PlaylistRepository.swift
import RxRelay

final class PlaylistRepositoryImpl {
  let playlists = BehaviorRelay<[Playlist]>(value: [])
}
// file: App/Shared/Globals.swift
enum Globals {
  static var currentTrack: Track?  // ! second-source-of-truth Globals -> Track
}
