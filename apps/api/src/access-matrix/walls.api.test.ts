import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Actor, arrangeActor } from './actors.ts'
import { isAskedOfEachServer } from './asked-of-each-server.ts'
import { calls } from './calls.ts'
import { type Answer, apiForFile, type Person, type Walls } from '../testing/api.ts'
import { exampleInput, idLists, type Row } from '../testing/example-input.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { everyPermission, newcomer } from '../testing/newcomer.ts'
import { startNumbersAt } from '../testing/numbers.ts'
import { openWorkbook } from '../testing/open-workbook.ts'
import { keepPlannerInformed } from '../testing/planner.ts'
import { workbookType } from '../workbooks/xlsx/workbook.ts'
import { shapeOf } from '../contract/list-query/shape.ts'
import { answersFile, type Operation, operationsOf } from '../contract/operations.ts'

/**
 * Two walls keep companies apart: row-level security and the conditions of the queries themselves. Each has to do alone
 * what both do together. So the same good calls of the same person go to three servers, one with both walls and one
 * without each, and have to be answered alike; company 2 is left as it was.
 */

const operations = [...operationsOf('product'), ...operationsOf('identity')]
/** The example of a workbook is none, which is said before anybody's record is looked for; its own test asks for another's. */
const readsWorkbookFirst = new Set<string>(['quizExams.upload'])
const compared = operations.filter(({ id }) => isAskedOfEachServer(id))
/** What has no list has the number of the contract's examples in company 1, and a hundred more in company 2. */
const ofExamples = { id: 112, version: 3 }
const lists = compared.filter(({ rows }) => rows !== undefined)
/**
 * Administrative units are the same for everybody; each company has every mail template, kind of paper and list under the same
 * name; what is published is published to all.
 */
const ofNoCompany =
  /^(provinces|districts|wards|newProvinces|newDistricts|mailTemplates|paperTemplates|paperClauses|reportLists|externals)\./
const aboutRecords = compared.filter(
  ({ id, path, body }) =>
    (path.includes('{') || Object.keys(body?.properties ?? {}).some((name) => idLists.has(name))) &&
    !ofNoCompany.test(id) &&
    !readsWorkbookFirst.has(id),
)

const walls: readonly Walls[] = ['both', 'no-rls', 'no-scope']
const servers = walls.map((name) => ({
  name,
  api: apiForFile(() => ({ PORTAL_URL: 'https://tuyen-dung.example.com' }), name),
}))
type Server = (typeof servers)[number]
/** On each server: who may do everything in both companies and works in company 1, and an administrator of company 1. */
interface Cast {
  group: Actor
  setupAdmin: Person
  hrOfOne: Person
  hrOfTwo: Person
}
const casts = new Map<Walls, Cast>()
const tablesOfTwo = new Map<Walls, string>()

beforeAll(async () => {
  for (const { name, api } of servers) {
    casts.set(name, {
      group: await arrangeActor(api, 'group'),
      setupAdmin: await newcomer(api, { login: 'walls.setup', companies: { 1: everyPermission } }),
      hrOfOne: await api.as('hrOfOne'),
      hrOfTwo: await api.as('hrOfTwo'),
    })
    tablesOfTwo.set(name, await companyTwo(api))
  }
})
afterEach(() => vi.unstubAllEnvs())
keepPlannerInformed(() => servers.map(({ api }) => api.db))

/** Company 2, but for the sessions and sign-ins of who came over to it. */
async function companyTwo({ db }: Server['api']): Promise<string> {
  return (await fingerprint(db.superuser, 2)).replaceAll(/^(sessions|sign_in_events) .*$/gm, '')
}

function castOf({ name }: Server): Cast {
  const cast = casts.get(name)
  if (cast === undefined) throw new Error(`nobody was made on the server ${name}`)
  return cast
}

/** What an answer says, but for what differs between any two: moments, request ids, tokens and what is drawn by lot. */
async function said(operation: Operation, answer: Answer): Promise<unknown> {
  const { status, body, bytes, headers } = answer
  if (status === operation.success.status && answersFile(operation)) {
    const type = String(headers['content-type'])
    if (type !== workbookType) return [status, type]
    return [status, masked(JSON.stringify((await openWorkbook(bytes)).sheets))]
  }
  return [status, masked(JSON.stringify(body))]
}

function masked(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.+Z-]+|\d\d-\d\d-\d{4} \d\d:\d\d:\d\d/g, 'moment')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/[\w.-]{32,}/g, 'token')
    .replaceAll(/HS-[0-9A-Z]{8}/g, 'reference')
    .replaceAll(/"ends_with":"[^"]*"/g, 'end of a token')
    .replaceAll(/(?<=example\.com\/tuyen-dung\/)[\w-]{22}/g, 'link')
    .replaceAll(/"qr":\{"size":\d+,"path":"[^"]*"\}/g, 'code of a link')
}

