import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'

const chain = 10_000
const first = 20_000

const api = apiForFile()
let hr: Person

/** Writes past every rule, as only who owns the database can. */
async function past(...statements: string[]): Promise<void> {
  const client = await api.db.superuser.connect()
  try {
    await client.query(
      ['begin', `set local session_replication_role = 'replica'`, ...statements, 'commit'].join(';'),
    )
  } finally {
    client.release()
  }
}

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await past(
    `insert into departments (company_id, id, parent_id, parent_level, code, name, level)
     select 1, id, case when id = ${first} then 1 else id - 1 end, 3, 'SAU' || id, 'Sâu ' || id, 4
     from generate_series(${first}, ${first + chain - 1}) id`,
    // Two that lead round in a circle, with one that hangs on it.
    `insert into departments (company_id, id, parent_id, parent_level, code, name, level) values
       (1, 40001, 40002, 3, 'VONG1', 'Vòng 1', 4), (1, 40002, 40001, 3, 'VONG2', 'Vòng 2', 4),
       (1, 40003, 40001, 3, 'VONG3', 'Vòng 3', 4)`,
    `insert into department_versions (company_id, department_id, valid_from, parent_id, code, name, level, is_active)
     select company_id, id, '2015-01-01', parent_id, code, name, level, is_active from departments where id >= ${first}`,
  )
})
afterAll(() => past(`delete from departments where id >= ${first}`))

interface Hung {
  id: number
  children?: Hung[]
}
function measure(nodes: readonly Hung[], depth = 1): { units: number; depth: number } {
  const below = nodes.map(({ children = [] }) => measure(children, depth + 1))
  return {
    units: nodes.length + below.reduce((sum, { units }) => sum + units, 0),
    depth: Math.max(nodes.length > 0 ? depth : 0, ...below.map((each) => each.depth)),
  }
}

describe('ten thousand units below each other, and a circle', () => {
  test.each([{}, { as_of: '2020-01-01' }])(
    'come once each in a tree of a bounded depth (%j)',
    async (query) => {
      const answer = await hr.call('departments.list', {
        query: { recursive: true, include: ['counts', 'manager', 'path'], ...query },
      })
      const { units, depth } = measure(answer.body.data.departments)
      expect(units).toBe(7 + chain + 3)
      expect(depth).toBeLessThanOrEqual(50)
    },
  )

  test('are read one by one too', async () => {
    for (const id of [first, first + chain - 1, 40_001]) {
      const { status, body } = await hr.call('departments.show', {
        path: { id },
        query: { include: ['all_children'] },
      })
      expect(status).toBe(200)
      expect(body.data.department.all_children?.length).toBeLessThan(100)
      const recursive = await hr.call('departments.employees', { path: { id }, query: { recursive: true } })
      expect(recursive.status).toBe(200)
      expect((await hr.call('departments.history', { path: { id } })).status).toBe(200)
    }
  })

  test('are filtered by, and refused as a place for others', async () => {
    const filter = { department_id: { operator: 'equal', value: first } } as const
    expect((await hr.call('employees.list', { query: { filter } })).status).toBe(200)
    expect((await hr.call('positions.list', { query: { filter } })).status).toBe(200)
    const body = { parent_id: first + chain - 1 }
    expect((await hr.call('departments.move', { path: { id: first }, body })).status).toBe(400)
    expect((await hr.call('departments.move', { path: { id: 5 }, body }, {})).status).toBe(400)
  })
})
