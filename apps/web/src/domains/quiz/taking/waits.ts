const heartbeatMs = 60_000
const longestMs = 30_000

/** What is waited for. Each wait has up to a third more by chance, so that a room does not answer with one voice. */
export const waits = {
  /** A choice is out within a second, chance included. */
  choice: 750,
  /** A text within three. */
  text: 2250,
  heartbeat: heartbeatMs,
  /** How often is asked whether a paused exam goes on. */
  paused: 10_000,
} as const

/** Milliseconds with up to a third more. @param random from 0 to 1 */
export function withChance(milliseconds: number, random: number): number {
  return milliseconds * (1 + random / 3)
}

/**
 * How long after so many failures in a row the next try may come.
 * @param askedSeconds what the server asked for
 */
export function waitAfter(failures: number, askedSeconds: number | undefined): number {
  if (askedSeconds !== undefined) return Math.min(heartbeatMs, askedSeconds * 1000)
  return Math.min(longestMs, 1000 * 2 ** Math.max(0, failures - 1))
}

/** '1:05:09', '05:09'. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (number: number) => String(number).padStart(2, '0')
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest}`
}

/** '12 ngày', and by the clock where it is less than a day. */
export function waitWords(milliseconds: number): string {
  const days = Math.floor(milliseconds / 86_400_000)
  return days > 0 ? `${days} ngày` : clockWords(milliseconds)
}

/**
 * What is said aloud when so much is left, or nothing: half time, ten, five and one minute, thirty seconds.
 * @param beforeMs what was left when it was looked at before
 */
export function timeSaid(beforeMs: number, leftMs: number, wholeMs: number): string | undefined {
  const moments = [
    [wholeMs / 2, 'Đã hết nửa thời gian làm bài.'],
    [600_000, 'Còn 10 phút.'],
    [300_000, 'Còn 5 phút.'],
    [60_000, 'Còn 1 phút.'],
    [30_000, 'Còn 30 giây.'],
  ] as const
  return moments.findLast(([at]) => at < wholeMs && beforeMs > at && leftMs <= at)?.[1]
}
