// Compiled by `tsc`, never run: what a declaration may say of a resource, and what does not compile.
import { inUseLabels, levelGroupLabels } from '@nhansu/sdk/domains/organisation'
import type { Column, Field, ListedResource, Resource } from './define-resource.ts'

type Actions<R extends ListedResource> = NonNullable<Resource<R>['useActions']>

export const right: Column<'levels'>[] = [
  { field: 'rank', header: 'Thứ bậc', filter: 'number', cell: (rank) => rank.toFixed(0) },
  { field: 'is_active', header: 'Trạng thái', filter: { labels: inUseLabels } },
  { field: 'updated_at', header: 'Ngày cập nhật', filter: 'datetime' },
]
export const byAnotherName: Column<'employees'> = {
  field: 'positions',
  header: 'Đơn vị',
  filter: { by: 'department_id', kind: { reference: 'departments' } },
}
// @ts-expect-error a level has no such field
export const noSuchField: Column<'levels'> = { field: 'colour', header: 'Màu' }
// @ts-expect-error a rank is a number
export const wrongKind: Column<'levels'> = { field: 'rank', header: 'Thứ bậc', filter: 'date' }
// @ts-expect-error an instant is not filtered as a day
export const wrongDate: Column<'levels'> = { field: 'updated_at', header: 'Ngày cập nhật', filter: 'date' }
// @ts-expect-error the contract cannot filter by this field
export const noSuchFilter: Column<'employees'> = { field: 'positions', header: 'Đơn vị', filter: 'text' }
const onOff = { on: 'Bật', off: 'Tắt' }
// @ts-expect-error a yes or no has the codes 'true' and 'false'
export const wrongCodes: Column<'levels'> = { field: 'is_active', header: 'TT', filter: { labels: onOff } }
// @ts-expect-error the row's rank is a number
export const wrongCell: Column<'levels'> = { field: 'rank', header: 'Thứ bậc', cell: (rank: string) => rank }

export const rightField: Field<'levels'> = {
  field: 'level_group',
  label: 'Nhóm',
  input: { labels: levelGroupLabels },
}
// @ts-expect-error the store body has no such field
export const noSuchBody: Field<'levels'> = { field: 'version', label: 'Phiên bản', input: 'number' }
// @ts-expect-error one group has no label
export const labelMissing: Field<'levels'> = {
  field: 'level_group',
  label: 'Nhóm',
  input: { labels: { education: 'Học vấn', trade: 'Bậc thợ' } },
}
// @ts-expect-error a rank is not typed as text
export const wrongInput: Field<'levels'> = { field: 'rank', label: 'Thứ bậc', input: 'text' }
// @ts-expect-error what cannot be created here has no form
export const notEditable: Field<'jobs'> = { field: 'title', label: 'Công việc', input: 'text' }

export const rightActions: Actions<'employees'> = ({ query, total = 0 }) => ({
  row: [{ id: 'open', label: 'Xem', href: ({ nhansu_id }) => `/nhan-vien/${nhansu_id}` }],
  ...(total > 0 && query.filter && { onExport: () => undefined }),
})
export const wrongRow: Actions<'levels'> = () => ({
  // @ts-expect-error a level has no such field
  row: [{ id: 'open', label: 'Xem', href: ({ nhansu_id }) => nhansu_id }],
})
