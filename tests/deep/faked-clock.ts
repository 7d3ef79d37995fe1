import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findClockLibrary, HOW_TO_GET_IT } from './clock-library.ts'

/** A clock that the product and its PostgreSQL go by instead of the machine's. */
export interface FakedClock {
  /** What a process needs in its environment to see it. */
  environment: NodeJS.ProcessEnv
  /** Sets it to an instant, from which it goes on; who runs already sees that the next time he looks. */
  set(instant: string): void
}

/**
 * Makes a clock that tells the machine's time until it is set.
 *
 * @param folder where everybody may read
 * @throws Error that says what to install
 */
export function fakedClock(folder: string): FakedClock {
  const library = findClockLibrary()
  if (library === undefined) throw new Error(HOW_TO_GET_IT)
  const offset = join(folder, 'clock')
  // In one step, so that nobody reads half of it.
  const write = (seconds: number) => {
    writeFileSync(`${offset}.new`, `+${seconds}`)
    renameSync(`${offset}.new`, offset)
  }
  write(0)
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: '1',
      // What measures how long something takes goes on as it does.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set: (instant) => write(Math.round((Date.parse(instant) - Date.now()) / 1000)),
  }
}

/**
 * Puts the PostgreSQL of a data folder, which the product starts with an environment of its own, under the clock.
 * The product has run on the folder once and does not now.
 */
export function putDatabaseUnder({ environment }: FakedClock, dataDir: string): void {
  const home = join(dataDir, 'postgresql')
  const program = readdirSync(home).find((name) => name.startsWith('program-'))
  const postgres = join(home, program ?? '', 'bin/postgres')
  renameSync(postgres, `${postgres}.real`)
  const settings = Object.entries(environment).map(([name, value]) => `'${name}=${value}'`)
  writeFileSync(postgres, `#!/bin/sh\nexec env ${settings.join(' ')} "$0.real" "$@"\n`, { mode: 0o755 })
}
