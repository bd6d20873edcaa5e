"""Makes the sounds of the table: wood, stone, paper, cord.

    python assets/sounds/make_sounds.py        writes the WAV files beside this script
    python assets/sounds/make_sounds.py DIR    writes them to DIR

Standard library only. Every sound is a sum of damped modes (what is struck) and filtered noise
(what rubs or breathes), with its own fixed seed, levelled to about -18 LUFS, faded at both ends.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

RATE = 44_100
LOUDNESS = -18.0  # LUFS of the loudest 200 ms
CEILING = -3.0  # dBFS: no peak above this, however soft the sound is left
MAX_DRIVE = 6.0  # dB by which the first instant of a knock may be driven into the ceiling
RUMBLE, EDGE = 45.0, 7500.0  # Hz: what lies outside a room with a wooden table
FADE_IN = 0.0015
FADE_OUT = 0.030
MAX_BYTES = 60_000
MAX_TOTAL = 600_000

Samples = list[float]
Envelope = Callable[[float], float]


# ---------------------------------------------------------------- materials


def count(seconds: float) -> int:
    return round(seconds * RATE)


def dying(t: float, fall: float) -> float:
    """What is left at `t` of a sound that falls by 60 dB in `fall`."""
    return math.exp(-6.9078 * t / fall)


def gain(decibel: float) -> float:
    return math.pow(10, decibel / 20)


def silence(seconds: float) -> Samples:
    return [0.0] * count(seconds)


def modes(seconds: float, partials: Iterable[tuple[float, float, float]]) -> Samples:
    """What rings when struck: (frequency, time to fall by 60 dB, amplitude) a mode."""
    out = silence(seconds)
    for frequency, fall, amplitude in partials:
        step = 2 * math.pi * frequency / RATE
        keep = dying(1 / RATE, fall)
        level = amplitude
        for n in range(len(out)):
            out[n] += level * math.sin(step * n)
            level *= keep
            if level < 1e-5:
                break
    return out


def bar(seconds: float, pitch: float, fall: float, bright: float = 1.0) -> Samples:
    """A free wooden bar: the overtones of a block that lies on two points."""
    shape = ((1.0, 1.0, 1.0), (2.76, 0.45, 0.42), (5.40, 0.25, 0.22), (8.93, 0.14, 0.10))
    return modes(
        seconds,
        (
            (pitch * ratio, fall * slow, level * (bright if ratio > 1 else 1.0))
            for ratio, slow, level in shape
        ),
    )


def tuned(seconds: float, pitch: float, fall: float) -> Samples:
    """A tuned bar over a resonator, struck with felt: a warm note."""
    shape = ((1.0, 1.0, 1.0), (2.0, 0.55, 0.10), (3.93, 0.22, 0.20), (9.4, 0.07, 0.04))
    note = modes(seconds, ((pitch * ratio, fall * slow, level) for ratio, slow, level in shape))
    return shaped(note, lambda t: min(1.0, t / 0.006))


def pebble(seconds: float, pitch: float, fall: float = 0.07) -> Samples:
    shape = ((1.0, 1.0, 1.0), (1.63, 0.8, 0.7), (2.41, 0.6, 0.5), (3.37, 0.4, 0.3))
    return modes(seconds, ((pitch * ratio, fall * slow, level) for ratio, slow, level in shape))


def thump(seconds: float, pitch: float, fall: float) -> Samples:
    """The table under it: a low tone that sags as it dies."""
    out = silence(seconds)
    phase = 0.0
    for n in range(len(out)):
        t = n / RATE
        phase += 2 * math.pi * pitch * (1 + 0.5 * math.exp(-t / 0.012)) / RATE
        out[n] = math.sin(phase) * dying(t, fall)
    return out


def noise(seconds: float, rng: random.Random) -> Samples:
    return [rng.uniform(-1.0, 1.0) for _ in range(count(seconds))]


def band(signal: Sequence[float], centre: Envelope, width: float) -> Samples:
    """A band-pass whose centre may move; width is bandwidth over centre frequency."""
    low = mid = 0.0
    out: Samples = []
    for n, x in enumerate(signal):
        g = math.tan(math.pi * min(centre(n / RATE), 0.45 * RATE) / RATE)
        share = 1 / (1 + g * (g + width))
        v1 = share * (mid + g * (x - low))
        v2 = low + g * v1
        mid, low = 2 * v1 - mid, 2 * v2 - low
        out.append(v1 * width)
    return out


def steady(value: float) -> Envelope:
    return lambda _t: value


def burst(
    seconds: float, rng: random.Random, centre: float, fall: float, width: float = 1.2
) -> Samples:
    """The scrape at the instant of contact."""
    return shaped(band(noise(seconds, rng), steady(centre), width), lambda t: dying(t, fall))


# ---------------------------------------------------------------- putting together


def shaped(signal: Sequence[float], envelope: Envelope) -> Samples:
    return [x * envelope(n / RATE) for n, x in enumerate(signal)]


def arch(seconds: float, peak: float = 0.5, power: float = 1.5) -> Envelope:
    """Nothing, swelling to 1 at `peak` of the time, nothing again."""

    def level(t: float) -> float:
        u = min(max(t / seconds, 0.0), 1.0)
        u = u / peak * 0.5 if u < peak else 0.5 + (u - peak) / (1 - peak) * 0.5
        return math.pow(math.sin(math.pi * u), power)

    return level


def mix(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Parts are (start, level, samples); what reaches past the end is cut and faded later."""
    out = silence(seconds)
    for start, level, samples in parts:
        first = count(start)
        for n, x in enumerate(samples[: max(0, len(out) - first)], first):
            out[n] += level * x
    return out


