import { fieldFacts } from '@nhansu/sdk/field-facts/levels'
import { levelGroupLabels } from '@nhansu/sdk/domains/organisation'
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

const levels = defineResource('levels', {
  facts: fieldFacts,
  title: 'Danh sách trình độ',
  label: 'trình độ',
  nameOf: (level) => level.name,
  search: ['code', 'name'],
  permissions: { edit: 'level_edit:company', delete: 'level_delete:company' },
  useActions: catalogueActions('levels', { export: 'level_export', import: 'level_edit:company' }),
  columns: [
    codeColumn,
    { field: 'name', filter: 'text', main: true, width: 260 },
    { field: 'level_group', filter: { labels: levelGroupLabels }, width: 170 },
    { field: 'rank', filter: 'number', width: 120 },
    activeColumn,
    updatedColumn,
  ],
  form: [
    codeField,
    nameField,
    { field: 'level_group', input: { labels: levelGroupLabels } },
    { field: 'rank', input: 'number', hint: 'Số càng lớn, trình độ càng cao.' },
    activeField,
  ],
})

export default listScreen(levels)
