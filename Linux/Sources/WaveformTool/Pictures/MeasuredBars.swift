/// What the bars of a picture are made of.
struct MeasuredBars {
  /// Gives the amplitudes of so many bars, full scale being 1.
  let amplitudes: (Int) -> [Double]
  /// What there is to say of the input.
  let report: WaveformReport
}
