import { fieldFacts } from '@nhansu/sdk/field-facts/document-types'
import {
  activeColumn,
  activeField,
  codeColumn,
  codeField,
  descriptionColumn,
  descriptionField,
  nameField,
  updatedColumn,
} from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'

const decisions = { true: 'Quyết định', false: 'Tài liệu khác' }

const documentTypes = defineResource('documentTypes', {
  facts: fieldFacts,
  title: 'Danh sách loại tài liệu',
  label: 'loại tài liệu',
  nameOf: (type) => type.name,
  search: ['code', 'name'],
  permissions: { edit: 'document_edit', delete: 'document_delete' },
  useActions: catalogueActions('documentTypes', { export: 'document_export', import: 'document_edit' }),
  columns: [
    codeColumn,
    { field: 'name', filter: 'text', main: true, width: 240 },
    // Both answers are shown in words, which are kinds of documents.
    { field: 'is_decision', header: 'Nhóm tài liệu', filter: { labels: decisions }, width: 150 },
    { ...descriptionColumn, width: 185 },
    activeColumn,
    updatedColumn,
  ],
  form: [
    codeField,
    nameField,
    {
      field: 'is_decision',
      input: 'switch',
      initial: false,
      hint: 'Tài liệu thuộc loại này có loại quyết định.',
    },
    descriptionField,
    activeField,
  ],
})

export default listScreen(documentTypes)
