import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { outliveConnection } from '../db/lost-connections.ts'

/** A connection that listens. */
export interface Listener {
  /** Fulfilled when the connection is lost or ended. */
  lost: Promise<void>
  end: () => Promise<void>
}

/** What {@link stayListening} needs besides the first listener. */
export interface Staying {
  open: () => Promise<Listener>
  /** Told after each new beginning: what was said in between was not heard. */
  listening: () => void
  closing: AbortSignal
}

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/** Connects `client` and lets it listen on `channel`; `heard` is given what is said there. */
export async function listenOn(
  client: Client,
  channel: string,
  heard: (payload: string) => void,
): Promise<Listener> {
  outliveConnection(client)
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve()).on('end', () => resolve())
  })
  client.on('notification', ({ payload }) => payload !== undefined && heard(payload))
  const end = () => client.end().catch(() => {})
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    await end()
    throw error
  }
  return { lost, end }
}

/** Opens a new listener whenever the last was lost, until `closing`; the waits between tries grow to half a minute. */
export async function stayListening(first: Listener, { open, listening, closing }: Staying): Promise<void> {
  const closed = once(closing, 'abort')
  let listener: Listener | undefined = first
  let waitMs = firstWaitMs
  while (!closing.aborted) {
    if (listener) {
      await Promise.race([listener.lost, closed])
      await listener.end()
      waitMs = firstWaitMs
    }
    await Promise.race([wait(waitMs, undefined, { signal: closing }).catch(() => {}), closed])
    if (closing.aborted) return
    waitMs = Math.min(waitMs * 2, longestWaitMs)
    listener = await open().catch(() => undefined)
    if (listener) listening()
  }
  await listener?.end()
}
