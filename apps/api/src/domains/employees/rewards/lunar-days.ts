import type { CivilDay } from '../job/days.ts'

/**
 * Days of the lunar calendar of Việt Nam, reckoned at +07:00 from the new moons and the sun's longitude, as
 * 'Astronomical Algorithms' of J. Meeus has them and Hồ Ngọc Đức applied them. Months after a leap month are those that bear
 * the number, the leap month itself is never meant.
 */
export function dayOfLunar(year: number, month: number, day: number): CivilDay {
  const start = month < 11 ? eleventhMonth(year - 1) : eleventhMonth(year)
  const end = month < 11 ? eleventhMonth(year) : eleventhMonth(year + 1)
  const first = Math.floor(0.5 + (start - epoch) / month29)
  const plain = (month + 1) % 12
  const hasLeap = end - start > 365
  const isAfterLeap = hasLeap && plain >= leapPlace(start)
  return civil(newMoonDay(first + plain + (isAfterLeap ? 1 : 0)) + day - 1)
}

/** Days of Julius on which the counting of moons begins, and how long a month is on average. */
const epoch = 2_415_021.076998695
const month29 = 29.530588853
const zone = 7 / 24
const radian = Math.PI / 180
const dayOfUnix = 2_440_588

function civil(julianDay: number): CivilDay {
  return new Date((julianDay - dayOfUnix) * 86_400_000).toISOString().slice(0, 10)
}

/** The first day of the month in which the winter solstice lies. */
function eleventhMonth(year: number): number {
  const lastOfYear = Date.UTC(year, 11, 31) / 86_400_000 + dayOfUnix
  const moon = Math.floor((lastOfYear - 2_415_021) / month29)
  const start = newMoonDay(moon)
  return sunPlace(start) >= 9 ? newMoonDay(moon - 1) : start
}

/** How many months after the eleventh the leap month comes: the first without a sign of its own. */
function leapPlace(start: number): number {
  const moon = Math.floor(0.5 + (start - epoch) / month29)
  let place = 1
  let before = -1
  let now = sunPlace(newMoonDay(moon + place))
  while (now !== before && place < 14) {
    before = now
    place += 1
    now = sunPlace(newMoonDay(moon + place))
  }
  return place - 1
}

function newMoonDay(moon: number): number {
  const t = moon / 1236.85
  const t2 = t * t
  const t3 = t2 * t
  const sin = (degrees: number) => Math.sin(degrees * radian)
  const mean =
    2_415_020.75933 +
    29.53058868 * moon +
    0.0001178 * t2 -
    0.000000155 * t3 +
    0.00033 * sin(166.56 + 132.87 * t - 0.009173 * t2)
  const sun = 359.2242 + 29.10535608 * moon - 0.0000333 * t2 - 0.00000347 * t3
  const of = 306.0253 + 385.81691806 * moon + 0.0107306 * t2 + 0.00001236 * t3
  const node = 21.2964 + 390.67050646 * moon - 0.0016528 * t2 - 0.00000239 * t3
  const moved =
    (0.1734 - 0.000393 * t) * sin(sun) +
    0.0021 * sin(2 * sun) -
    0.4068 * sin(of) +
    0.0161 * sin(2 * of) -
    0.0004 * sin(3 * of) +
    0.0104 * sin(2 * node) -
    0.0051 * sin(sun + of) -
    0.0074 * sin(sun - of) +
    0.0004 * sin(2 * node + sun) -
    0.0004 * sin(2 * node - sun) -
    0.0006 * sin(2 * node + of) +
    0.001 * sin(2 * node - of) +
    0.0005 * sin(2 * of + sun)
  const clock = -0.000278 + 0.000265 * t + 0.000262 * t2
  return Math.floor(mean + moved - clock + 0.5 + zone)
}

/** In which twelfth of its way the sun stands as the day begins, from the spring equinox. */
function sunPlace(julianDay: number): number {
  const t = (julianDay - 0.5 - zone - 2_451_545) / 36_525
  const t2 = t * t
  const anomaly = (357.5291 + 35_999.0503 * t - 0.0001559 * t2 - 0.00000048 * t * t2) * radian
  const longitude =
    280.46645 +
    36_000.76983 * t +
    0.0003032 * t2 +
    (1.9146 - 0.004817 * t - 0.000014 * t2) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly) +
    0.00029 * Math.sin(3 * anomaly)
  return Math.floor((((longitude % 360) + 360) % 360) / 30)
}
