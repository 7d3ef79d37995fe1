import { Client } from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hireMany } from '../../../testing/hire-many.ts'
import { hire } from '../../../testing/newcomer.ts'

/** So many changes has a file that an interface writes into every night. */
const many = 5_000
const size = 30

const api = apiForFile()
let hr: Person
let person: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  person = (await hire(api, 'Đỗ Thị Nhiều Thay Đổi', 3)).employeeId
  const others = await hireMany(api, 3)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into employee_history (company_id, employee_id, at, source, path, old_value, new_value)
       select 1, each, '2025-01-01'::timestamptz + make_interval(mins => n), 'edit', 'phone',
         to_jsonb('09' || lpad((n - 1)::text, 8, '0')), to_jsonb('09' || lpad(n::text, 8, '0'))
       from unnest($1::bigint[]) each, generate_series(1, $2::integer) n`,
      [[person, ...others], many],
    ),
  )
  await api.db.superuser.query('analyze employee_history')
})

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  Plans?: Node[]
}

interface Sent {
  text: string
  values: unknown[]
}

/** How the database reads the history for a page, of a table too large to be read, as the server's own role sees it. */
async function reads(page: number): Promise<Node[]> {
  const statements = await statementsOf(page)
  const client = await api.db.database.pool.connect()
  try {
    await client.query('begin read only; set local app.company_id = 1; set local enable_seqscan = off')
    const found: Node[] = []
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      )
      found.push(...rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)))
    }
    return found.filter((node) => node['Relation Name'] === 'employee_history')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function statementsOf(page: number): Promise<Sent[]> {
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    const { status, body } = await hr.call('employeeHistory.list', {
      path: { id: person },
      query: { page, size },
    })
    expect(status).toBe(200)
    expect(body.data.changes).toHaveLength(size)
    // pg's query is overloaded eight ways; the server calls it with a text and its values, or with both and a name.
    const calls = sent.mock.calls as unknown as [string | Sent, unknown[] | undefined][]
    return calls
      .map(([query, values]) => (typeof query === 'string' ? { text: query, values: values ?? [] } : query))
      .filter(({ text }) => text.includes('from employee_history change'))
  } finally {
    sent.mockRestore()
  }
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

test.each([1, 3])('page %i of a long history reads no change older than its own last one', async (page) => {
  const [listed, counted, ...more] = await reads(page)
  expect(more).toEqual([])
  expect(listed).toMatchObject({ 'Index Name': 'employee_history_by_person' })
  expect(listed?.['Actual Rows']).toBeLessThanOrEqual(page * size)
  // The count reads those of this person alone.
  expect(counted?.['Index Name']).toBeDefined()
  expect(counted?.['Actual Rows']).toBe(many)
})

test('its last page has the oldest changes', async () => {
  const { body } = await hr.call('employeeHistory.list', { path: { id: person }, query: { size } })
  const { total = 0, total_pages: last = 0 } = body.data.meta.pagination ?? {}
  expect(total).toBeGreaterThan(many)
  const end = await hr.call('employeeHistory.list', { path: { id: person }, query: { page: last, size } })
  const told = end.body.data.changes
  expect(told).toHaveLength(total - (last - 1) * size)
  const phones = told.filter(({ path }) => path === 'phone').map(({ new_value }) => new_value)
  expect(phones.at(-1)).toBe('0900000001')
})
