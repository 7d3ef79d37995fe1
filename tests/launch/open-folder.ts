import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../apps/api/src/db/embedded/folders.ts'
import { temporaryRoot } from '../../apps/api/src/testing/leftovers.ts'

/** A new temporary folder that every user can enter. */
export function openFolder(mode = 0o755, root = temporaryRoot()): string {
  const folder = mkdtempSync(join(root, 'nhansu-launch-'))
  makeFolder(folder, mode)
  return folder
}
