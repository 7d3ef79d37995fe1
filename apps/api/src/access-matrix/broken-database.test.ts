import { type OperationId, operations, resourceOf, verbOf } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../testing/api.ts'
import { takesAll } from '../testing/classes.ts'
import { everyPermission, newcomer } from '../testing/newcomer.ts'
import { importFields } from '../workbooks/import/fields.ts'
import { operationNamed } from '../contract/operations.ts'
import { type Asked, ask, askedBeforehand } from './asking.ts'

// The index holds exactly the operations of the contract.
const ids = (Object.keys(operations) as OperationId[]).filter(takesAll)
/** What the session alone answers, or what this process remembers, or the contract: a template without names of records. */
const needsNoTable = ids.filter(
  (id) =>
    id === 'session.me' || id === 'papers.show' || id === 'decisions.importTemplate' || isOfTheContract(id),
)
/** What whoever asks has no file for is said from the session. */
const ofOnesOwnFile: readonly OperationId[] = ['requestChangeInfos.storePicture']

function isOfTheContract(id: OperationId): boolean {
  return (
    verbOf(id) === 'importTemplate' &&
    operationNamed(`${resourceOf(id)}.import` as OperationId).key !== undefined &&
    importFields(resourceOf(id)).columns.every(({ refersTo }) => refersTo === undefined)
  )
}

const api = apiForFile()
let admin: Person
let asked: ReadonlyMap<OperationId, Asked>
beforeAll(async () => {
  asked = await askedBeforehand(api, ids)
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission, 2: everyPermission } })
  const { rows } = await api.db.database.pool.query<{ role: string }>('select current_user as role')
  await api.db.superuser.query(`
    revoke all on all tables in schema public from ${rows[0]?.role};
    revoke execute on all functions in schema public from ${rows[0]?.role};
    grant execute on function read_session to ${rows[0]?.role};`)
})

test.each(ids)('%s tells nothing of what is broken', async (id) => {
  const { status, text, body } = await ask(admin, id, asked.get(id) ?? {})
  expect(status).toBe(needsNoTable.includes(id) ? 200 : ofOnesOwnFile.includes(id) ? 400 : 500)
  if (status === 200) return
  expect(Object.keys(body).toSorted()).toEqual(['message', 'request_id', 'success'])
  expect(body.message).toMatch(/^\p{Lu}.*[.!]?$/u)
  expect(text).not.toMatch(
    /permission denied|42501|select|insert|function|relation|role |\.ts|node_modules|\/src\//i,
  )
})
