import { resolve } from 'node:path'
import { type Case, employeeCases } from './cases.ts'
import { load } from './measure.ts'
import type { Figures } from './percentiles.ts'
import { connectionMemory, costOf, type Worked, worked } from './processor.ts'
import { environmentOf, fill, ownCheckout, type Product, startProduct } from './product.ts'

const PORTS = { own: 24_640, other: 24_650 }
const ROUNDS = 4
const ROUND_MS = 4_000

/** What one case came to on one side: the medians of its rounds. */
interface Result {
  figures: Figures
  perRequest: Worked
}

/**
 * `npm run bench:beside -- CHECKOUT [sizes…]`: the employees list of this code and of another checkout of the product, each
 * with a database of its own, by turns in one run; a million employees by default. Milliseconds of processor per request say
 * more than requests/s where others use the machine.
 */
const [other, ...words] = process.argv.slice(2)
if (other === undefined) throw new Error('name the other checkout: npm run bench:beside -- CHECKOUT [sizes…]')
for (const size of words.length > 0 ? words.map(Number) : [1_000_000]) {
  const theirs = await side(size, PORTS.other, resolve(other))
  const ours = await side(size, PORTS.own, ownCheckout)
  try {
    const { total, cases } = await employeeCases(ours)
    console.log(`\nGET /employees, 30 rows with total; group of ${size}, company of ${total}; 16 connections`)
    console.log(`ours beside ${other}: medians of ${ROUNDS} rounds of ${ROUND_MS / 1000} s by turns\n`)
    console.log(
      '| case | req/s | beside | ratio | p50/p99 ms | beside | processor ms: server + database | beside | ratio |',
    )
    console.log('|---|---|---|---|---|---|---|---|---|')
    for (const each of cases) console.log(await row(each, ours, theirs))
    console.log(`\nown memory of a connection's process: ${memory(ours)} MB, beside ${memory(theirs)} MB`)
  } finally {
    await ours.stop()
    await theirs.stop()
  }
}

async function side(size: number, port: number, checkout: string): Promise<Product> {
  const environment = environmentOf(`employees-${size}`, port, checkout)
  await fill(environment, size, [], checkout)
  return startProduct(environment, checkout)
}

async function row({ name, path }: Case, ours: Product, theirs: Product): Promise<string> {
  const rounds: { own: Result; other: Result }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ other: await oneRound(theirs, path), own: await oneRound(ours, path) })
  }
  const own = medians(rounds.map((round) => round.own))
  const beside = medians(rounds.map((round) => round.other))
  const cells = [
    name,
    rate(own),
    rate(beside),
    (own.figures.requestsPerSecond / beside.figures.requestsPerSecond).toFixed(2),
    times(own),
    times(beside),
    processor(own),
    processor(beside),
    (sum(beside.perRequest) / sum(own.perRequest)).toFixed(2),
  ]
  return `| ${cells.join(' | ')} |`
}

async function oneRound({ port, pid, token }: Product, path: string): Promise<Result> {
  const before = worked(pid)
  const figures = await load({ port, path, token, milliseconds: ROUND_MS })
  return { figures, perRequest: costOf(before, worked(pid), figures, ROUND_MS) }
}

function medians(results: readonly Result[]): Result {
  const median = (of: (result: Result) => number): number => {
    const sorted = results.map(of).toSorted((a, b) => a - b)
    const middle = sorted.length / 2
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  }
  return {
    figures: {
      requestsPerSecond: median(({ figures }) => figures.requestsPerSecond),
      p50: median(({ figures }) => figures.p50),
      p99: median(({ figures }) => figures.p99),
      failures: Math.max(...results.map(({ figures }) => figures.failures)),
    },
    perRequest: {
      server: median(({ perRequest }) => perRequest.server),
      database: median(({ perRequest }) => perRequest.database),
    },
  }
}

function rate({ figures }: Result): string {
  const failed = figures.failures > 0 ? ` (${figures.failures} failed)` : ''
  return `${figures.requestsPerSecond.toFixed(0)}${failed}`
}

function times({ figures }: Result): string {
  return `${figures.p50.toFixed(0)}/${figures.p99.toFixed(0)}`
}

function processor({ perRequest }: Result): string {
  return `${perRequest.server.toFixed(2)} + ${perRequest.database.toFixed(2)}`
}

/** Of the largest, since what a connection keeps grows with what it was asked. */
function memory({ pid }: Product): string {
  return (connectionMemory(pid)[0] ?? Number.NaN).toFixed(1)
}

function sum({ server, database }: Worked): number {
  return server + database
}
