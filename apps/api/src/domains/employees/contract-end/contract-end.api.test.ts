import type { Input, PermissionName } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import type { Scope } from '../../../contract/session.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

type Query = NonNullable<Input<'employees.list'>['query']>
type Filter = NonNullable<NonNullable<Query['filter']>['contract_end_date']>

const api = apiForFile()

async function holder(
  grants: readonly (readonly [PermissionName, Scope])[],
  personId?: number,
): Promise<Person> {
  return newcomer(api, {
    login: `hd-${nextNumber()}`,
    companies: { 1: grants },
    ...(personId !== undefined && { personId }),
  })
}

/** Somebody with contracts of these days, the first days of which are a year apart. */
async function engaged(
  unit: number,
  ...contracts: { state?: string; end: string | null }[]
): Promise<number> {
  const { employeeId } = await hire(api, 'Hứa Thị Hạn', unit)
  for (const [index, { state = 'issued', end }] of contracts.entries())
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date,
           issued_at, ended_date, end_reason)
         select 1, $1::bigint, contract_types.id, case when $4::date is null then 'indefinite' else 'fixed_term' end, $2::text, 'HH-' || $1 || '-' || $5::integer,
           $3::date, $3::date, $4::date, case when $2 <> 'draft' then now() end,
           case when $2 = 'ended' then $4::date end, case when $2 = 'ended' then 'expiry' end
         from contract_types where company_id = 1 order by id limit 1`,
        [employeeId, state, `${2024 + index}-01-01`, end, index],
      ),
    )
  return employeeId
}

async function found(person: Person, people: readonly number[], filter: Filter): Promise<number[]> {
  const { status, body } = await person.call('employees.list', {
    query: { filter: { contract_end_date: filter, id: { operator: 'in', value: [...people] } } },
  })
  expect(status).toBe(200)
  return body.data.employees.map(({ id }) => id).toSorted((one, other) => one - other)
}

async function endOf(person: Person, id: number): Promise<unknown> {
  const query: Query = { include: ['contract'], filter: { id: { operator: 'in', value: [id] } } }
  const [row] = (await person.call('employees.list', { query })).body.data.employees
  return row && 'contract_end_date' in row ? row.contract_end_date : 'absent'
}

const whole = [
  ['employee_access', 'company'],
  ['employee_export', 'company'],
] as const

test('the end is that of the last issued contract, in column and filter alike', async () => {
  const hr = await holder([...whole, ['contract_access', 'company']])
  const ending = await engaged(3, { end: '2024-12-31' }, { end: '2027-01-31' })
  const lasting = await engaged(3, { end: '2027-01-31' }, { end: null })
  const drafted = await engaged(3, { end: '2027-02-28' }, { state: 'draft', end: '2028-12-31' })
  const gone = await engaged(3, { state: 'ended', end: '2027-01-31' })
  const none = await engaged(3)
  const people = [ending, lasting, drafted, gone, none]
  const ends = []
  for (const id of people) ends.push(await endOf(hr, id))
  expect(ends).toEqual(['2027-01-31', null, '2027-02-28', null, null])
  expect(await found(hr, people, { operator: 'equal', value: '2027-01-31' })).toEqual([ending])
  expect(await found(hr, people, { operator: 'lte', value: '2027-01-31' })).toEqual([ending])
  expect(await found(hr, people, { operator: 'gte', value: '2027-02-01' })).toEqual([drafted])
  const both = { operator: 'between', from: '2027-01-31', to: '2027-02-28' } as const
  expect(await found(hr, people, both)).toEqual([ending, drafted])
  // Without a day it asks nothing.
  expect(await found(hr, people, { operator: 'between' })).toEqual(people)
  const past = await hr.call('employees.list', {
    query: { as_of: '2026-01-01', filter: { contract_end_date: both } },
  })
  expect(past.status).toBe(400)
})

test('who may not see contracts gets no day, by no filter and in no file, whatever it is', async () => {
  const reader = await holder(whole)
  const [dated, undated] = [await engaged(3, { end: '2027-03-31' }), await engaged(3)]
  for (const id of [dated, undated]) expect(await endOf(reader, id)).toBe('absent')
  const answers = []
  for (const value of ['2027-03-31', '1999-01-01']) {
    const { status, body } = await reader.call('employees.list', {
      query: { filter: { contract_end_date: { operator: 'equal', value } } },
    })
    answers.push([status, body.errors])
  }
  expect(answers[0]?.[0]).toBe(400)
  expect(answers[1]).toEqual(answers[0])
  const file = await reader.call('employees.export', {
    body: { columns: ['nhansu_id', 'contract_end_date'] },
  })
  expect(file.status).toBe(400)
})

test('the right shows the day where its own scope reaches, in list, filter and file', async () => {
  const [mine, other] = [await engaged(3, { end: '2027-04-30' }), await engaged(4, { end: '2027-04-30' })]
  const { personId } = await hire(api, 'Trưởng Đơn Vị Hạn', 2)
  const head = await holder([...whole, ['contract_access', 'unit']], personId)
  expect(await endOf(head, mine)).toBe('2027-04-30')
  expect(await endOf(head, other)).toBe('absent')
  expect(await found(head, [mine, other], { operator: 'equal', value: '2027-04-30' })).toEqual([mine])
  const file = await head.call('employees.export', {
    body: {
      columns: ['full_name', 'contract_end_date'],
      sort: 'nhansu_id',
      filter: { id: { operator: 'in', value: [mine, other] } },
    },
  })
  expect(file.status).toBe(200)
  const told = JSON.stringify((await openWorkbook(file.bytes)).sheets)
  expect(told.split('30/04/2027').length + told.split('2027-04-30').length).toBe(3)
})
