import { readFileSync } from 'node:fs'

const lines = { now: /^VmRSS:\s+(\d+) kB/m, most: /^VmHWM:\s+(\d+) kB/m }

/**
 * Megabytes that a process has in memory; 0 for one that is gone, and where the system does not say.
 * @param when `most` asks for its peak instead
 */
export function memoryOf(pid: number, when: 'now' | 'most' = 'now'): number {
  try {
    const [, kilobytes = '0'] = lines[when].exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return 0
  }
}
