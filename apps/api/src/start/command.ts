import { setTimeout as pause } from 'node:timers/promises'
import { type Settings, readSettings } from '../settings.ts'
import type { DatabaseUrls } from '../db/embedded/server.ts'
import { Refusal } from '../db/refusal.ts'
import { reportingRefusals } from './console.ts'
import { openForCommand } from './database.ts'
import { prepareSchema } from './schema.ts'
import { requested, stopRequests } from './stopping.ts'

/** What a command works with: a database whose schema is current unless {@link CommandOptions} say otherwise. */
export interface CommandContext {
  settings: Settings
  urls: DatabaseUrls
  /** Aborts at Ctrl-C; the embedded server, if this command runs it, ends with the command. */
  interrupted: AbortSignal
  /** The schema's steps that ran just before; none where the command leaves the schema as it is. */
  applied: string[]
}

/** How long work that has heard of the interruption may take to leave things as they were. */
const CLEANING_UP_MS = 3_000

/** What differs between commands. */
export interface CommandOptions {
  /** 'as it is' leaves the schema alone, and other commands out until this one is done. */
  schema?: 'current' | 'as it is'
}

/**
 * Runs one command of the console to its end: settings, database, schema, `work`, and everything closed again.
 * It joins a running server of the same data folder, else it runs the embedded database for its own time.
 */
export function runCommand(
  name: string,
  work: (context: CommandContext) => Promise<void>,
  { schema = 'current' }: CommandOptions = {},
): Promise<void> {
  return reportingRefusals(async () => {
    const settings = readSettings(process.env)
    const interrupted = stopRequests()
    const database = await openForCommand(settings, name)
    const worked = Promise.withResolvers<void>()
    const leave = () =>
      void Promise.race([worked.promise, pause(CLEANING_UP_MS)])
        .then(() => database.close())
        .finally(() => process.exit(130))
    interrupted.addEventListener('abort', leave)
    try {
      interrupted.throwIfAborted()
      const { app, owner } = database.urls
      if (!owner) throw new Refusal(`Lệnh ${name} cần DATABASE_OWNER_URL bên cạnh DATABASE_URL.`)
      const applied = schema === 'current' ? await prepareSchema({ app, owner }) : []
      if (schema === 'current') database.share()
      await work({ settings, urls: { app, owner }, interrupted, applied })
    } finally {
      worked.resolve()
      await Promise.race([database.othersGone(), requested(interrupted)])
      interrupted.removeEventListener('abort', leave)
      await database.close()
    }
  })
}
