import { readdirSync, readFileSync } from 'node:fs'
import type { Figures } from './percentiles.ts'

/** Milliseconds that the processor has worked for a product. */
export interface Worked {
  server: number
  database: number
}

/** One process as Linux tells of it. */
interface Process {
  pid: number
  parent: number
  /** Milliseconds of its own, and of the children that have ended. */
  own: number
  ofEnded: number
}

/** Linux counts in hundredths of a second wherever Node runs. */
const msPerTick = 10

/** What the processor has worked so far for a server and, apart, for the database among its children. Linux only. */
export function worked(serverPid: number): Worked {
  const all = processes()
  const database = descendants(serverPid, all).reduce((total, { own, ofEnded }) => total + own + ofEnded, 0)
  return { server: all.find(({ pid }) => pid === serverPid)?.own ?? 0, database }
}

/** Milliseconds that the processor has worked for one process so far, such as that of a database's connection. */
export function workedAlone(pid: number): number {
  return processes().find((each) => each.pid === pid)?.own ?? 0
}

/** What one answer of a run has cost, from before and after it. */
export function costOf(before: Worked, after: Worked, figures: Figures, milliseconds: number): Worked {
  // The run counts the answers of its last four fifths, the processor works for all of them.
  const answers = (figures.requestsPerSecond * milliseconds) / 1000
  return {
    server: (after.server - before.server) / answers,
    database: (after.database - before.database) / answers,
  }
}

/** Megabytes that each connection's process of the database has for itself, what they share left out; largest first. */
export function connectionMemory(serverPid: number): number[] {
  return descendants(serverPid, processes())
    .filter(({ pid }) => /\(\d+\)/.test(read(pid, 'cmdline')))
    .map(({ pid }) => {
      const [, resident = 0, shared = 0] = read(pid, 'statm').split(' ').map(Number)
      return ((resident - shared) * 4096) / 1e6
    })
    .toSorted((a, b) => b - a)
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = read(Number(name), 'stat')
      if (stat === '') return []
      // The name before it stands in brackets and may hold anything.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const ms = (from: number) => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) * msPerTick
      return [{ pid: Number(name), parent: fields[1] ?? 0, own: ms(11), ofEnded: ms(13) }]
    })
}

function descendants(pid: number, all: readonly Process[]): Process[] {
  return all.flatMap((each) => (each.parent === pid ? [each, ...descendants(each.pid, all)] : []))
}

/** Empty when the process has ended meanwhile. */
function read(pid: number, file: 'stat' | 'statm' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
