import { spawnSync } from 'node:child_process'

/** Installs a package of Debian's where this is root; elsewhere, and where there is no such package, nothing happens. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return
  console.log(`Installing Debian’s package ${name} …`)
  for (const command of [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ])
    spawnSync('apt-get', command, { stdio: ['ignore', 'ignore', 'inherit'] })
}
