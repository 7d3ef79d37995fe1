import { setTimeout as pause } from 'node:timers/promises'
import {
  applicant,
  applyAs,
  campaignWithCv,
  type Outcome,
  type Place,
} from '@nhansu/api/domains/portal/testing/applicants.ts'
import { readSettings } from '@nhansu/api/settings.ts'
import { openForCommand } from '@nhansu/api/start/database.ts'
import { memoryOf } from '@nhansu/config/playwright/process-memory'
import { Client } from 'pg'
import type { Product } from './product.ts'

const cvBytes = 2 * 1024 * 1024
/** How long the day lasts, and how many come in each second of it. */
const day = { seconds: 60, withCv: 5, without: 30 }
/** Who sends one CV after the other, to see how many there is room for, and for how long. */
const stream = { senders: 8, seconds: 10 }
/** Milliseconds from opening the form to sending it. */
const think = 4_000

/** What the staff have waited for while others applied. */
interface Watched {
  waits: number[]
  /** Megabytes that the server had before, and at the most. */
  memory: { before: number; most: number }
}

/**
 * How many forms with a CV of 2 MB are taken in a second, and the last day of a campaign: a minute in which 5 come each second
 * with such a CV and 30 without any, beside a member of the staff who opens one list after the other. All of it on loopback.
 */
export async function measureDeadlineDay(product: Product, environment: NodeJS.ProcessEnv): Promise<void> {
  const port = product.port + 1
  const place = { port, word: await campaignWithCv(port) }
  let people = 0
  const next = (bytes: number) => applicant((people += 1), bytes)

  const began = performance.now()
  const streams = await Promise.all(
    Array.from({ length: stream.senders }, async () => {
      const sent: Outcome[] = []
      while (performance.now() - began < stream.seconds * 1_000)
        sent.push(await applyAs(place, next(cvBytes)))
      return sent
    }),
  )
  const streamed = streams.flat()
  const seconds = (performance.now() - began) / 1_000
  console.log(
    `forms with a CV of 2 MB, ${stream.senders} senders: ${(streamed.length / seconds).toFixed(1)} a second`,
  )

  const state = { ended: false }
  const [{ waits, memory }, crowd] = await Promise.all([
    watch(product, () => state.ended),
    dayOf(place, next).finally(() => (state.ended = true)),
  ])
  const outcomes = [...streamed, ...crowd]
  for (const [name, some] of [
    ['with 2 MB', crowd.filter((_, at) => at % perSecond < day.withCv)],
    ['without files', crowd.filter((_, at) => at % perSecond >= day.withCv)],
  ] as const)
    console.log(`last day, ${some.length} ${name}: ${spread(some.map(({ milliseconds }) => milliseconds))}`)
  console.log(`the staff's ${waits.length} lists meanwhile: ${spread(waits)}`)
  console.log(`memory ${memory.before.toFixed(0)} MB before, ${memory.most.toFixed(0)} MB at the most`)
  const { lost, more } = await wrong(environment, outcomes)
  const told = outcomes.reduce((total, each) => total + each.told, 0)
  const refused = outcomes.flatMap((each) => each.refused ?? [])
  console.log(
    `${told} times told to come again, ${refused.length} refused, ${lost} lost, ${more} there twice`,
  )
  for (const each of new Set(refused)) console.log(`  ${each}`)
  if (lost > 0 || more > 0 || refused.length > 0) process.exitCode = 1
}

const perSecond = day.withCv + day.without

/** Everybody comes at his moment, however long the others wait. */
function dayOf(place: Place, next: (bytes: number) => ReturnType<typeof applicant>): Promise<Outcome[]> {
  return Promise.all(
    Array.from({ length: day.seconds * perSecond }, async (_, at) => {
      await pause((at * 1_000) / perSecond)
      return applyAs(place, next(at % perSecond < day.withCv ? cvBytes : 0), { think })
    }),
  )
}

async function watch({ port, pid, token }: Product, ended: () => boolean): Promise<Watched> {
  const before = memoryOf(pid)
  const memory = { before, most: before }
  const waits: number[] = []
  const lists = ['/api/candidates', '/api/employees', '/api/recruitments']
  while (!ended()) {
    const began = performance.now()
    const answer = await fetch(
      `http://127.0.0.1:${port}${lists[waits.length % lists.length]}?pagination=true&page=1&size=30`,
      { headers: { authorization: `Bearer ${token}` } },
    )
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`the staff were answered with ${answer.status}`)
    waits.push(performance.now() - began)
    memory.most = Math.max(memory.most, memoryOf(pid))
    // A person reads.
    await pause(50)
  }
  return { waits, memory }
}

/** How many of those who were told so have no application, and how many applications are there that nobody was told of. */
async function wrong(
  environment: NodeJS.ProcessEnv,
  outcomes: readonly Outcome[],
): Promise<{ lost: number; more: number }> {
  const opened = await openForCommand(readSettings(environment), 'bench')
  const owner = new Client({ connectionString: opened.urls.owner })
  try {
    await owner.connect()
    const found: string[] = []
    const { rows: companies } = await owner.query<{ id: number }>('select id from companies')
    for (const { id } of companies) {
      await owner.query(`select set_config('app.company_id', $1, false)`, [String(id)])
      const { rows } = await owner.query<{ reference: string }>(
        `select reference from applications where content ->> 'phone' like '0930%'`,
      )
      found.push(...rows.map(({ reference }) => reference))
    }
    const told = outcomes.flatMap(({ reference }) => reference ?? [])
    const there = new Set(found)
    const lost = told.filter((reference) => !there.has(reference)).length
    return { lost, more: found.length - (told.length - lost) }
  } finally {
    await owner.end()
    await opened.close()
  }
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN).toFixed(0)
  return `half within ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`
}
