import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../db/embedded/folders.ts'
import { temporaryRoot } from './leftovers.ts'

/** A folder for one server of a test, open to the server's unprivileged user, and what removes it again. */
export function throwAwayHome(root = temporaryRoot()): { home: string; remove: () => void } {
  const home = mkdtempSync(join(root, `nhansu-test-${process.pid}-`))
  makeFolder(home, 0o711)
  return { home, remove: () => rmSync(home, { recursive: true, force: true }) }
}
