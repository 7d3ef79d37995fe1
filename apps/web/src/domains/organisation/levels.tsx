import { inUseLabels, levelGroupLabels } from '@nhansu/sdk/domains/organisation'
import * as v from 'valibot'
import { defineResource } from '#web/resource/define-resource.ts'
import { listScreen } from '#web/resource/list-screen.tsx'

const levels = defineResource('levels', {
  title: 'Danh sách trình độ',
  label: 'trình độ',
  nameOf: (level) => level.name,
  search: ['code', 'name'],
  permissions: { edit: 'level_edit', delete: 'level_delete' },
  columns: [
    { field: 'code', header: 'Mã trình độ', filter: 'text' },
    { field: 'name', header: 'Tên trình độ', filter: 'text', main: true, width: 280 },
    { field: 'level_group', header: 'Nhóm trình độ', filter: { labels: levelGroupLabels } },
    { field: 'rank', header: 'Thứ bậc', filter: 'number' },
    {
      field: 'is_active',
      header: 'Trạng thái',
      filter: { labels: inUseLabels },
      cell: (isActive) => String(isActive),
    },
    { field: 'updated_at', header: 'Ngày cập nhật', filter: 'datetime' },
  ],
  form: [
    {
      field: 'code',
      label: 'Mã trình độ',
      input: 'text',
      required: true,
      hint: 'Chữ in hoa không dấu, số, dấu - hoặc _; ví dụ DH.',
      rule: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9_-]{1,19}$/, 'Mã gồm 2–20 ký tự.')),
    },
    { field: 'name', label: 'Tên trình độ', input: 'text', required: true },
    {
      field: 'level_group',
      label: 'Nhóm trình độ',
      input: { labels: levelGroupLabels },
      required: true,
      initial: 'education',
    },
    { field: 'rank', label: 'Thứ bậc', input: 'number', required: true },
    { field: 'is_active', label: 'Đang sử dụng', input: 'switch', initial: true },
  ],
})

export default listScreen(levels)
