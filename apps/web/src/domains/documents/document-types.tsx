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
  title: 'Danh sách loại tài liệu',
  label: 'loại tài liệu',
  nameOf: (type) => type.name,
  search: ['code', 'name'],
  permissions: { edit: 'document_edit', delete: 'document_delete' },
  useActions: catalogueActions('documentTypes', { export: 'document_export', import: 'document_edit' }),
  columns: [
    codeColumn,
    { field: 'name', header: 'Tên loại tài liệu', filter: 'text', main: true, width: 240 },
    { field: 'is_decision', header: 'Nhóm tài liệu', filter: { labels: decisions }, width: 150 },
    { ...descriptionColumn, width: 185 },
    activeColumn,
    updatedColumn,
  ],
  form: [
    codeField,
    nameField('Tên loại tài liệu'),
    {
      field: 'is_decision',
      label: 'Là quyết định',
      input: 'switch',
      initial: false,
      hint: 'Tài liệu thuộc loại này có loại quyết định.',
    },
    descriptionField,
    activeField,
  ],
})

export default listScreen(documentTypes)
