import type { Ajv2020 } from 'ajv/dist/2020.js'
import { type Operation, operationsOf } from '../../contract/operations.ts'
import { createAjv } from '../../contract/schemas.ts'
import { type Person, testApi, type TestApi } from '../api.ts'
import { betweenCompanies } from '../between-companies.ts'
import { fingerprint } from '../fingerprint.ts'
import { aftermath, otherMethod } from './aftermath.ts'
import { type Findings, judge, lost } from './judge.ts'
import type { FuzzRequest } from './request-parts.ts'
import { type Caller, goodCallsOn, type MakeGoodCall, varied } from './good-calls.ts'
import { rightRequest, samplesOf, spoilerOf } from './requests.ts'

/** How much is asked, and of what. */
export interface FuzzOptions {
  /** The same number asks the same questions. */
  seed: number
  /** Of each operation. */
  requests: number
  /** Only operations whose id begins with one of these. */
  only?: readonly string[]
  /** No resource is begun after this time, so that a slow machine ends too. */
  until?: number
}

/** What was asked and what was found. */
export interface FuzzReport extends Findings {
  requests: number
  /** Those that were carried out. */
  accepted: number
  /** Operations that no request was carried out of. */
  neverAccepted: string[]
  /** Operations whose turn did not come in time. */
  notAsked: string[]
  /** Records that are not there after they were made, or are still there after they were removed. */
  aftermath: string[]
  /** Answers to somebody without a session, and traces that a request left in another company. */
  leaks: string[]
}

/** A portal that people outside reach: what has a link on it is made only where there is one. */
const settings = { PORTAL_URL: 'https://tuyen-dung.example.com' }

/**
 * Asks every operation of the contract with what the contract allows and with what it forbids in one place, as a user of
 * company 1 who may do everything, and holds each answer against the contract. Half of the questions are good calls about
 * records that were arranged for them, as they are and with one thing changed: what is refused at the door tests the door
 * alone. A resource at a time has a database of its own, so that a finding can be repeated by its seed and its operation.
 */
export async function fuzzContract({
  seed,
  requests,
  only = [''],
  until = Infinity,
}: FuzzOptions): Promise<FuzzReport> {
  const all = [...operationsOf('product'), ...operationsOf('identity')]
  const operations = all.filter(({ id }) => only.some((beginning) => id.startsWith(beginning)))
  const report: FuzzReport = {
    requests: 0,
    accepted: 0,
    neverAccepted: [],
    notAsked: [],
    undocumented: [],
    schemaBreaks: [],
    headerBreaks: [],
    serverErrors: [],
    notRefused: [],
    aftermath: [],
    leaks: [],
  }
  const ajv = createAjv()
  const unknown = only.filter((beginning) => !all.some(({ id }) => id.startsWith(beginning)))
  if (unknown.length > 0) throw new Error(`no operation begins with ${unknown.join(', ')}`)
  const resources = [...Map.groupBy(operations, ({ resource: name }) => name)]
  // What does not come in time is something else for each seed.
  const first = seed % resources.length
  for (const [resource, same] of [...resources.slice(first), ...resources.slice(0, first)]) {
    if (Date.now() > until) {
      report.notAsked.push(...same.map(({ id }) => id))
      continue
    }
    const api = await testApi(settings)
    try {
      const makeGoodCall = await goodCallsOn(api)
      const ids = await idsOf(await api.as('hrOfOne'), resource)
      let theirs = await fingerprint(api.db.superuser, 2)
      for (const operation of same) {
        const caller = await fuzzOperation(api, operation, { ajv, seed, requests, ids, makeGoodCall }, report)
        const now = await fingerprint(api.db.superuser, 2)
        const isTouched = now !== theirs && caller === 'admin' && !betweenCompanies.has(operation.id)
        theirs = now
        if (isTouched && !(await isArrangedThere(api, () => makeGoodCall(operation, caller))))
          report.leaks.push(`${operation.id} touched company 2`)
      }
    } finally {
      await api.close()
    }
  }
  if ('a' in {}) report.leaks.push('Object.prototype was changed')
  return report
}

const everyOperation = operationsOf('product')

interface Means {
  ajv: Ajv2020
  seed: number
  requests: number
  ids: readonly number[]
  makeGoodCall: MakeGoodCall
}

