import { inUseLabels, levelGroupLabels } from '@nhansu/sdk/domains/organisation'
import * as v from 'valibot'
import { codeField, InUse } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'

const levels = defineResource('levels', {
  title: 'Danh sách trình độ',
  label: 'trình độ',
  nameOf: (level) => level.name,
  search: ['code', 'name'],
  permissions: { edit: 'level_edit', delete: 'level_delete' },
  useActions: catalogueActions('levels', { export: 'level_export', import: 'level_edit' }),
  columns: [
    { field: 'code', header: 'Mã trình độ', filter: 'text', kind: 'code', width: 140 },
    { field: 'name', header: 'Tên trình độ', filter: 'text', main: true, width: 260 },
    { field: 'level_group', header: 'Nhóm trình độ', filter: { labels: levelGroupLabels }, width: 170 },
    { field: 'rank', header: 'Thứ bậc', filter: 'number', width: 120 },
    {
      field: 'is_active',
      header: 'Trạng thái',
      filter: { labels: inUseLabels },
      width: 160,
      cell: (isActive) => <InUse isActive={isActive} />,
    },
    { field: 'updated_at', header: 'Ngày cập nhật', filter: 'datetime', width: 190 },
  ],
  form: [
    { ...codeField, label: 'Mã trình độ' },
    {
      field: 'name',
      label: 'Tên trình độ',
      input: 'text',
      required: true,
      rule: v.pipe(v.string(), v.maxLength(200, 'Tên trình độ không được vượt quá 200 ký tự.')),
    },
    { field: 'level_group', label: 'Nhóm trình độ', input: { labels: levelGroupLabels }, required: true },
    {
      field: 'rank',
      label: 'Thứ bậc',
      input: 'number',
      required: true,
      hint: 'Số càng lớn, trình độ càng cao.',
      rule: v.pipe(
        v.number(),
        v.integer('Thứ bậc phải là số nguyên.'),
        v.minValue(0, 'Thứ bậc phải từ 0 trở lên.'),
        v.maxValue(999, 'Thứ bậc không được lớn hơn 999.'),
      ),
    },
    { field: 'is_active', label: 'Đang sử dụng', input: 'switch', initial: true },
  ],
})

export default listScreen(levels)
