import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * When the process `pid` began, as a text that no later process with the same number repeats.
 * Undefined when there is no such process, or only its remains that nobody has collected.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform !== 'linux') return printed('lstart=', pid)
  try {
    // The name, in brackets, may hold spaces and brackets itself, so fields are counted from the last one.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ')
    const [state] = fields
    if (state === 'Z' || state === 'X') return undefined
    return `${bootId()}/${fields[19]}`
  } catch {
    return undefined
  }
}

/** The words that `pid` was started with; empty when it is gone or may not be looked at. */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return printed('command=', pid) ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** Resolves when `pid` has ended, or to false when it still runs after `milliseconds`. */
export async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds
  while (processStart(pid) !== undefined) {
    if (Date.now() > until) return false
    await pause(20)
  }
  return true
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}

function printed(column: string, pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
