import type { Ajv2020 } from 'ajv/dist/2020.js'
import { type Operation, operationsOf } from '../../contract/operations.ts'
import { createAjv } from '../../contract/schemas.ts'
import { type Person, testApi, type TestApi } from '../api.ts'
import { fingerprint } from '../fingerprint.ts'
import { aftermath, otherMethod } from './aftermath.ts'
import { type Findings, judge, lost } from './judge.ts'
import type { FuzzRequest } from './request-parts.ts'
import { requestsOf } from './requests.ts'

/** How much is asked, and of what. */
export interface FuzzOptions {
  /** The same number asks the same questions. */
  seed: number
  /** Of each operation. */
  requests: number
  /** Only operations whose id begins with this. */
  only?: string
  /** No resource is begun after this time, so that a slow machine ends too. */
  until?: number
}

/** What was asked and what was found. */
export interface FuzzReport extends Findings {
  requests: number
  /** Of the requests that the contract allows, those that were carried out. */
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

/**
 * Asks every operation of the contract with what the contract allows and with what it forbids in one place, as a user of
 * company 1 who may do everything, and holds each answer against the contract. A resource at a time has a database of
 * its own, so that a finding can be repeated by its seed and its operation alone.
 */
export async function fuzzContract({
  seed,
  requests,
  only = '',
  until = Infinity,
}: FuzzOptions): Promise<FuzzReport> {
  const all = [...operationsOf('product'), ...operationsOf('identity')]
  const operations = all.filter(({ id }) => id.startsWith(only))
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
  for (const [resource, same] of Map.groupBy(operations, ({ resource: name }) => name)) {
    if (Date.now() > until) {
      report.notAsked.push(...same.map(({ id }) => id))
      continue
    }
    const api = await testApi()
    try {
      const theirs = await fingerprint(api.db.superuser, 2)
      const ids = await idsOf(await api.as('hrOfOne'), resource)
      for (const operation of same)
        await fuzzOperation(api, operation, ajv, { seed, count: requests, ids }, report)
      if ((await fingerprint(api.db.superuser, 2)) !== theirs)
        report.leaks.push(`${resource} touched company 2`)
    } finally {
      await api.close()
    }
  }
  if ('a' in {}) report.leaks.push('Object.prototype was changed')
  return report
}

const everyOperation = operationsOf('product')

async function fuzzOperation(
  api: TestApi,
  operation: Operation,
  ajv: Ajv2020,
  amount: { seed: number; count: number; ids: readonly number[] },
  report: FuzzReport,
): Promise<void> {
  let person = await api.as('hrOfOne')
  const questions = [...requestsOf(operation, ajv, amount)]
  let accepted = 0
  const [first] = questions
  if (first) {
    report.leaks.push(...told(await askWithoutSession(api, operation, first)))
    report.headerBreaks.push(...told(await otherMethod(person, first)))
  }
  for (const question of questions) {
    let answer = await person.request(question.request)
    if (lost.has(answer.status) && operation.access !== 'public') {
      person = await api.as('hrOfOne')
      answer = await person.request(question.request)
    }
    report.requests += 1
    judge(operation, question, answer, report)
    if (answer.status >= 300) continue
    accepted += question.wrong === undefined ? 1 : 0
    report.aftermath.push(...told(await aftermath(person, operation, everyOperation, question, answer)))
  }
  report.accepted += accepted
  if (accepted === 0) report.neverAccepted.push(operation.id)
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
