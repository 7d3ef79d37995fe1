import { fieldFacts } from '@nhansu/sdk/field-facts/classifies'
import { classifyGroupLabels } from '@nhansu/sdk/domains/organisation'
import {
  activeColumn,
  activeField,
  codeColumn,
  codeField,
  nameField,
  updatedColumn,
} from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'

const classifies = defineResource('classifies', {
  facts: fieldFacts,
  title: 'Danh sách xếp loại',
  label: 'xếp loại',
  nameOf: (classify) => classify.name,
  search: ['code', 'name'],
  permissions: { edit: 'classify_edit:company', delete: 'classify_delete:company' },
  useActions: catalogueActions('classifies', { export: 'classify_export', import: 'classify_edit:company' }),
  columns: [
    codeColumn,
    { field: 'name', filter: 'text', main: true, width: 225 },
    { field: 'applies_to', filter: { labels: classifyGroupLabels }, width: 150 },
    { field: 'min_score', filter: 'number', width: 130 },
    { field: 'max_score', filter: 'number', width: 140 },
    { field: 'rank', filter: 'number', width: 130 },
    activeColumn,
    { ...updatedColumn, hidden: true },
  ],
  form: [
    codeField,
    nameField,
    { field: 'applies_to', input: { labels: classifyGroupLabels } },
    { field: 'rank', input: 'number', hint: 'Số càng lớn, xếp loại càng cao.' },
    { field: 'min_score', input: 'decimal' },
    { field: 'max_score', input: 'decimal', hint: 'Không gồm chính điểm này, trừ điểm 10.' },
    activeField,
  ],
})

export default listScreen(classifies)
