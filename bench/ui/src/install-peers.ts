import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..')
const installed = join(folder, 'node_modules/.package-lock.json')
const wanted = join(folder, 'package-lock.json')

/** Installs the tables that ours is compared with, once and again after their versions changed. */
export function installPeers() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return
  console.log('Installing AG Grid and MUI X into bench/ui/node_modules (they are no part of the workspace) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error('The compared tables could not be installed. Run `npm ci` in bench/ui to see why.')
}
