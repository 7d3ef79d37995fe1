import { readFileSync, statfsSync } from 'node:fs'
import { openToOthers } from '../db/embedded/folders.ts'

/** Where Linux keeps files in memory. */
export const memoryFolder = '/dev/shm'
const gigabyte = 1024 ** 3
/** The databases of a whole run, and as much again for whoever else uses the folder. */
const room = 4 * gigabyte
/** So much that the databases do not take it from the tests. */
const memory = 8 * gigabyte

/**
 * A folder in memory for the server that the tests share; undefined where there is none, or too little room. A clone is
 * 1,800 files, and each file that is dropped makes the next ones dearer on some disks: making a clone there took 20 times
 * the work.
 */
export function memoryRoot(): string | undefined {
  if (process.platform !== 'linux' || process.availableMemory() < memory) return undefined
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize >= room && openToOthers(memoryFolder) && holdsPrograms() ? memoryFolder : undefined
  } catch {
    return undefined
  }
}

/** Whether a program may be started from there, as that of PostgreSQL is; in containers often none may. */
function holdsPrograms(): boolean {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  const [, , , options = 'noexec'] =
    mounts.find((line) => line.split(' ')[1] === memoryFolder)?.split(' ') ?? []
  return !options.split(',').includes('noexec')
}
