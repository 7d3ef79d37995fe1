type Three = [number, number, number]

/** How a colour looks to an eye: plain sight, and the three kinds of colour blindness, complete. */
export type Sight = 'normal' | 'protan' | 'deutan' | 'tritan'

/** Linear RGB to linear RGB; Machado, Oliveira and Fernandes, 2009, severity 1. */
const sights: Readonly<Record<Sight, readonly Three[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** sRGB (D65) to XYZ, each line over the white of D65. */
const toXyz: readonly Three[] = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
]

/**
 * How different two colours look to an eye: CIEDE2000 (Sharma, Wu and Dalal, 2005).
 *
 * @param first `#rrggbb`
 * @param second `#rrggbb`
 * @returns 0 for the same; about 2 is just noticeable, 10 is told apart at a glance
 */
export function colorDistance(first: string, second: string, sight: Sight = 'normal'): number {
  return ciede2000(lab(first, sight), lab(second, sight))
}

function lab(color: string, sight: Sight): Three {
  const linear = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Three // of three places
  const seen = times(sights[sight], linear).map((value) => Math.min(1, Math.max(0, value))) as Three
  const [x, y, z] = times(toXyz, seen).map((value) =>
    value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116,
  ) as Three
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const times = (lines: readonly Three[], [a, b, c]: Three): Three =>
  lines.map(([x, y, z]) => x * a + y * b + z * c) as Three // as many as lines, three

const rad = (degrees: number) => (degrees * Math.PI) / 180
const hueOf = (a: number, b: number) =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

function ciede2000([l1, a1, b1]: Three, [l2, a2, b2]: Three): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const grey = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)))
  const [c1, c2] = [Math.hypot(a1 * grey, b1), Math.hypot(a2 * grey, b2)]
  const [h1, h2] = [hueOf(a1 * grey, b1), hueOf(a2 * grey, b2)]
  const isGrey = c1 * c2 === 0
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2))
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const h = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360
  const t =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63))
  const inL = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const inC = (c2 - c1) / (1 + 0.045 * c)
  const inH = dH / (1 + 0.015 * c * t)
  const twist =
    -Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
  return Math.sqrt(inL ** 2 + inC ** 2 + inH ** 2 + twist * inC * inH)
}
