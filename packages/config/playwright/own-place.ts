import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const lowest = 20_000
/** From here on Linux gives ports to whoever connects somewhere, and they stay in use for a minute after that. */
const lowestForClients = 32_768

/** An even port for the staff app, so that the next one is the portal's; another one for each run of tests. */
export function randomPort(): number {
  return lowest + 2 * Math.floor((Math.random() * (lowestForClients - lowest)) / 2)
}

/** A folder for a product's data that goes with this process, after whatever the process has run in it. */
export function passingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nhansu-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}
