import type { Data, Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../testing/api.ts'
import { oneOfEachClass } from '../../testing/classes.ts'
import { type Row } from '../../testing/example-input.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { operationsOf } from '../operations.ts'
import { type FilterKind, shapeOf } from './shape.ts'

type Query = NonNullable<Input<'employees.list'>['query']>
type Employee = Data<'employees.list'>['employees'][number]

// A list below a record is asked for with that record, by the tests of its own domain.
const lists = oneOfEachClass(operationsOf('product')).filter(
  ({ rows, path }) => rows !== undefined && !path.includes('{'),
)
const operators: Record<FilterKind, { finds: string[]; misses: string[] }> = {
  TextFilter: { finds: ['like', 'equal', 'is'], misses: ['is_not'] },
  NumberFilter: { finds: ['lte', 'gte', 'equal', 'between'], misses: [] },
  DateFilter: { finds: ['lte', 'gte', 'equal', 'between'], misses: [] },
  DatetimeFilter: { finds: ['lte', 'gte', 'between'], misses: [] },
  SelectFilter: { finds: ['equal', 'in', 'is'], misses: ['is_not'] },
  BooleanFilter: { finds: ['equal', 'is'], misses: ['is_not'] },
  ActiveFilter: { finds: ['equal', 'is'], misses: ['is_not'] },
}

const api = apiForFile()
let hr: Person
/** Sees the few records of company 2. */
let small: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  small = await api.as('hrOfTwo')
  await addEmployees(1_300)
})

/**
 * Enough people in company 1 for every way in which a list is read: most are called Nguyễn Văn An, one in twelve Trần
 * Thị Bình; a third is in unit 4, the others in unit 3.
 */
async function addEmployees(count: number): Promise<void> {
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(
      `insert into persons (id, nhansu_id) select 5000 + n, 'X' || lpad(n::text, 5, '0') from generate_series(1, $1) n`,
      [count],
    )
    await client.query(
      `insert into employees (company_id, id, person_id, nhansu_id, full_name, gender, join_date, date_of_birth, active)
       select 1, 5000 + n, 5000 + n, 'X' || lpad(n::text, 5, '0'),
         case when n % 12 > 0 then 'Nguyễn Văn An' else 'Trần Thị Bình' end || ' ' || chr(65 + n % 26),
         case when n % 2 = 0 then 'Nam' else 'Nữ' end, date '2020-01-01' + n % 50,
         case when n % 5 > 0 then date '1990-01-01' + n end, n % 7 > 0
       from generate_series(1, $1) n`,
      [count],
    )
    await client.query(
      `insert into employee_positions (company_id, employee_id, position_id, department_id, from_date)
       select 1, 5000 + n, 2, case when n % 3 = 0 then 4 else 3 end, date '2023-01-01' from generate_series(1, $1) n`,
      [count],
    )
  })
}

async function employees(query: Query, person = hr): Promise<Data<'employees.list'>> {
  return (await person.call('employees.list', { query })).body.data
}

async function idsOf(query: Query, person = hr): Promise<number[]> {
  return (await employees(query, person)).employees.map(({ id }) => id)
}

/** All pages of a list, one after the other. */
async function allPages(query: Query, size: number): Promise<Employee[]> {
  const pages: Employee[][] = []
  let last = 1
  for (let page = 1; page <= last; page += 1) {
    const { employees: rows, meta } = await employees({ ...query, page, size, pagination: true })
    pages.push(rows)
    last = meta.pagination?.total_pages ?? 0
  }
  return pages.flat()
}

