/** What one measured case came to. Times in milliseconds. */
export interface Figures {
  requestsPerSecond: number
  p50: number
  p99: number
  failures: number
}

/** Figures of one run from the time of each answer, in milliseconds, and how long the run took. */
export function figures(times: number[], milliseconds: number, failures: number): Figures {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { requestsPerSecond: (times.length * 1000) / milliseconds, p50: at(0.5), p99: at(0.99), failures }
}