/** Asks all servers the same and expects the same of them. */
async function expectAlike(ask: (server: Server) => Promise<unknown>): Promise<unknown> {
  const answers: unknown[] = []
  for (const server of servers) {
    // The work of jobs is done with the same walls.
    vi.stubEnv('TEST_WALLS', server.name)
    answers.push(await ask(server))
  }
  const [both, ...others] = answers
  for (const [place, other] of others.entries()) expect(other, walls[place + 1]).toEqual(both)
  return both
}

describe('a good call is answered alike with either wall alone', () => {
  // The next file of this process has a database of its own, and begins as it would alone.
  afterAll(() => startNumbersAt(0))

  test.each(compared)('$id', async (operation) => {
    const { id } = operation
    const both = await expectAlike(async (server) => {
      // The same codes and names on each server, and others for each operation.
      startNumbersAt(1_000 * (1 + operations.indexOf(operation)))
      const { group, setupAdmin } = castOf(server)
      const context = { api: server.api, actor: group, caller: await group.signIn(), setupAdmin }
      const input = await calls[id](context)
      return said(operation, await (await group.signIn()).call(id, input))
    })
    expect(both).toEqual([operation.success.status, expect.any(String)])
  })
})

describe('a list narrowed or sorted is the same with either wall alone', () => {
  test.each(lists)('$id', async (list) => {
    const { filters, sortable } = shapeOf(list)
    const row = await firstRow(list, castOf(servers[0] as Server).hrOfOne)
    const queries = [
      { pagination: true, page: 1, size: 100 },
      ...[...sortable].map((field) => ({ sort: `-${field}` })),
      ...[...filters]
        .filter(([field]) => row[field] != null && typeof row[field] !== 'object')
        .map(([field, kind]) => ({
          filter: {
            [field]: { operator: kind === 'TextFilter' ? 'like' : 'equal', value: row[field] },
          },
        })),
    ]
    for (const query of queries) {
      await expectAlike(async (server) => {
        const answer = await call(castOf(server).hrOfOne, list, { query })
        return said(list, answer)
      })
    }
  })
})

describe('knows nothing of the other company, in the words for what never was', () => {
  test.each(aboutRecords)('$id', async (operation) => {
    const never = exampleInput(operation, { id: 999_999, nhansu_id: 'KHONGCO1', version: 1 })
    await expectAlike(async (server) => {
      const { hrOfOne, hrOfTwo } = castOf(server)
      const input = exampleInput(operation, { ...ofExamples, ...(await firstRow(operation, hrOfTwo)) })
      const [theirs, unknown] = [await call(hrOfOne, operation, input), await call(hrOfOne, operation, never)]
      expect([theirs.status, unknown.status], server.name).toEqual([404, 404])
      const [first, second] = [theirs, unknown].map(({ text, body }) =>
        text.replace(body.request_id ?? '', ''),
      )
      expect(first, server.name).toBe(second)
      return first
    })
  })
})

test('company 2 is as it was, whichever wall is down', async () => {
  for (const { name, api } of servers) expect(await companyTwo(api), name).toBe(tablesOfTwo.get(name))
})

/** Calls with an input that only the contract, not the compiler, says to fit. */
function call(person: Person, operation: Operation, input: object) {
  return person.call(operation.id, input)
}

/** The first record of the operation's resource that somebody sees in his list; none where there is no list. */
async function firstRow({ id, resource, path }: Operation, person: Person): Promise<Row> {
  if (id === 'jobChanges.withdraw' || id === 'jobChanges.correct') return firstJobChange(person)
  // A part of a record, such as the papers or the bank accounts of an employee, is found by the record.
  const [records] = path.split('/{')
  const list =
    operations.find((each) => each.id === `${resource}.list` && !each.path.includes('{')) ??
    operations.find((each) => each.path === records && each.verb === 'list')
  if (list === undefined) return {}
  const { status, body } = await person.call(list.id)
  // A list of something, such as the days of a calendar, is of nothing here.
  if (status === 400) return {}
  const [rows = []] = Object.values(body.data as Record<string, Row[]>)
  const row = rows[0]
  if (row === undefined && list.rows !== undefined) throw new Error(`the test group has no ${resource}`)
  return row ?? {}
}

/** A change in the work of the first employee whom somebody sees: changes have no list but that of each employee. */
async function firstJobChange(person: Person): Promise<Row> {
  const [employee] = (await person.call('employees.list')).body.data.employees
  const { body } = await person.call('jobChanges.ofEmployee', { path: { id: employee?.id ?? 0 } })
  const [change] = body.data.changes
  if (change === undefined) throw new Error('nobody in the test group has a job change')
  return { id: change.id }
}
