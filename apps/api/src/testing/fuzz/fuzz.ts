import { type Operation, operationsOf } from '../../contract/operations.ts'
import { createAjv } from '../../contract/schemas.ts'
import { type Answer, type Person, testApi, type TestApi } from '../api.ts'
import { checkAnswer } from '../check-answer.ts'
import { fingerprint } from '../fingerprint.ts'
import { type FuzzRequest, requestsOf } from './requests.ts'

/** How much is asked, and of what. */
export interface FuzzOptions {
  /** The same number asks the same questions. */
  seed: number
  /** Altogether, spread evenly over the operations. */
  requests: number
  /** Only operations whose id begins with this. */
  only?: string
  /** No operation is begun after this time, so that a slow machine ends too. */
  until?: number
}

/** What was found. */
export interface FuzzReport {
  operations: number
  requests: number
  /** Of the requests that the contract allows, those that were carried out. */
  accepted: number
  undocumented: string[]
  schemaBreaks: string[]
  serverErrors: string[]
  /** Requests that the contract forbids and that were not refused as bad input. */
  notRefused: string[]
  /** Answers to somebody without a session, and traces that a request left in another company. */
  leaks: string[]
}

/** Ends sessions or takes rights away, so the next request is another person's. */
const LOST = new Set([401, 403])

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
  const operations = [...operationsOf('product'), ...operationsOf('identity')].filter(({ id }) =>
    id.startsWith(only),
  )
  const share = Math.ceil(requests / operations.length)
  const report: FuzzReport = {
    operations: 0,
    requests: 0,
    accepted: 0,
    undocumented: [],
    schemaBreaks: [],
    serverErrors: [],
    notRefused: [],
    leaks: [],
  }
  for (const [resource, same] of Map.groupBy(operations, ({ resource: name }) => name)) {
    if (Date.now() > until) break
    const api = await testApi()
    try {
      const theirs = await fingerprint(api.db.superuser, 2)
      for (const operation of same) await fuzzOperation(api, operation, { seed, share }, report)
      if ((await fingerprint(api.db.superuser, 2)) !== theirs)
        report.leaks.push(`${resource} touched company 2`)
    } finally {
      await api.close()
    }
  }
  if ('a' in {}) report.leaks.push('Object.prototype was changed')
  return report
}

async function fuzzOperation(
  api: TestApi,
  operation: Operation,
  { seed, share }: { seed: number; share: number },
  report: FuzzReport,
): Promise<void> {
  let person = await api.as('hrOfOne')
  for (const question of requestsOf(operation, createAjv(), seed, share)) {
    let answer = await person.request(question.request)
    if (LOST.has(answer.status) && operation.access !== 'public') {
      person = await api.as('hrOfOne')
      answer = await person.request(question.request)
    }
    report.requests += 1
    judge(operation, question, answer, report)
    if (report.requests % 50 === 0) await askWithoutSession(api, operation, question, report)
  }
  report.operations += 1
}

function judge(
  operation: Operation,
  { wrong, request }: FuzzRequest,
  answer: Answer,
  report: FuzzReport,
): void {
  const { status } = answer
  const finding = `${operation.id} ${status}: ${wrong ?? 'as the contract allows'} — ${JSON.stringify(request)}`
  if (status >= 500) report.serverErrors.push(finding)
  try {
    checkAnswer(operation.id, status, answer.body)
  } catch (error) {
    const kind = (error as Error).message.includes('does not declare')
      ? report.undocumented
      : report.schemaBreaks
    kind.push(`${finding} (${(error as Error).message})`)
  }
  if (answer.body.success !== status < 300)
    report.schemaBreaks.push(`${finding} (success is not what happened)`)
  if (wrong === undefined) report.accepted += status < 300 ? 1 : 0
  else if (status !== (wrong === 'text/plain' ? 415 : 400) && !LOST.has(status))
    report.notRefused.push(finding)
}

async function askWithoutSession(
  api: TestApi,
  { id, access }: Operation,
  { request }: FuzzRequest,
  report: FuzzReport,
): Promise<void> {
  const nobody: Person = api.withToken(undefined)
  if (access === 'public') return
  const { status } = await nobody.request(request)
  if (status !== 401) report.leaks.push(`${id} answered ${status} to nobody`)
}
