import CGtk
import Glibc

/// Memory for frames, used again once the texture over it is gone.
///
/// A frame is some megabytes, for which the C library asks the kernel each time; its pages would be
/// cleared anew thirty times a second.
///
/// *Lifetime*: textures may outlive the pool; the last of them frees what is left.
///
/// *Concurrency*: GTK may let go of a texture on another thread, so a lock guards the free list.
struct FrameBufferPool {
  private let shelf = Shelf()

  /// Takes memory of at least `count` bytes, aligned for vectors; nothing where there is none.
  func take(_ count: Int) -> Frame? {
    guard let memory = shelf.take(count) else { return nil }
    return Frame(memory: memory, count: count, shelf: shelf)
  }

  /// Memory of one frame.
  struct Frame {
    let memory: UnsafeMutableRawPointer
    fileprivate let count: Int
    fileprivate let shelf: Shelf

    /// Hands the memory to GLib, which gives it back to the pool when nobody uses it any more.
    func bytes() -> OpaquePointer? {
      let loan = Unmanaged.passRetained(Loan(memory: memory, count: count, shelf: shelf))
      return g_bytes_new_with_free_func(
        memory, gsize(count),
        { data in
          guard let data else { return }
          let loan = Unmanaged<Loan>.fromOpaque(data).takeRetainedValue()
          loan.shelf.putBack(loan.memory, count: loan.count)
        }, loan.toOpaque())
    }
  }

  private final class Loan {
    let memory: UnsafeMutableRawPointer
    let count: Int
    let shelf: Shelf

    init(memory: UnsafeMutableRawPointer, count: Int, shelf: Shelf) {
      self.memory = memory
      self.count = count
      self.shelf = shelf
    }
  }

  fileprivate final class Shelf {
    /// More than this many frames are never on the way at once.
    private static let depth = 3

    private var lock = pthread_mutex_t()
    private var free: [UnsafeMutableRawPointer] = []
    private var size = 0

    init() {
      pthread_mutex_init(&lock, nil)
    }

    deinit {
      for memory in free { Glibc.free(memory) }
      pthread_mutex_destroy(&lock)
    }

    func take(_ count: Int) -> UnsafeMutableRawPointer? {
      pthread_mutex_lock(&lock)
      defer { pthread_mutex_unlock(&lock) }
      if count != size {
        for memory in free { Glibc.free(memory) }
        free = []
        size = count
      }
      return free.popLast() ?? aligned_alloc(64, (count + 63) / 64 * 64)
    }

    func putBack(_ memory: UnsafeMutableRawPointer, count: Int) {
      pthread_mutex_lock(&lock)
      defer { pthread_mutex_unlock(&lock) }
      guard count == size, free.count < Self.depth else { return Glibc.free(memory) }
      free.append(memory)
    }
  }
}