# ---------------------------------------------------------------- the sounds


def wood_lift(rng: random.Random) -> Samples:
    rub = shaped(band(noise(0.10, rng), lambda t: 1400 + 9000 * t, 0.9), arch(0.10, 0.6))
    return mix(0.16, (0.0, 0.9, rub), (0.065, 0.35, bar(0.09, 690, 0.07, 0.6)))


def wood_land(rng: random.Random) -> Samples:
    return mix(
        0.30,
        (0.0, 1.0, bar(0.3, 415, 0.16)),
        (0.0, 0.9, thump(0.3, 128, 0.18)),
        (0.0, 0.8, burst(0.05, rng, 2300, 0.022)),
    )


def wood_turn(rng: random.Random) -> Samples:
    air = shaped(band(noise(0.2, rng), lambda t: 500 + 4200 * t, 0.8), arch(0.2, 0.65, 2))
    return mix(
        0.36,
        (0.0, 0.8, air),
        (0.165, 0.9, bar(0.2, 520, 0.13)),
        (0.165, 0.5, thump(0.2, 150, 0.14)),
        (0.165, 0.6, burst(0.04, rng, 2600, 0.02)),
        (0.232, 0.22, bar(0.15, 560, 0.09, 0.7)),
    )


def stone_land(rng: random.Random) -> Samples:
    return mix(
        0.26,
        (0.0, 0.8, pebble(0.2, 1720)),
        (0.0, 0.9, thump(0.25, 165, 0.15)),
        (0.0, 0.5, burst(0.04, rng, 3400, 0.018)),
        (0.048, 0.16, pebble(0.1, 1930, 0.045)),
    )


def stone_take(rng: random.Random) -> Samples:
    parts = [(0.02, 0.5, shaped(band(noise(0.3, rng), steady(900), 1.0), arch(0.3)))]
    start = 0.0
    for level in (0.55, 0.9, 0.7, 0.8, 0.5, 0.4):
        parts.append((start, level, pebble(0.12, rng.uniform(1450, 2500), 0.055)))
        parts.append((start, level * 0.5, thump(0.1, rng.uniform(170, 230), 0.07)))
        start += rng.uniform(0.03, 0.062)
    return mix(0.38, *parts)


def rustle(seconds: float, rng: random.Random, grains: int) -> Samples:
    """Paper: many tiny crackles over a breath."""
    out = shaped(noise(seconds, rng), steady(0.22))
    for _ in range(grains):
        first, level = rng.randrange(len(out)), rng.uniform(0.2, 1.0) ** 2
        for n in range(min(140, len(out) - first)):
            out[first + n] += level * rng.uniform(-1, 1) * math.exp(-n / 30)
    return out


def paper_slide(rng: random.Random) -> Samples:
    sheet = band(rustle(0.36, rng, 70), lambda t: 2400 + 2600 * t, 1.3)
    table = band(noise(0.36, rng), steady(520), 1.0)
    return mix(
        0.38,
        (0.0, 1.0, shaped(sheet, arch(0.36, 0.4))),
        (0.0, 0.35, shaped(table, arch(0.36, 0.45))),
    )


def paper_turn(rng: random.Random) -> Samples:
    lift = shaped(
        band(rustle(0.24, rng, 50), lambda t: 1500 + 14000 * t, 1.1), arch(0.24, 0.7, 1.8)
    )
    return mix(
        0.34,
        (0.0, 0.9, lift),
        (0.2, 0.8, burst(0.12, rng, 1700, 0.07, 1.6)),
        (0.2, 0.5, thump(0.12, 190, 0.08)),
    )


