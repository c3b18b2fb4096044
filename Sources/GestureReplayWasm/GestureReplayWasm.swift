import CWasmRuntime
import GestureSimulation

/// The program `gesture-replay.wasm`: scripts come as bytes from standard input, traces go as bytes to
/// standard output.
///
/// It exits 2 where the bytes make no sense, and 1 where they can't be read or written.
@_cdecl("_start") public func start() {
  guard let scripts = StandardStreams.read() else { wasi_exit(1) }
  guard let traces = ReplayCoding.replay(scripts) else { wasi_exit(2) }
  wasi_exit(StandardStreams.write(traces) ? 0 : 1)
}
