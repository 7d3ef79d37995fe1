import { classifyGroupLabels } from '@nhansu/sdk/domains/organisation'
import * as v from 'valibot'
import {
  activeColumn,
  activeField,
  codeColumn,
  codeField,
  nameField,
  updatedColumn,
  wholeBetween,
} from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'

const score = v.pipe(
  v.number(),
  v.minValue(0, 'Điểm phải từ 0 trở lên.'),
  v.maxValue(10, 'Điểm không được lớn hơn 10.'),
)

const classifies = defineResource('classifies', {
  title: 'Danh sách xếp loại',
  label: 'xếp loại',
  nameOf: (classify) => classify.name,
  search: ['code', 'name'],
  permissions: { edit: 'classify_edit', delete: 'classify_delete' },
  useActions: catalogueActions('classifies', { export: 'classify_export', import: 'classify_edit' }),
  columns: [
    codeColumn,
    { field: 'name', header: 'Tên xếp loại', filter: 'text', main: true, width: 225 },
    { field: 'applies_to', header: 'Áp dụng cho', filter: { labels: classifyGroupLabels }, width: 150 },
    { field: 'min_score', header: 'Điểm từ', filter: 'number', width: 130 },
    { field: 'max_score', header: 'Điểm đến', filter: 'number', width: 140 },
    { field: 'rank', header: 'Thứ bậc', filter: 'number', width: 130 },
    activeColumn,
    { ...updatedColumn, hidden: true },
  ],
  form: [
    codeField,
    nameField('Tên xếp loại'),
    { field: 'applies_to', label: 'Phạm vi áp dụng', input: { labels: classifyGroupLabels }, required: true },
    {
      field: 'rank',
      label: 'Thứ bậc',
      input: 'number',
      required: true,
      hint: 'Số càng lớn, xếp loại càng cao.',
      rule: wholeBetween('Thứ bậc', 0, 999),
    },
    { field: 'min_score', label: 'Điểm từ', input: 'decimal', rule: score },
    {
      field: 'max_score',
      label: 'Điểm đến',
      input: 'decimal',
      hint: 'Không gồm chính điểm này, trừ điểm 10.',
      rule: score,
    },
    activeField,
  ],
})

export default listScreen(classifies)
