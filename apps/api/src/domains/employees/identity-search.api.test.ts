import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { Client } from 'pg'
import type { Scope } from '../../contract/session.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

type Grant = readonly [permission: PermissionName, scope: Scope]

const api = apiForFile()
let officer: Person
let reader: Person
beforeAll(async () => {
  officer = await holder([
    ['employee_access', 'company'],
    ['employee_edit', 'company'],
    ['employee_delete', 'company'],
    ['employee_sensitive', 'company'],
  ])
  reader = await holder([['employee_access', 'company']])
})

async function holder(grants: readonly Grant[], personId?: number): Promise<Person> {
  const login = `so-${nextNumber()}`
  return newcomer(api, { login, companies: { 1: grants }, ...(personId !== undefined && { personId }) })
}

async function found(person: Person, value: string, as_of?: string): Promise<number[]> {
  const query = { search: { value }, pagination: true, ...(as_of !== undefined && { as_of }) }
  const { status, body } = await person.call('employees.list', { query })
  expect(status).toBe(200)
  expect(body.data.meta.pagination?.total).toBe(body.data.employees.length)
  return body.data.employees.map(({ id }) => id)
}

/** Numbers that nobody else has. */
function newNumbers() {
  const number = nextNumber()
  return {
    id_number: `07919${String(number).padStart(7, '0')}`,
    old_id_number: `27${String(number).padStart(7, '0')}`,
  }
}

async function someone(unit: number, papers: object): Promise<number> {
  const { employeeId } = await hire(api, 'Kiều Thị Số', unit)
  const { status } = await officer.call('employeePapers.update', { path: { id: employeeId }, body: papers })
  expect(status).toBe(200)
  return employeeId
}

test('whoever holds the right finds by the whole number, the old one too, and by no part of it', async () => {
  const papers = newNumbers()
  const id = await someone(3, papers)
  expect(await found(officer, papers.id_number)).toEqual([id])
  expect(await found(officer, `kieu ${papers.old_id_number}`)).toEqual([id])
  expect(await found(officer, `tran ${papers.old_id_number}`)).toEqual([])
  expect(await found(officer, papers.id_number.slice(0, 11))).toEqual([])
  // A search in one field looks at nothing else.
  const named = await officer.call('employees.list', {
    query: { search: { value: papers.id_number, fields: ['full_name'] } },
  })
  expect(named.body.data.employees).toEqual([])
  expect(await found(officer, papers.id_number, '2025-01-01')).toEqual([id])
})

/** Leaves out what a connection calls a prepared statement: each counts its own, and two calls may have two connections. */
function withoutName(key: string, value: unknown): unknown {
  return key === 'name' ? undefined : value
}

test('without the right every number is answered alike, by a statement that reads none', async () => {
  const papers = newNumbers()
  await someone(3, papers)
  const statements = async (value: string) => {
    const sent = vi.spyOn(Client.prototype, 'query')
    try {
      expect(await found(reader, value)).toEqual([])
      return sent.mock.calls.map(([asked]) => JSON.stringify(asked, withoutName).replaceAll(value, ''))
    } finally {
      sent.mockRestore()
    }
  }
  const ofSomebody = await statements(papers.id_number)
  expect(ofSomebody).toEqual(await statements('079199999999'))
  expect(ofSomebody.join()).toContain('employee_words')
  expect(ofSomebody.join()).not.toMatch(/identity|employee_search_words/)
})

test('the right finds where its own scope reaches, whatever else is seen', async () => {
  const [inside, outside] = [newNumbers(), newNumbers()]
  const mine = await someone(3, inside)
  const other = await someone(4, outside)
  const { personId } = await hire(api, 'Người Của Tổ Số', 2)
  const head = await holder(
    [
      ['employee_access', 'company'],
      ['employee_sensitive', 'unit'],
    ],
    personId,
  )
  expect(await found(head, inside.id_number)).toEqual([mine])
  expect(await found(head, outside.id_number)).toEqual([])
  expect(await found(head, outside.id_number, '2025-01-01')).toEqual([])
  // What others are found by still finds them, also where it looks like such a number.
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update employees set timekeeping_code = $2 where id = $1', [other, outside.old_id_number]),
  )
  expect(await found(head, outside.old_id_number)).toEqual([other])
})

test('the words follow the file: changed, taken away, deleted and brought back', async () => {
  const [before, after] = [newNumbers(), newNumbers()]
  const id = await someone(3, before)
  const save = (body: object) => officer.call('employeePapers.update', { path: { id }, body })
  await save({ id_number: after.id_number })
  expect(await found(officer, before.id_number)).toEqual([])
  expect(await found(officer, after.id_number)).toEqual([id])
  expect(await found(officer, before.old_id_number)).toEqual([id])
  await save({ old_id_number: null })
  expect(await found(officer, before.old_id_number)).toEqual([])
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('delete from employee_papers where employee_id = $1', [id]),
  )
  expect(await found(officer, after.id_number)).toEqual([])
  expect(await wordsOf(id)).toBe(0)
})

test('a deleted file leaves no number behind, and finds it again when it comes back', async () => {
  const papers = newNumbers()
  const id = await someone(3, papers)
  expect(await wordsOf(id)).toBe(2)
  expect((await officer.call('employees.destroy', { path: { id } })).status).toBe(200)
  expect(await wordsOf(id)).toBe(0)
  expect((await officer.call('employees.restore', { body: { ids: [id] } })).status).toBe(200)
  expect(await found(officer, papers.id_number)).toEqual([id])
})

async function wordsOf(id: number): Promise<number> {
  const { rows } = await api.db.superuser.query<{ total: number }>(
    'select count(*)::integer as total from identity_words where employee_id = $1',
    [id],
  )
  return rows[0]?.total ?? 0
}
