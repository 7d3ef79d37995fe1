import { type OperationId, operations } from '@nhansu/sdk/contract'
import { assert, asyncProperty, jsonValue, string } from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { documents, resolve, type Schema } from '../contract/document.ts'
import { operationsOf } from '../contract/operations.ts'
import { type Answer, apiForFile, type Person } from '../testing/api.ts'
import { oneOfEachClass } from '../testing/classes.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { everyPermission, newcomer } from '../testing/newcomer.ts'
import { type Asked, ask, askedBeforehand } from './asking.ts'

/** What no caller may set anywhere, unless the operation itself names it. */
const notForCallers = [
  'company_id',
  'current_company_id',
  'user_id',
  'person_id',
  'created_at',
  'updated_at',
  'salary_level',
  'active',
  'is_shipped',
  'password_hash',
]
const withBody = oneOfEachClass([...operationsOf('product'), ...operationsOf('identity')]).filter(
  ({ body }) => body !== undefined,
)

const api = apiForFile()
let admin: Person
let before: string
let asked: ReadonlyMap<OperationId, Asked>
beforeAll(async () => {
  asked = await askedBeforehand(
    api,
    withBody.map(({ id }) => id),
  )
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
  before = await fingerprint(api.db.superuser, 1)
})

function spoiled(id: OperationId, field: string, value: unknown): Promise<Answer> {
  const { body = {}, ...rest } = asked.get(id) ?? {}
  return ask(admin, id, { ...rest, body: { ...body, [field]: value } })
}

function namesOf(id: OperationId): Set<string> {
  const known = withBody.find((operation) => operation.id === id)
  const body = known?.body && resolve<Schema>(documents[known.api], known.body)
  return new Set(Object.keys(body?.properties ?? {}))
}

describe('a field that is not for the caller to set is refused, whatever else is right', () => {
  test.each(withBody.map(({ id }) => id))('%s', async (id) => {
    const named = namesOf(id)
    for (const field of notForCallers.filter((name) => !named.has(name))) {
      expect(await spoiled(id, field, 1)).toMatchObject({
        status: 400,
        body: { errors: { [field]: [expect.any(String)] } },
      })
    }
  })

  test('and nothing has changed', async () => {
    expect(await fingerprint(api.db.superuser, 1)).toBe(before)
  })
})

describe('so is any field that nobody has heard of', () => {
  const changes = withBody.map(({ id }) => id).filter((id) => operations[id].method === 'PUT')
  test.each(changes)('%s', async (id) => {
    const named = namesOf(id)
    const field = string({ minLength: 1, maxLength: 30 }).filter((name) => !named.has(name))
    await assert(
      asyncProperty(field, jsonValue(), async (name, value) => {
        expect((await spoiled(id, name, value)).status).toBe(400)
      }),
      { numRuns: 40 },
    )
    expect(await fingerprint(api.db.superuser, 1)).toBe(before)
  })
})
