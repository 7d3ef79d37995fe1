import { Client, Pool } from 'pg'
import type { ConstructorOptions } from 'pg-boss'
import { outliveConnections } from '../db/lost-connections.ts'
import { listenOn, stayListening } from './listening.ts'

type QueueDatabase = NonNullable<ConstructorOptions['db']>

/** The queue's own connections: a few for its statements, and one that hears at once what was queued. */
export interface QueueConnections extends Required<Pick<QueueDatabase, 'executeSql' | 'listen'>> {
  /** Waits for running statements, then closes those for statements; who listens stops by its own handle. */
  close: () => Promise<void>
}

const mostConnections = 4

/**
 * Connects the queue to the database at `url`.
 *
 * pg-boss could do it by itself, but takes its listeners off a connection that failed; when that one fails a second
 * time, as it may when the database is killed, the process would end.
 */
export function queueConnections(url: string): QueueConnections {
  const settings = {
    connectionString: url,
    application_name: 'nhansu-queue',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
  const pool = outliveConnections(new Pool({ ...settings, max: mostConnections }))
  return {
    // As it is: a text of several statements, with which pg-boss looks for dead work, is answered by a list of results.
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, heard, listening) => {
      const open = () => listenOn(new Client(settings), channel, heard)
      const closing = new AbortController()
      const first = await open()
      listening()
      const done = stayListening(first, { open, listening, closing: closing.signal })
      return {
        close: () => {
          closing.abort()
          return done
        },
      }
    },
    close: () => pool.end(),
  }
}
