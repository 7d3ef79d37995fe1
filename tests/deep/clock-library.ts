import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Said where there is none. */
export const HOW_TO_GET_IT =
  'The test of the turns of days needs libfaketime on Linux. Install it (Debian: apt-get install libfaketime).'

const LIBRARY = 'faketime/libfaketime.so.1'

/** Where Debian and its like put libfaketime: below the folder of the machine's kind, or above it. */
export function findClockLibrary(): string | undefined {
  const libraries = ['/usr/lib', '/usr/lib64'].filter((folder) => existsSync(folder))
  const folders = libraries.flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ])
  return folders.map((folder) => join(folder, LIBRARY)).find((path) => existsSync(path))
}
