import type { Input } from '@nhansu/sdk/contract'
import { Client, type PoolClient } from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { newcomer } from '../../testing/newcomer.ts'

type Query = NonNullable<Input<'employees.list'>['query']>

const api = apiForFile()
let hr: Person
let manager: Person
/** Sees everybody, and the numbers of a unit. */
let head: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  manager = await api.as('manager')
  head = await newcomer(api, {
    login: 'plans-head',
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_sensitive', 'unit'],
      ],
    },
    personId: 12,
  })
  // Nobody of the fixture has a number, and of an empty table any index is as good as another.
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`
      insert into identity_words (company_id, word, employee_id)
      select 1, '0791950' || lpad(n::text, 5, '0'), 11 + n % 4 from generate_series(1, 2000) n`),
  )
  await api.db.superuser.query('analyze')
})

interface Sent {
  text: string
  values: unknown[]
  /** Set where the connection keeps the statement prepared. */
  name?: string
}

/** The statements about the list itself that a call sends to the database. */
async function statementsOf(person: Person, asked: Query): Promise<Sent[]> {
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    const { status } = await person.call('employees.list', { query: { pagination: true, ...asked } })
    expect(status).toBe(200)
    // pg's query is overloaded eight ways; the server calls it with a text and its values, or with both and a name.
    const calls = sent.mock.calls as unknown as [string | Sent, unknown[] | undefined][]
    return calls
      .map(([query, values]) => (typeof query === 'string' ? { text: query, values: values ?? [] } : query))
      .filter(({ text, values }) => values.length > 0 && /employee/.test(text))
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

const unitAndDays: Query = {
  filter: {
    department_id: { operator: 'equal', value: 1 },
    join_date: { operator: 'between', from: '2010-01-01', to: '2021-01-01' },
  },
}
const asked: [string, Query][] = [
  ['the first page', {}],
  ['the last page', { page: 2, size: 3 }],
  ['by another field', { sort: '-join_date' }],
  ['a code', { search: { value: 'NS0011' } }],
  ['two words', { search: { value: 'dao nguyen' } }],
  ['an identity number', { search: { value: 'dao 079195000001' } }],
  ['a unit', { filter: { department_id: { operator: 'equal', value: 2 } } }],
  ['several units', { filter: { department_id: { operator: 'in', value: [2, 4] } } }],
  [
    'a unit and a word',
    { search: { value: 'dao' }, filter: { department_id: { operator: 'equal', value: 2 } } },
  ],
  ['a position', { filter: { position_id: { operator: 'equal', value: 2 } } }],
  ['those who work', { filter: { active: { operator: 'equal', value: true } } }],
  ['who joins on a day to come', { filter: { active: { operator: 'equal', value: 'awaited' } } }],
  [
    'a stretch of days',
    { filter: { join_date: { operator: 'between', from: '2019-01-01', to: '2021-01-01' } } },
  ],
  ['a unit and a stretch of days', unitAndDays],
  ['an age', { filter: { age: { operator: 'between', from: 30, to: 40 } } }],
  ['a level of positions', { filter: { position_level: { operator: 'in', value: [9, 13] } } }],
  ['a level of education', { filter: { education_level: { operator: 'in', value: ['Đại học'] } } }],
  ['open accounts', { filter: { account_state: { operator: 'in', value: ['open'] } } }],
  ['closed accounts and none', { filter: { account_state: { operator: 'in', value: ['closed', 'none'] } } }],
  ['accounts', { include: ['account', 'profile'] }],
]

/** What an index must have narrowed where a statement asks such a table; less means reading all that a company has. */
const narrowedBy: Readonly<Record<string, RegExp>> = {
  employee_words: /Index Cond: .*word >= /,
  employee_search_words: /identity_words[^]*?Index Cond: .*word = /,
  employee_units: /Index Cond: .*department_id = /,
}

// Row-level security lets an index serve only operators that are known to leak nothing; others read every row first.
test.each(asked)('no list has to read a whole table: %s', async (_, query) => {
  for (const person of [hr, head, manager]) {
    const statements = await statementsOf(person, query)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const plan = await planOf(statement)
      expect(plan).not.toMatch(/Seq Scan on (employee|identity_words|accounts)/)
      for (const [table, narrowed] of Object.entries(narrowedBy)) {
        if (statement.text.includes(table)) expect(plan).toMatch(narrowed)
      }
    }
  }
})

