import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder, and those above it, with exactly this mode whatever the umask says. */
export function makeFolder(folder: string, mode: number): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, mode)
}

/** Whether a user without any rights of its own can reach into `folder`, through every folder above it. */
export function openToOthers(folder: string): boolean {
  const mode = statSync(folder).mode
  const above = dirname(folder)
  return (mode & 0o001) !== 0 && (above === folder || openToOthers(above))
}
