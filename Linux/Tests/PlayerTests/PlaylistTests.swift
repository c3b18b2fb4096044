import MPVPlayback
import MediaLocations
import Testing

@testable import Player

@Suite("Playlist")
struct PlaylistTests {
  private let files = ["a", "b", "c"].map { MediaLocation.file(path: FilePath($0)) }

  @Test func `begins with its first file and ends with its last`() {
    var playlist = Playlist(files)
    #expect(playlist.current == files[0])
    #expect(!playlist.hasPrevious)
    #expect(playlist.goBack() == nil)
    #expect(playlist.advance() == files[1])
    #expect(playlist.advance() == files[2])
    #expect(!playlist.hasNext)
    #expect(playlist.advance() == nil)
    #expect(playlist.current == files[2])
    #expect(playlist.goBack() == files[1])
  }

  @Test func `goes back past what couldn't be played`() {
    var playlist = Playlist(files)
    _ = playlist.advance()
    playlist.markFailed()
    _ = playlist.advance()
    #expect(playlist.hasPrevious)
    #expect(playlist.goBack() == files[0])
    #expect(!playlist.hasPrevious)
    playlist.markFailed()
    _ = playlist.advance()
    _ = playlist.advance()
    #expect(!playlist.hasPrevious)
    #expect(playlist.goBack() == nil)
    #expect(playlist.current == files[2])
  }

  @Test func `has nothing to play when it is empty, and nothing has failed`() {
    var playlist = Playlist([])
    #expect(playlist.current == nil)
    #expect(playlist.advance() == nil)
    #expect(playlist.goBack() == nil)
    #expect(!playlist.allFailed)
  }

  @Test func `has failed only when every file has`() {
    var playlist = Playlist(files)
    playlist.markFailed()
    playlist.markFailed()
    _ = playlist.advance()
    playlist.markFailed()
    #expect(!playlist.allFailed)
    _ = playlist.advance()
    playlist.markFailed()
    #expect(playlist.allFailed)
  }
}
