import type { Input } from '@nhansu/sdk/contract'
import { Client } from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'

type Query = NonNullable<Input<'employees.list'>['query']>

const api = apiForFile()
let hr: Person
let manager: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  manager = await api.as('manager')
  await api.db.superuser.query('analyze')
})

interface Sent {
  text: string
  values: unknown[]
}

/** The statements about the list itself that a call sends to the database. */
async function statementsOf(person: Person, query: Query): Promise<Sent[]> {
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    const { status } = await person.call('employees.list', { query: { pagination: true, ...query } })
    expect(status).toBe(200)
    // pg's query is overloaded eight ways; the server calls it with a text and its values.
    const calls = sent.mock.calls as unknown as [string, unknown[] | undefined][]
    return calls.flatMap(([text, values]) => (values && /employee/.test(text) ? [{ text, values }] : []))
  } finally {
    sent.mockRestore()
  }
}

/** The plan for a table too large to be read, as the server's own role sees it. */
async function planOf({ text, values }: Sent): Promise<string> {
  const client = await api.db.database.pool.connect()
  try {
    await client.query('begin read only; set local app.company_id = 1; set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const asked: [string, Query][] = [
  ['the first page', {}],
  ['the last page', { page: 2, size: 3 }],
  ['by another field', { sort: '-join_date' }],
  ['a code', { search: { value: 'NS0011' } }],
  ['two words', { search: { value: 'dao nguyen' } }],
  ['a unit', { filter: { department_id: { operator: 'equal', value: 2 } } }],
  ['several units', { filter: { department_id: { operator: 'in', value: [2, 4] } } }],
  [
    'a unit and a word',
    { search: { value: 'dao' }, filter: { department_id: { operator: 'equal', value: 2 } } },
  ],
  ['a position', { filter: { position_id: { operator: 'equal', value: 2 } } }],
  ['those who work', { filter: { active: { operator: 'equal', value: true } } }],
  [
    'a stretch of days',
    { filter: { join_date: { operator: 'between', from: '2019-01-01', to: '2021-01-01' } } },
  ],
  ['accounts', { include: ['account'] }],
]

/** What an index must have narrowed where a statement asks such a table; less means reading all that a company has. */
const narrowedBy: Readonly<Record<string, RegExp>> = {
  employee_words: /Index Cond: .*word >= /,
  employee_units: /Index Cond: .*department_id = /,
}

// Row-level security lets an index serve only operators that are known to leak nothing; others read every row first.
test.each(asked)('no list has to read a whole table: %s', async (_, query) => {
  for (const person of [hr, manager]) {
    const statements = await statementsOf(person, query)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const plan = await planOf(statement)
      expect(plan).not.toMatch(/Seq Scan on employee/)
      for (const [table, narrowed] of Object.entries(narrowedBy)) {
        if (statement.text.includes(table)) expect(plan).toMatch(narrowed)
      }
    }
  }
})