test('a large unit and a stretch of days are found by two indexes, and are the same people', async () => {
  const ask = async () =>
    (await hr.call('employees.list', { query: { pagination: true, ...unitAndDays } })).body
  const { data: oneByOne } = await ask()
  // As if many belonged to it; what the list counts are the people themselves.
  const count = 'update department_counts set employees = employees + $1 where company_id = 1'
  await api.db.superuser.query(count, [1_000])
  try {
    const { data } = await ask()
    expect(data).toEqual(oneByOne)
    expect(JSON.stringify(data)).toContain('nhansu_id')
  } finally {
    await api.db.superuser.query(count, [-1_000])
  }
})

/** The statement of a list that is prepared, once with the most frequent value and once with the rarest. */
const prepared: [string, Query, Query][] = [
  ['the first page', {}, { size: 1 }],
  ['a later page', { page: 2, size: 3 }, { page: 9, size: 3 }],
  [
    'a unit',
    { filter: { department_id: { operator: 'equal', value: 1 } } },
    { filter: { department_id: { operator: 'equal', value: 4 } } },
  ],
  ['found rows', { search: { value: 'n' } }, { search: { value: 'NS0011' } }],
]

describe('a prepared statement', () => {
  test.each(prepared)('keeps a plan that reads no whole table: %s', async (_, frequent, rare) => {
    const values = new Map<string, unknown[][]>()
    for (const query of [frequent, rare]) {
      for (const { name, text, values: sent } of await statementsOf(hr, query)) {
        if (name !== undefined) values.set(text, [...(values.get(text) ?? []), sent])
      }
    }
    expect(values.size).toBeGreaterThan(0)
    for (const [text, each] of values) {
      const { plan, generic } = await planAfterTwentyRuns(text, each)
      expect(plan).not.toMatch(/Seq Scan on employee/)
      // A page further behind may be planned anew each time: what it skips is worth knowing.
      if (!text.includes('offset $')) expect(generic).toBeGreaterThan(0)
      for (const [table, narrowed] of Object.entries(narrowedBy)) {
        if (text.includes(table)) expect(plan).toMatch(narrowed)
      }
    }
  })
})

/** What one connection of the server's role has come to after twenty runs, with new statistics twice on the way. */
async function planAfterTwentyRuns(text: string, values: unknown[][]) {
  const client = await api.db.database.pool.connect()
  try {
    for (let run = 0; run < 20; run += 1) {
      if (run === 8 || run === 14) await api.db.superuser.query('analyze')
      await client.query('begin read only; set local app.company_id = 1; set local enable_seqscan = off')
      await client.query({ name: 'watched', text, values: values[run % values.length] ?? [] })
      if (run < 19) await client.query('commit')
    }
    const { rows: counts } = await client.query<{ generic: number }>(
      `select generic_plans as generic from pg_prepared_statements where name = 'watched'`,
    )
    const literals = (values[0] ?? []).map((value) => literal(client, value))
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain execute watched (${literals.join(', ')})`,
    )
    return { plan: rows.map((row) => row['QUERY PLAN']).join('\n'), generic: counts[0]?.generic ?? 0 }
  } finally {
    await client.query('rollback')
    client.release(true)
  }
}

function literal(client: PoolClient, value: unknown): string {
  if (value === null) return 'null'
  const text = Array.isArray(value) ? `{${value.join(',')}}` : (value as string | number | boolean)
  return client.escapeLiteral(String(text))
}
