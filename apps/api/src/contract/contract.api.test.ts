import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../testing/api.ts'
import { type ExampleInput, exampleInput, idLists, type Row } from '../testing/example-input.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { answersFile, type Operation, operationsOf } from './operations.ts'

const operations = [...operationsOf('product'), ...operationsOf('identity')]
const withSession = operations.filter(({ access }) => access !== 'public')
/** These, and undoing an import, would take the session of the tests away or need something first; they have tests of their own. */
const onceOnly = new Set<string>([
  'session.login',
  'session.logout',
  'session.changeCompany',
  'profile.changePassword',
  'profile.passwordLink',
  'profile.resetPassword',
  'profile.endSession',
  'catalogues.preview',
  'catalogues.copy',
  'departments.undoMerge',
  'company.update',
  'company.logo',
  'company.destroyLogo',
  'company.restoreLogo',
  'mailTemplates.update',
  'company.logoTicket',
  'files.download',
])
/** These change what holds for the whole group, which no administrator of one company may; they have tests of their own. */
const ofTheGroup = new Set<string>(['lawConstants.storeValue'])
const repeatable = operations.filter(
  ({ id, verb }) => !onceOnly.has(id) && !ofTheGroup.has(id) && verb !== 'undoImport',
)
/** Administrative units are the same for everybody; each company has every mail template under the same name. */
const ofNoCompany = /^(provinces|districts|wards|newProvinces|newDistricts|mailTemplates)\./
const aboutRecords = operations.filter(
  ({ id, path, body }) =>
    (path.includes('{') || bodyNames(body).some((name) => idLists.has(name))) && !ofNoCompany.test(id),
)

const api = apiForFile()
let hrOfOne: Person
let hrOfTwo: Person
let tablesOfTwo: string

beforeAll(async () => {
  hrOfOne = await api.as('hrOfOne')
  hrOfTwo = await api.as('hrOfTwo')
  tablesOfTwo = await fingerprint(api.db.superuser, 2)
})

function bodyNames(body: Operation['body']): string[] {
  return Object.keys(body?.properties ?? {})
}

/** Calls with an input that only the contract, not the compiler, says to fit. */
function call(person: Person, operation: Operation, input: object) {
  return person.call(operation.id, input)
}

/** The first record of the operation's resource that somebody sees in his list; none where there is no list. */
async function firstRow({ resource }: Operation, person: Person): Promise<Row> {
  const list = operations.find(({ id }) => id === `${resource}.list`)
  if (list?.rows === undefined) return {}
  const { body } = await person.call(list.id)
  const row = (body.data as Record<string, Row[] | undefined>)[list.rows]?.[0]
  if (row === undefined) throw new Error(`the test group has no ${resource}`)
  return row
}

async function inputFor(operation: Operation, person: Person): Promise<ExampleInput> {
  return exampleInput(operation, await firstRow(operation, person))
}

function fill(path: string, values: Record<string, unknown>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

describe('answers the example of its contract, in the shape of its contract', () => {
  test.each(repeatable)('$id', async (operation) => {
    const input = await inputFor(operation, hrOfOne)
    if (operation.verb === 'restore') {
      const destroy = operations.find(({ id }) => id === `${operation.resource}.destroyBulk`)
      if (destroy) await call(hrOfOne, destroy, await inputFor(destroy, hrOfOne))
    }
    const answer = await call(hrOfOne, operation, input)
    expect(answer.status).toBe(operation.success.status)
    if (answersFile(operation)) expect(answer.headers['content-type']).toBe(operation.success.mediaType)
    else expect(answer.body.success).toBe(true)
  })
})

describe('refuses a parameter that the contract does not know', () => {
  test.each(repeatable)('$id', async (operation) => {
    const { path } = await inputFor(operation, hrOfOne)
    const url = `${fill(operation.path, path)}?khong_co=1`
    const answer = await hrOfOne.request({ method: operation.method, url })
    expect(answer).toMatchObject({ status: 400, body: { errors: { khong_co: [expect.any(String)] } } })
  })
})

describe('refuses a field that the contract does not know', () => {
  test.each(operations.filter(({ body }) => body !== undefined))('$id', async (operation) => {
    const { path, body } = await inputFor(operation, hrOfOne)
    const answer = await call(hrOfOne, operation, { path, body: { ...(body as object), company_id: 2 } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { company_id: [expect.any(String)] } } })
  })
})

describe('asks for a session', () => {
  test.each(withSession)('$id', async (operation) => {
    const answer = await call(api.withToken(undefined), operation, await inputFor(operation, hrOfOne))
    expect(answer.status).toBe(401)
  })
})

describe('is not for those who lack its permission', () => {
  const permitted = withSession.filter(
    ({ access }) => typeof access !== 'string' && !access.some((entry) => 'own' in entry),
  )
  test.each(permitted)('$id', async (operation) => {
    const answer = await call(await api.as('employee'), operation, await inputFor(operation, hrOfOne))
    expect(answer.status).toBe(403)
  })
})

describe('knows nothing of the other company, in the words for what never was', () => {
  test.each(aboutRecords)('$id', async (operation) => {
    const theirs = await call(hrOfOne, operation, await inputFor(operation, hrOfTwo))
    const nobodys = { id: 999_999, nhansu_id: 'KHONGCO1', version: 1 }
    const unknown = await call(hrOfOne, operation, exampleInput(operation, nobodys))
    expect([theirs.status, unknown.status]).toEqual([404, 404])
    const [first, second] = [theirs, unknown].map(({ text, body }) => text.replace(body.request_id ?? '', ''))
    expect(first).toBe(second)
  })

  test('and has touched nothing there', async () => {
    expect(await fingerprint(api.db.superuser, 2)).toBe(tablesOfTwo)
  })
})

describe('answers other methods with what the path takes', () => {
  test.each([...Map.groupBy(operations, ({ path }) => path)])('%s', async (path, same) => {
    const url = fill(path, { id: 1, nhansu_id: 'NS0011' })
    const { status, headers } = await hrOfOne.request({ method: 'PATCH', url })
    expect(status).toBe(405)
    expect(String(headers['allow']).split(', ')).toEqual(
      expect.arrayContaining(same.map(({ method }) => method)),
    )
  })
})