describe.each(lists)('$id', (list) => {
  const { filters, sortable } = shapeOf(list)
  const rowsWith = async (query: object): Promise<Row[]> => {
    const answer = await small.call(list.id, { query })
    expect(answer.status, answer.text).toBe(200)
    return (answer.body.data as Record<string, Row[]>)[list.rows ?? ''] ?? []
  }

  test('finds a record by each of its own values', async () => {
    const rows = await rowsWith({})
    for (const [field, kind] of filters) {
      const row = rows.find((each) => [each[field]].flat().some((one) => one != null))
      if (row === undefined) continue
      // Of several values in one field, each finds the row.
      const [value] = [row[field]].flat()
      const asked = (operator: string) => ({
        filter: {
          [field]: operator === 'between' ? { operator, from: value, to: value } : { operator, value },
        },
      })
      for (const operator of operators[kind].finds) {
        expect(await rowsWith(asked(operator)), `${field} ${operator}`).toContainEqual(row)
      }
      for (const operator of operators[kind].misses) {
        expect(await rowsWith(asked(operator)), `${field} ${operator}`).not.toContainEqual(row)
      }
    }
  })

  test('sorts by each field it offers, both ways', async () => {
    for (const field of sortable) {
      const up = await rowsWith({ sort: field })
      const down = await rowsWith({ sort: `-${field}` })
      const filled = (rows: Row[]) => rows.map((row) => row[field]).filter((value) => value != null)
      expect(filled(down)).toEqual(filled(up).toReversed())
      expect(up.slice(filled(up).length).every((row) => row[field] == null)).toBe(true)
      expect(down.slice(filled(down).length).every((row) => row[field] == null)).toBe(true)
    }
  })
})

const narrowings: [string, Query][] = [
  ['everything', {}],
  ['a word that many have', { search: { value: 'nguyen' } }],
  ['two words', { search: { value: 'an van' } }],
  ['a word that few have', { search: { value: 'đào' } }],
  ['a unit', { filter: { department_id: { operator: 'equal', value: 4 } } }],
  ['several units', { filter: { department_id: { operator: 'in', value: [3, 4] } } }],
  [
    'a unit and a word',
    { filter: { department_id: { operator: 'equal', value: 4 } }, search: { value: 'binh' } },
  ],
  ['a position', { filter: { position_id: { operator: 'equal', value: 2 } } }],
  ['a plain field', { filter: { active: { operator: 'equal', value: true } } }],
  ['part of a name', { filter: { full_name: { operator: 'like', value: 'ị Bình' } } }],
  [
    'a unit and a plain field',
    {
      filter: { department_id: { operator: 'equal', value: 3 }, gender: { operator: 'equal', value: 'Nữ' } },
    },
  ],
]
const orders: Query[] = [
  {},
  { sort: '-full_name' },
  { sort: 'date_of_birth' },
  { sort: '-date_of_birth,nhansu_id' },
]

describe('the pages of a list', () => {
  test.each(narrowings)('hold each row once and in order: %s', async (_, narrowing) => {
    for (const order of orders) {
      const query = { ...narrowing, ...order }
      const paged = (await allPages(query, 100)).map(({ id }) => id)
      expect(new Set(paged).size).toBe(paged.length)
      expect(paged.slice(0, 1_000)).toEqual(await idsOf(query))
    }
  })

  test.each(narrowings)('know how many there are: %s', async (_, narrowing) => {
    const { meta } = await employees({ ...narrowing, pagination: true, size: 7, page: 2 })
    const total = (await allPages(narrowing, 100)).length
    expect(meta.pagination).toEqual({
      total,
      per_page: 7,
      current_page: 2,
      total_pages: Math.ceil(total / 7),
    })
  })

  test('sort names by the given name, without accents', async () => {
    const names = (await employees({ filter: { nhansu_id: { operator: 'like', value: 'NS' } } })).employees
    expect(names.map(({ full_name }) => full_name)).toEqual([
      'Lê Văn An',
      'Nguyễn Thị Đào',
      'Trần Văn Đạt',
      'Vũ Đức Trưởng',
    ])
  })
})

describe('a search', () => {
  test.each([
    ['dao nguyen', [11]],
    ['ĐÀO  thị', [11]],
    ['ntd', [11]],
    ['ns0012', [12]],
    ['ns001', [14, 11, 12, 13]],
    ['0910000013', [13]],
    ['dao nguyen tran', []],
    ['ao', []],
    ['...', []],
  ])('for %s finds %j', async (value, ids) => {
    expect(await idsOf({ search: { value } })).toEqual(ids)
  })

  test('in one field looks at that field alone', async () => {
    const search = (value: string, fields: ('nhansu_id' | 'full_name')[]) =>
      idsOf({ search: { value, fields } })
    expect(await search('ns0012', ['nhansu_id'])).toEqual([12])
    expect(await search('ns0012', ['full_name'])).toEqual([])
    expect(await search('dao', ['full_name'])).toEqual([11])
    expect(await search('dao', ['nhansu_id'])).toEqual([])
    expect(await search('dao', ['full_name', 'nhansu_id'])).toEqual([11])
  })
})

