import { exportWords } from '@nhansu/sdk/export-words'
import { fieldFacts as contractFacts } from '@nhansu/sdk/field-facts/contracts'
import { fieldFacts } from '@nhansu/sdk/field-facts/employees'
import { emptyLayout, type TableLayout } from '@nhansu/ui/data-table/table-layout.ts'
import { initialTableState } from '@nhansu/ui/data-table/table-state.ts'
import { describe, expect, test } from 'vitest'
import type { AnyResource, AnyRow } from './define-resource.ts'
import { withTitle } from './field-facts.ts'
import { filteredIds, referencesOf, shapeOf, shownFields, tableColumns } from './list-columns.ts'
import { listQuery, pageQuery } from './list-query.ts'

const definition: AnyResource = {
  resource: 'employees',
  verbs: fieldFacts.verbs,
  sortable: fieldFacts.sortable,
  title: 'Danh sách',
  label: 'nhân viên',
  nameOf: ({ id }) => String(id),
  query: { include: ['account'] },
  search: ['nhansu_id', 'full_name'],
  columns: [
    { field: 'full_name', header: 'Họ và tên', filter: 'text', main: true },
    { field: 'phone', header: 'Số điện thoại', filter: 'text', hidden: true, personal: true },
    {
      field: 'positions',
      header: 'Đơn vị',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
    },
    { field: 'nature_of_work', header: 'Tính chất', filter: { labels: { 1: 'Hành chính', 7: 'Lái xe' } } },
    { field: 'active', header: 'Trạng thái', filter: { labels: { true: 'Còn', false: 'Hết' } } },
    { field: 'join_date', header: 'Ngày vào', filter: 'date' },
  ],
}
const row = { id: 1, full_name: 'An', nature_of_work: 7, active: false } satisfies AnyRow

describe('a declared list', () => {
  test('keeps personal filters out of its address, and words only where they may be personal', () => {
    expect(shapeOf(definition).hidden).toEqual(['f.phone'])
    expect(shapeOf({ ...definition, search: ['phone'] }).hidden).toEqual(['f.phone', 'q'])
    expect(shapeOf({ ...definition, personalSearch: true })).toMatchObject({
      hidden: ['f.phone'],
      hiddenNumbers: ['q'],
    })
  })

  test('knows a column that was kept under the id of its field', () => {
    const [, , positions] = definition.columns
    const columns = positions ? [{ ...positions, formerId: 'positions' }] : []
    expect(shapeOf({ ...definition, columns }).renamed).toEqual({ positions: 'department_id' })
  })

  test('says which fields a reader sees, in the order in which he has put them', () => {
    const columns = tableColumns(definition, {})
    const seen = (layout: Partial<TableLayout>) =>
      shownFields(definition, columns, { ...emptyLayout, ...layout })
    expect(seen({})).toEqual(['full_name', 'positions', 'nature_of_work', 'active', 'join_date'])
    const order = ['join_date', 'department_id']
    expect(seen({ order, shown: { phone: true, active: false } })).toEqual([
      'full_name',
      'join_date',
      'positions',
      'phone',
      'nature_of_work',
    ])
  })

  test('is headed as in its export, where the contract says less than the title too', () => {
    const columns: Readonly<Record<string, string>> = exportWords.contracts.columns
    const heads = Object.keys(columns).map((field) => [field, withTitle(contractFacts, { field }).header])
    expect(Object.fromEntries(heads)).toEqual(columns)
    expect(columns['start_date']).toBe('Hiệu lực')
  })

  test('keeps the contract’s title, which the export says too, beside a shorter head', () => {
    const columns = [
      { ...definition.columns[0], field: 'full_name', header: 'Họ và tên', title: 'Họ và tên' },
      { field: 'join_date', header: 'Ngày vào', title: 'Ngày vào công ty' },
    ]
    expect(tableColumns({ ...definition, columns }, {}).map(({ fullName }) => fullName)).toEqual([
      undefined,
      'Ngày vào công ty',
    ])
  })

  test('knows the values of its fixed lists, and the columns the contract can order by', () => {
    const { filters, sortable } = shapeOf(definition)
    expect(filters['nature_of_work']).toEqual({ kind: 'multi-select', choices: [1, 7] })
    expect(filters['active']).toEqual({ kind: 'select', choices: ['true', 'false'] })
    expect(sortable).toContain('join_date')
    expect(sortable).not.toContain('department_id')
  })

  test('offers the filter of a reference once its choices have come', () => {
    const departments = { kind: 'tree', nodes: [{ id: 7, label: 'Khối vận hành' }] } as const
    const filterOf = (choices: Parameters<typeof tableColumns>[1]) =>
      tableColumns(definition, choices).find(({ id }) => id === 'department_id')?.filter
    expect(referencesOf(definition)).toEqual(['departments'])
    expect(filterOf({})).toBeUndefined()
    expect(filterOf({ departments })).toBe(departments)
  })

  test('asks for the names of the records that are filtered by, each once', () => {
    const users = (by: string) => ({ by, kind: { reference: 'users' } }) as const
    const trail: AnyResource = {
      ...definition,
      columns: [
        { field: 'user', header: 'Người thực hiện', filter: users('user_id') },
        { field: 'closed', header: 'Người đóng', filter: users('closed_by') },
      ],
    }
    const filters = {
      user_id: { operator: 'in', value: [1001, 7] },
      closed_by: { operator: 'in', value: [7] },
    } as const
    expect(referencesOf(trail)).toEqual(['users'])
    expect(filteredIds(trail, 'users', filters)).toEqual([1001, 7])
    expect(filteredIds(trail, 'users', {})).toEqual([])
  })

  test('shows a code by its label', () => {
    const values = tableColumns(definition, {}).map(({ id, value }) => [id, value?.(row)])
    expect(Object.fromEntries(values)).toMatchObject({
      nature_of_work: 'Lái xe',
      active: 'Hết',
      full_name: 'An',
    })
  })
})

describe('the call of a list', () => {
  test('asks for a page and for nothing that is not asked', () => {
    expect(listQuery(definition, initialTableState)).toEqual({ include: ['account'] })
    expect(pageQuery(definition, initialTableState)).toEqual({
      include: ['account'],
      page: 1,
      size: 30,
      pagination: true,
    })
  })

  test('says a yes or no as one, and leaves every other filter as it is', () => {
    const filters = {
      active: { operator: 'equal', value: 'false' },
      department_id: { operator: 'in', value: [7] },
    } as const
    const sort = [
      { field: 'join_date', descending: true },
      { field: 'full_name', descending: false },
    ]
    expect(listQuery(definition, { ...initialTableState, filters, sort, search: 'an' })).toMatchObject({
      filter: { active: { operator: 'equal', value: false }, department_id: { operator: 'in', value: [7] } },
      sort: '-join_date,full_name',
      search: { value: 'an', fields: ['nhansu_id', 'full_name'] },
    })
  })
})
