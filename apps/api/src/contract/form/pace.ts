import type { IncomingMessage } from 'node:http'
import { ApiFailure } from '../failure.ts'

/** What is slower on average is no upload but a held connection. */
export interface Pace {
  leastBytesPerSecond: number
  /** Milliseconds in which nothing is judged. */
  grace: number
}

/** Ten kilobytes a second is a bad phone line; who keeps below it for 15 seconds is sent away. */
export const uploadPace: Pace = { leastBytesPerSecond: 10_000, grace: 15_000 }
const lookEvery = 1_000
/** How long the rest of a refused body is thrown away, so that the sender gets to read why. */
const lingerFor = 5_000

/**
 * Rejects with 408 once the body comes too slowly.
 * @returns the rejection, and what ends the watching
 */
export function watchPace(
  { socket }: Pick<IncomingMessage, 'socket'>,
  { leastBytesPerSecond, grace }: Pace,
): { tooSlow: Promise<never>; end: () => void } {
  const begun = performance.now()
  const before = socket.bytesRead
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setInterval(
    () => {
      const elapsed = performance.now() - begun
      if (elapsed < grace || (socket.bytesRead - before) / (elapsed / 1_000) >= leastBytesPerSecond) return
      reject(new ApiFailure(408))
    },
    Math.min(lookEvery, grace),
  )
  // Nobody listens once the body is there.
  promise.catch(() => {})
  return { tooSlow: promise, end: () => clearInterval(timer) }
}

/** Throws away what still comes of a refused body, for a moment; then the connection is cut. */
export function discardRest(message: IncomingMessage): void {
  if (message.complete || message.destroyed) return
  message.unpipe()
  message.resume()
  const timer = setTimeout(() => message.destroy(), lingerFor)
  message.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