describe('a filter', () => {
  test('on a unit includes what is below it', async () => {
    const inUnit = (value: number) =>
      idsOf({
        filter: { department_id: { operator: 'equal', value }, nhansu_id: { operator: 'like', value: 'ns' } },
      })
    expect(await inUnit(3)).toEqual([11])
    expect(await inUnit(2)).toEqual([11, 12, 13])
    expect(await inUnit(1)).toEqual([14, 11, 12, 13])
    expect(await inUnit(102)).toEqual([])
    const others = {
      department_id: { operator: 'is_not', value: 2 },
      nhansu_id: { operator: 'like', value: 'ns' },
    } as const
    expect(await idsOf({ filter: others })).toEqual([14])
  })

  test('counts only with a value or a from', async () => {
    const old = { nhansu_id: { operator: 'like', value: 'ns' } } as const
    expect(await idsOf({ filter: { ...old, join_date: { operator: 'lte' } } })).toHaveLength(4)
    expect(
      await idsOf({ filter: { ...old, join_date: { operator: 'between', to: '2000-01-01' } } }),
    ).toHaveLength(4)
    expect(
      await idsOf({ filter: { ...old, join_date: { operator: 'between', from: '2022-01-01' } } }),
    ).toEqual([14])
  })

  test('on days that never were is refused', async () => {
    for (const value of ['2026-02-30', '2026-13-01', '0000-01-01', '26-01-01', '2026-1-1']) {
      const query = { filter: { join_date: { operator: 'gte', value } } } as Query
      expect((await hr.call('employees.list', { query })).status).toBe(400)
    }
  })
})

describe('a grant for units', () => {
  test('shows the holder his units and what is below them', async () => {
    const manager = await api.as('manager')
    const { employees: rows, meta } = await employees({ pagination: true, size: 100 }, manager)
    const inUnit = await idsOf({
      filter: { department_id: { operator: 'equal', value: 2 } },
      pagination: true,
      size: 100,
    })
    expect(rows.map(({ id }) => id)).toEqual(inUnit)
    expect(meta.pagination?.total).toBe(870)
    expect(await idsOf({ search: { value: 'an le' } }, manager)).toEqual([])
    expect((await manager.call('employees.info', { path: { nhansu_id: 'NS0014' } })).status).toBe(404)
    expect((await manager.call('employees.info', { path: { nhansu_id: 'NS0011' } })).status).toBe(200)
  })

  test('shows the positions there, and those of no unit', async () => {
    const { positions } = (await (await api.as('manager')).call('positions.list')).body.data
    expect(positions.map(({ id }) => id)).toEqual([1, 2])
  })

  test('shows the tree from there', async () => {
    const tree = (await (await api.as('manager')).call('departments.list', { query: { recursive: true } }))
      .body.data
    expect(tree.departments.map(({ id, children }) => [id, children?.map((child) => child.id)])).toEqual([
      [2, [3]],
    ])
  })
})

test('accounts come only when asked for, and without secrets', async () => {
  const [bare] = (await employees({ search: { value: 'ns0011' } })).employees
  expect(bare).not.toHaveProperty('account')
  const [withAccount] = (await employees({ search: { value: 'ns0011' }, include: ['account'] })).employees
  expect(withAccount?.account).toEqual({
    id: expect.any(Number) as number,
    login: 'employee',
    is_active: true,
  })
  const [without] = (await employees({ search: { value: 'ns0012' }, include: ['account'] })).employees
  expect(without?.account).toBeNull()
})

test('more rows than a list may hold are cut off, and it says so', async () => {
  expect((await employees({ search: { value: 'ns' } })).meta).toEqual({ truncated: false })
  const { employees: rows, meta } = await employees({})
  expect([rows.length, meta]).toEqual([1_000, { truncated: true }])
})
