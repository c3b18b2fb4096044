"""Sound files whose every sample is known."""

import array
import struct
import wave


def samples(count, channels=1):
    """`count` frames that go up and down, each channel at its own pace, as a list of numbers."""
    return [((index * (37 + 11 * channel)) % 60001) - 30000 for index in range(count) for channel in range(channels)]


def wav(path, values, channels=1, rate=8000):
    """Writes 16-bit samples into a WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(array.array("h", values).tobytes())
    return path


def divided(number, divisor):
    """The quotient without its fraction."""
    return int(number / divisor)


def points(values, length, channels=1, mixed=True):
    """Minimum and maximum of each stretch of `length` frames: of all channels' mix, or channel by channel."""
    frames = [values[start:start + channels] for start in range(0, len(values), channels)]
    rows = [[divided(sum(frame), channels) for frame in frames]] if mixed else list(map(list, zip(*frames)))
    result = []
    for start in range(0, len(frames), length):
        for row in rows:
            result += [min(row[start:start + length]), max(row[start:start + length])]
    return result


def dat(values, length, rate=8000, channels=1, bits=16):
    """The bytes of audiowaveform's binary file with these minimums and maximums."""
    header = struct.pack("<iIiiI", 1 if channels == 1 else 2, int(bits == 8), rate, length,
                         len(values) // (2 * channels))
    if channels > 1:
        header += struct.pack("<i", channels)
    values = [divided(value, 256) for value in values] if bits == 8 else values
    return header + array.array("b" if bits == 8 else "h", values).tobytes()


def square(amplitudes, length):
    """A wave that jumps up and down, `length` frames at each of the amplitudes."""
    return [amplitude * (-1) ** index for amplitude in amplitudes for index in range(length)]
