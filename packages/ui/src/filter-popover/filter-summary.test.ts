import { expect, test } from 'vitest'
import { dataTableLabels } from '#ui/labels/data-table.ts'
import type { Filter, FilterDefinition } from './filter-model.ts'
import { summariseFilter } from './filter-summary.ts'

const options = ['Kinh doanh', 'Kế toán', 'Vận tải', 'Nhà ăn'].map((label, index) => ({
  value: index + 1,
  label,
}))
const nodes = [{ id: 1, label: 'Khối vận hành', children: [{ id: 2, label: 'Đội xe tải số 2' }] }]

test.each<[FilterDefinition, Filter, string]>([
  [{ kind: 'text' }, { operator: 'like', value: 'đào' }, 'Chứa “đào”'],
  [{ kind: 'number' }, { operator: 'lte', value: 1500000.5 }, 'Nhỏ hơn hoặc bằng 1,500,000.5'],
  [{ kind: 'date' }, { operator: 'lte', value: '2026-12-31' }, 'Nhỏ hơn hoặc bằng 31-12-2026'],
  [
    { kind: 'date' },
    { operator: 'between', from: '2026-01-01', to: '2026-12-31' },
    'Nằm trong khoảng 01-01-2026 đến 31-12-2026',
  ],
  [
    { kind: 'datetime' },
    { operator: 'gte', value: '2026-01-01T00:00:00+07:00' },
    'Lớn hơn hoặc bằng 01-01-2026 00:00:00',
  ],
  [{ kind: 'select', options }, { operator: 'equal', value: 3 }, 'Vận tải'],
  [{ kind: 'select', options }, { operator: 'equal', value: 99 }, '99'],
  [{ kind: 'multi-select', options }, { operator: 'in', value: [1, 2, 3] }, 'Kinh doanh, Kế toán, Vận tải'],
  [
    { kind: 'multi-select', options },
    { operator: 'in', value: [1, 2, 3, 4] },
    'Kinh doanh, Kế toán và 2 mục khác',
  ],
  [
    { kind: 'search', options, loadOptions: () => Promise.resolve([]) },
    { operator: 'in', value: [2] },
    'Kế toán',
  ],
  [{ kind: 'tree', nodes }, { operator: 'in', value: [2] }, 'Đội xe tải số 2'],
  [{ kind: 'tree', nodes }, { operator: 'in', value: [1] }, 'Khối vận hành và trực thuộc'],
  [{ kind: 'tree', nodes }, { operator: 'in', value: [77] }, 'Không còn trong danh mục'],
])('%j with %j reads %s', (definition, filter, words) => {
  expect(summariseFilter(definition, filter, dataTableLabels)).toBe(words)
})