def cord_tick(rng: random.Random) -> Samples:
    """A taut cord plucked and stopped: a comb of noise that loses its edge."""
    line = [rng.uniform(-1, 1) for _ in range(RATE // 196)]
    pluck: Samples = []
    for n in range(count(0.15)):
        k = n % len(line)
        pluck.append(line[k])
        line[k] = 0.47 * (line[k] + line[k - 1])
    return mix(
        0.17,
        (0.0, 0.9, shaped(band(pluck, steady(700), 1.8), lambda t: dying(t, 0.16))),
        (0.0, 0.5, burst(0.03, rng, 2100, 0.016)),
    )


def pawn_land(rng: random.Random) -> Samples:
    """Turned wood on felt."""
    return mix(
        0.24,
        (0.0, 0.7, bar(0.2, 640, 0.075, 0.5)),
        (0.0, 1.0, thump(0.24, 118, 0.15)),
        (0.0, 0.6, burst(0.05, rng, 900, 0.03)),
    )


def pawn_take(rng: random.Random) -> Samples:
    swish = shaped(band(noise(0.2, rng), lambda t: 1500 - 4000 * t, 0.8), arch(0.2, 0.3))
    return mix(
        0.32,
        (0.0, 0.9, bar(0.2, 830, 0.085)),
        (0.0, 0.5, burst(0.03, rng, 2800, 0.014)),
        (0.05, 0.5, swish),
        (0.115, 0.7, bar(0.2, 560, 0.08, 0.5)),
        (0.115, 0.9, thump(0.2, 112, 0.15)),
    )


def boomerang_fly(rng: random.Random) -> Samples:
    """Two blades beat the air ever faster, high coming, low going."""
    seconds = 0.66

    def doppler(t: float) -> float:
        return 1.0 - 0.26 * math.tanh((t - 0.36) / 0.11)

    phase = 0.0
    beat: Samples = []
    for n in range(count(seconds)):
        phase += 2 * math.pi * 17.0 * doppler(n / RATE) / RATE
        beat.append(0.22 + 0.78 * (0.5 + 0.5 * math.sin(phase)) ** 2)
    air = noise(seconds, rng)
    whirr = band(air, lambda t: 720 * doppler(t), 0.2)
    hiss = band(air, lambda t: 1900 * doppler(t), 0.6)
    chopped = [(w + 0.16 * h) * b for w, h, b in zip(whirr, hiss, beat, strict=True)]
    return shaped(chopped, arch(seconds, 0.5, 1.6))


def boomerang_land(rng: random.Random) -> Samples:
    """One tip, then the other, in the dust."""
    dust = shaped(band(noise(0.2, rng), steady(1500), 1.3), arch(0.2, 0.15, 1.2))
    return mix(
        0.34,
        (0.0, 0.8, bar(0.3, 372, 0.12)),
        (0.0, 0.9, thump(0.3, 120, 0.17)),
        (0.0, 0.5, burst(0.04, rng, 2000, 0.02)),
        (0.01, 0.3, dust),
        (0.085, 0.55, bar(0.2, 468, 0.10)),
        (0.085, 0.4, burst(0.04, rng, 2400, 0.018)),
        (0.142, 0.22, bar(0.15, 430, 0.08, 0.7)),
    )


def phrase(seconds: float, notes: Iterable[tuple[float, float, float, float]]) -> Samples:
    """Notes are (start, pitch, fall, level)."""
    return mix(
        seconds,
        *(
            (start, level, tuned(seconds - start, pitch, fall))
            for start, pitch, fall, level in notes
        ),
    )


def round_(_rng: random.Random) -> Samples:
    return phrase(0.67, ((0.0, 392.0, 0.50, 0.8), (0.17, 523.25, 0.62, 0.9)))


def win(_rng: random.Random) -> Samples:
    return phrase(
        0.675,
        (
            (0.0, 261.63, 0.75, 0.65),
            (0.0, 392.0, 0.40, 0.60),
            (0.095, 523.25, 0.45, 0.70),
            (0.19, 659.26, 0.50, 0.75),
            (0.285, 783.99, 0.60, 0.80),
            (0.285, 523.25, 0.60, 0.45),
        ),
    )


def loss(_rng: random.Random) -> Samples:
    """Two low notes that come to rest: it is over, and no shame in it."""
    return phrase(
        0.67,
        (
            (0.0, 329.63, 0.45, 0.7),
            (0.20, 261.63, 0.62, 0.8),
            (0.20, 196.0, 0.60, 0.4),
        ),
    )


def turn(rng: random.Random) -> Samples:
    return mix(
        0.34, (0.0, 1.0, tuned(0.34, 587.33, 0.30)), (0.0, 0.12, burst(0.03, rng, 1800, 0.02))
    )


# name: how to make it, and how far above or below the common loudness it lies (dB)
SOUNDS: dict[str, tuple[Callable[[random.Random], Samples], float]] = {
    "wood_lift": (wood_lift, -4.0),
    "wood_land": (wood_land, 0.0),
    "wood_turn": (wood_turn, 0.0),
    "stone_land": (stone_land, 0.0),
    "stone_take": (stone_take, 0.0),
    "paper_slide": (paper_slide, -2.0),
    "paper_turn": (paper_turn, -1.0),
    "cord_tick": (cord_tick, -2.0),
    "pawn_land": (pawn_land, 0.0),
    "pawn_take": (pawn_take, 0.0),
    "boomerang_fly": (boomerang_fly, -2.0),
    "boomerang_land": (boomerang_land, 0.0),
    "round": (round_, -1.0),
    "win": (win, 1.0),
    "loss": (loss, -6.0),
    "turn": (turn, -4.0),
}


# ---------------------------------------------------------------- levels


def biquad(signal: Sequence[float], b: Sequence[float], a: Sequence[float]) -> Samples:
    x1 = x2 = y1 = y2 = 0.0
    out: Samples = []
    for x in signal:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def second_order(signal: Sequence[float], corner: float, *, high: bool) -> Samples:
    """A Butterworth high-pass or low-pass."""
    w = 2 * math.pi * corner / RATE
    alpha = math.sin(w) / math.sqrt(2)
    cos, whole = math.cos(w), 1 + alpha
    side = (1 + cos if high else 1 - cos) / 2 / whole
    b = (side, -2 * side if high else 2 * side, side)
    return biquad(signal, b, (-2 * cos / whole, (1 - alpha) / whole))


def loudness(signal: Sequence[float]) -> float:
    """LUFS of the loudest 200 ms (ITU-R BS.1770 weighting, coefficients for 44.1 kHz)."""
    shelf = biquad(
        signal,
        (1.530841230050348, -2.650979995154729, 1.169079079921587),
        (-1.663655113256020, 0.712595428073225),
    )
    weighted = biquad(
        shelf,
        (0.999560064542514, -1.999120129085029, 0.999560064542514),
        (-1.989169673629796, 0.989199035787039),
    )
    window = count(0.2)
    total = best = 0.0
    for n, x in enumerate(weighted):
        total += x * x
        if n >= window:
            total -= weighted[n - window] ** 2
        best = max(best, total)
    return -0.691 + 10 * math.log10(best / window + 1e-12)


def peak(signal: Sequence[float]) -> float:
    """dBFS of the largest sample."""
    return 20 * math.log10(max(max(map(abs, signal)), 1e-9))


def finished(signal: Sequence[float], trim: float) -> Samples:
    """Without rumble or edge, faded, at its level."""
    out = second_order(second_order(signal, RUMBLE, high=True), EDGE, high=False)
    for n in range(count(FADE_IN)):
        out[n] *= 0.5 - 0.5 * math.cos(math.pi * n / count(FADE_IN))
    for n in range(count(FADE_OUT)):
        out[-1 - n] *= 0.5 - 0.5 * math.cos(math.pi * n / count(FADE_OUT))
    wanted = LOUDNESS + trim
    rise, most = wanted - loudness(out), CEILING + MAX_DRIVE - peak(out)
    for _ in range(4):
        rise = min(rise, most)
        level = rounded_off(out, rise)
        rise += wanted - loudness(level)
    return rounded_off(out, min(rise, most))


def rounded_off(signal: Sequence[float], rise: float) -> Samples:
    """Louder by `rise` dB; peaks bend towards the ceiling as a table soaks up a knock."""
    top, factor = gain(CEILING), gain(rise)
    return [top * math.tanh(x * factor / top) for x in signal]


def write(path: Path, signal: Sequence[float], rng: random.Random) -> None:
    """16 bits with triangular dither where there is sound, true zero at both ends."""
    values = [round(x * 32767 + (rng.random() - rng.random() if x else 0)) for x in signal]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    print(f"{'sound':<16}{'seconds':>8}{'peak dBFS':>11}{'LUFS':>8}{'bytes':>8}")
    for name, (make, trim) in SOUNDS.items():
        rng = random.Random(f"boomerang {name}")
        signal = finished(make(rng), trim)
        path = folder / f"{name}.wav"
        write(path, signal, rng)
        size = path.stat().st_size
        total += size
        print(
            f"{name:<16}{len(signal) / RATE:>8.3f}{peak(signal):>11.1f}"
            f"{loudness(signal):>8.1f}{size:>8}"
        )
        if size >= MAX_BYTES:
            print(f"{name} is too long", file=sys.stderr)
            return 1
    print(f"{total} bytes in all")
    return 0 if total < MAX_TOTAL else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent))
