import { type DataTableState, initialTableState as untouched } from '@nhansu/ui/data-table/table-state.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filteredList } from './filter-text.ts'
import { type ListShape, readList, sortText, writeList } from './list-address.ts'

const shape: ListShape = {
  filters: {
    full_name: { kind: 'text' },
    phone: { kind: 'text' },
    rank: { kind: 'number' },
    join_date: { kind: 'date' },
    updated_at: { kind: 'datetime' },
    work_state: { kind: 'multi-select', choices: ['official', 'probation'] },
    department_id: { kind: 'tree' },
    active: { kind: 'select', choices: ['true', 'false'] },
  },
  sortable: ['full_name', 'join_date'],
  hidden: ['f.phone'],
}

const read = (query: string, hidden = {}) => readList(shape, { search: new URLSearchParams(query), hidden })
const write = (state: Partial<DataTableState>, before = '') => {
  const { search, hidden } = writeList(shape, { ...untouched, ...state }, new URLSearchParams(before))
  return { query: search.toString(), hidden }
}

describe('reading an address', () => {
  test('understands every part', () => {
    expect(
      read(
        'p=3&s=100&q=%C4%91%C3%A0o&sort=-join_date,full_name&f.join_date=between:2026-01-01~2026-12-31' +
          '&f.department_id=in:7~12&f.active=equal:true&f.rank=gte:2.5&f.full_name=like:a~b:c',
      ),
    ).toEqual({
      page: 3,
      size: 100,
      search: 'đào',
      sort: [
        { field: 'join_date', descending: true },
        { field: 'full_name', descending: false },
      ],
      filters: {
        join_date: { operator: 'between', from: '2026-01-01', to: '2026-12-31' },
        department_id: { operator: 'in', value: [7, 12] },
        active: { operator: 'equal', value: 'true' },
        rank: { operator: 'gte', value: 2.5 },
        full_name: { operator: 'like', value: 'a~b:c' },
      },
    })
  })

  test.each([
    'p=0',
    'p=-1',
    'p=1e9',
    'p=abc',
    's=31',
    's=',
    'sort=salary',
    'sort=-',
    'f.salary=lte:5',
    'f.join_date=lte:31/12/2026',
    'f.join_date=lte:2026-02-30',
    'f.join_date=like:2026',
    'f.join_date=between:2026-12-31~2026-01-01',
    'f.join_date=between:2026-01-01',
    'f.join_date=lte:2026-01-01~2026-01-02',
    'f.updated_at=lte:2026-01-01Tnoon',
    'f.rank=lte:many',
    'f.rank=lte:',
    'f.work_state=in:retired',
    'f.work_state=in:official~retired',
    'f.full_name=',
    'f.full_name=like:',
    'f.full_name=drop:x',
  ])('drops %s', (query) => expect(read(query)).toEqual(untouched))

  test('names each column of an order once', () => {
    expect(sortText(read('sort=full_name,-full_name,join_date').sort)).toBe('full_name,join_date')
  })
})

describe('writing an address', () => {
  test('leaves defaults out and foreign keys in', () => {
    expect(write({}, 'mode=test&p=9&f.salary=lte:5')).toEqual({ query: 'mode=test', hidden: {} })
  })

  test('keeps phone numbers out of the address', () => {
    const filters = { phone: { operator: 'like', value: '0981' } } as const
    const { query, hidden } = write({ filters })
    expect(query).toBe('')
    expect(hidden).toEqual({ 'f.phone': 'like:0981' })
    expect(read('', hidden).filters).toEqual(filters)
    expect(read('f.phone=like:0981').filters).toEqual({})
  })

  test('keeps words in the address, and what may be a number out of it', () => {
    const named: ListShape = { ...shape, hiddenNumbers: ['q'] }
    const written = (search: string) =>
      writeList(named, { ...untouched, search }, new URLSearchParams('q=an'))
    const name = written('đào 1995')
    expect([name.search.get('q'), name.hidden]).toEqual(['đào 1995', {}])
    const number = written('079 195 000001')
    expect([number.search.get('q'), number.hidden]).toEqual([null, { q: '079 195 000001' }])
    expect(readList(named, number).search).toBe('079 195 000001')
    expect(readList(named, name).search).toBe('đào 1995')
  })

  test('what is written reads back the same', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-03-${String(n).padStart(2, '0')}`)
    const words = fc.string({ minLength: 1, maxLength: 30 })
    const filters = fc.record(
      {
        full_name: words.map((value) => ({ operator: 'like' as const, value })),
        phone: words.map((value) => ({ operator: 'like' as const, value })),
        rank: fc.integer().map((value) => ({ operator: 'lte' as const, value })),
        join_date: fc.tuple(day, day).map((days) => {
          const [from, to] = days.sort()
          return { operator: 'between' as const, from, to }
        }),
        department_id: fc
          .uniqueArray(fc.nat(), { minLength: 1, maxLength: 5 })
          .map((value) => ({ operator: 'in' as const, value })),
      },
      { requiredKeys: [] },
    )
    const states: fc.Arbitrary<DataTableState> = fc.record({
      page: fc.integer({ min: 1, max: 9999 }),
      size: fc.constantFrom(30, 50, 100),
      search: words,
      sort: fc.subarray([
        { field: 'full_name', descending: false },
        { field: 'join_date', descending: true },
      ]),
      filters,
    })
    fc.assert(
      fc.property(states, (state) => {
        const { search, hidden } = writeList(shape, state, new URLSearchParams('mode=test'))
        const shared = new URLSearchParams(search.toString())
        expect(readList(shape, { search: shared, hidden })).toEqual(state)
        expect(shared.get('mode')).toBe('test')
      }),
    )
  })
})

test('a link to a filtered list is read as that filter, by people too', () => {
  const href = filteredList('/nhan-vien', 'department_id', { operator: 'in', value: [3, 7] })
  expect(href).toBe('/nhan-vien?f.department_id=in:3~7')
  const [, query = ''] = href.split('?')
  expect(read(query).filters).toEqual({ department_id: { operator: 'in', value: [3, 7] } })
})