/** A round asks: a good call, one with one thing changed, what the contract allows by chance, and what it forbids. */
const ROUND = 4

async function fuzzOperation(
  api: TestApi,
  operation: Operation,
  { ajv, seed, requests, ids, makeGoodCall }: Means,
  report: FuzzReport,
): Promise<Caller> {
  const caller = await callerOf(operation, makeGoodCall)
  const spoil = spoilerOf(operation, ajv)
  const before = report.accepted
  // Whoever only looks may look at the same record again.
  const looksOnly = operation.method === 'GET'
  let arranged = await makeGoodCall(operation, caller)
  const another = async () => {
    if (!looksOnly) arranged = await makeGoodCall(operation, caller)
    return arranged
  }
  const somebody = asNeeded(await api.as('hrOfOne'), () => api.as('hrOfOne'))
  const ask = (asker: Asker, question: FuzzRequest) => send(operation, asker, question, report)

  const first = rightRequest(operation, arranged.parts)
  report.leaks.push(...told(await askWithoutSession(api, operation, first)))
  report.headerBreaks.push(...told(await otherMethod(arranged.person, first)))
  const rounds = Math.ceil(requests / ROUND)
  for (const { parts, pick } of samplesOf(operation, { seed, rounds, ids })) {
    const good = await another()
    await ask(good, rightRequest(operation, good.parts))
    const fresh = await another()
    await ask(fresh, rightRequest(operation, varied(fresh.parts, parts, pick)))
    await ask(somebody, rightRequest(operation, parts))
    const wrong = spoil(pick % 2 === 0 ? fresh.parts : parts, pick)
    if (wrong) await ask(somebody, wrong)
  }
  if (report.accepted === before) report.neverAccepted.push(operation.id)
  return caller
}

/** What a call is about may stand in company 2 as well; what a request does may not. */
async function isArrangedThere(api: TestApi, arrange: () => Promise<unknown>): Promise<boolean> {
  const before = await fingerprint(api.db.superuser, 2)
  await arrange()
  return (await fingerprint(api.db.superuser, 2)) !== before
}

/** Who can carry it out: some things want the group's administrator, or somebody who works in two companies. */
async function callerOf(operation: Operation, makeGoodCall: MakeGoodCall): Promise<Caller> {
  const { signInAgain, parts } = await makeGoodCall(operation, 'admin')
  const person = await signInAgain()
  const { status } = await person.request(rightRequest(operation, parts).request)
  return status >= 300 ? 'group' : 'admin'
}

/** Who asks, and how he gets a new session where a question has ended his own. */
interface Asker {
  person: Person
  signInAgain: () => Promise<Person>
}

function asNeeded(person: Person, signIn: () => Promise<Person>): Asker {
  const asker: Asker = { person, signInAgain: async () => (asker.person = await signIn()) }
  return asker
}

async function send(
  operation: Operation,
  asker: Asker,
  question: FuzzRequest,
  report: FuzzReport,
): Promise<void> {
  let person = asker.person
  let answer = await person.request(question.request)
  if (lost.has(answer.status) && operation.access !== 'public') {
    person = await asker.signInAgain()
    answer = await person.request(question.request)
  }
  report.requests += 1
  judge(operation, question, answer, report)
  if (answer.status >= 300) return
  report.accepted += 1
  report.aftermath.push(...told(await aftermath(person, operation, everyOperation, question, answer)))
}

/** Records that the list of a resource shows. */
async function idsOf(person: Person, resource: string): Promise<number[]> {
  const list = everyOperation.find((other) => other.resource === resource && other.verb === 'list')
  if (!list?.rows || list.path.includes('{')) return []
  const { data } = (await person.request({ method: 'GET', url: list.path })).body
  const rows = (data as Record<string, { id?: number }[]> | undefined)?.[list.rows] ?? []
  return rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
}

async function askWithoutSession(
  api: TestApi,
  { id, access }: Operation,
  { request }: FuzzRequest,
): Promise<string | undefined> {
  const nobody: Person = api.withToken(undefined)
  if (access === 'public') return undefined
  const { status } = await nobody.request(request)
  return status === 401 ? undefined : `${id} answered ${status} to nobody`
}

function told(finding: string | undefined): string[] {
  return finding === undefined ? [] : [finding]
}
