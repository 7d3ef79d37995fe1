import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname

/** The version alone, `1.4.0`: what every answer says in `x-api-version`. */
export const packageVersion = readPackageVersion()

/** The running version as people read it out, `v1.4.0 (abc1234)`; outside a git checkout without the commit. */
export const version = [`v${packageVersion}`, ...commit().map((hash) => `(${hash})`)].join(' ')

function readPackageVersion(): string {
  const text = readFileSync(join(here, '../package.json'), 'utf8')
  // Our own manifest always has one.
  return (JSON.parse(text) as { version: string }).version
}

function commit(): string[] {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: here, stdio: 'pipe' })
    return [String(hash).trim()]
  } catch {
    return []
  }
}
