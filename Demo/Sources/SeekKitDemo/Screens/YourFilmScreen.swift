import AVKit
import AVPlayback
import Seeking
import SeekingViews
import SwiftUI
import UniformTypeIdentifiers
import Waveforms

/// A film of your own with all three controls: what an app wires up for a player of files.
struct YourFilmScreen: View {
  @State private var url: URL?
  @State private var film: OpenFilm?
  @State private var isUnplayable = false
  @State private var isChoosing = false

  var body: some View {
    DemoPage(title: "Your film", hint: "Play a film or a recording of your own.") {
      if let film {
        FilmPlayer(film: film)
      } else {
        VStack(spacing: 12) {
          Image(systemName: "film")
            .font(.largeTitle)
            .accessibilityHidden(true)
          Text(isUnplayable ? "This file can’t be played." : "No film yet")
        }
        .foregroundStyle(.secondary)
        .padding(.vertical, 40)
        .card()
      }
      Button(isNew ? "Choose a file…" : "Choose another file…") { isChoosing = true }
        .frame(maxWidth: .infinity)
    }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.movie, .audio]) { result in
      switch result {
      case .success(let chosen): url = chosen
      case .failure: fail()
      }
    }
    .task(id: url) { await open() }
  }

  private var isNew: Bool { film == nil && !isUnplayable }

  /// Opens the chosen file; where it is open already, as after another tab was shown, only what of it
  /// is still unread is read.
  private func open() async {
    guard let url else { return }
    do {
      if film?.url != url {
        (film, isUnplayable) = (nil, false)
        let opened = try await OpenFilm(url: url)
        guard !Task.isCancelled else { return }
        film = opened
      }
      await film?.readSound()
    } catch {
      if !Task.isCancelled { fail() }
    }
  }

  /// Says that the file can't be played; the same one may be tried again.
  private func fail() {
    (url, film, isUnplayable) = (nil, nil, true)
  }
}

/// The film with its controls.
private struct FilmPlayer: View {
  let film: OpenFilm

  var body: some View {
    DoubleTapSeekOverlay(session: film.session) {
      // It has taps of its own, which are left to the overlay.
      VideoPlayer(player: film.player)
        .allowsHitTesting(false)
    }
    .onHold { film.session.hold(at: $0) }
    .filmFrame()
    WaveformScrubber(samples: film.samples ?? [], session: film.session)
      .duration(film.duration)
      .fineScrubbing()
      .frame(height: 72)
    Transport(session: film.session, step: 5)
  }
}

/// A file that is played, for as long as this lives.
@MainActor @Observable
private final class OpenFilm {
  let player: AVPlayer
  let session: PlayerSession
  let duration: Double
  /// The waveform, or nothing until it has been read.
  private(set) var samples: [Double]?
  private let file: ChosenFile

  var url: URL { file.url }

  /// Opens a file; throws where it can't be played.
  init(url: URL) async throws {
    file = ChosenFile(url)
    let asset = AVURLAsset(url: url)
    guard try await asset.load(.isPlayable) else { throw CocoaError(.fileReadCorruptFile) }
    duration = try await asset.load(.duration).seconds
    player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
    session = PlayerSession(AVPlayerPlayback(player: player))
  }

  /// Reads the waveform; without sound, or where it can't be read, the scrubber is a plain bar.
  func readSound() async {
    guard samples == nil else { return }
    let envelope = try? await AVSampleReader.envelope(ofFileAt: url)
    guard !Task.isCancelled else { return }
    samples = envelope?.levels(spanning: duration) ?? []
  }
}

/// A file outside the app's sandbox, which may be read until this is gone.
private final class ChosenFile: Sendable {
  let url: URL
  private let isOpened: Bool

  init(_ url: URL) {
    self.url = url
    isOpened = url.startAccessingSecurityScopedResource()
  }

  deinit {
    if isOpened { url.stopAccessingSecurityScopedResource() }
  }
}

#Preview {
  YourFilmScreen()
}
