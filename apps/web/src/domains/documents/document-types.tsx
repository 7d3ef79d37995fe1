import { documentGroupLabels } from '@nhansu/sdk/domains/documents'
import { documentRetentionLabels } from '@nhansu/sdk/domains/personal-data'
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

const yesNo = { true: 'Có', false: 'Không' }

const documentTypes = defineResource('documentTypes', {
  facts: fieldFacts,
  title: 'Danh sách loại tài liệu',
  label: 'loại tài liệu',
  nameOf: (type) => type.name,
  search: ['code', 'name'],
  permissions: { edit: 'document_edit:company', delete: 'document_delete:company' },
  useActions: catalogueActions('documentTypes', {
    export: 'document_export',
    import: 'document_edit:company',
  }),
  columns: [
    codeColumn,
    { field: 'name', filter: 'text', main: true, width: 240 },
    // Both answers are shown in words, which are kinds of documents.
    { field: 'is_decision', filter: { labels: documentGroupLabels }, width: 150 },
    {
      field: 'is_sensitive',
      filter: { labels: yesNo },
      width: 130,
      cell: (value) => yesNo[value ? 'true' : 'false'],
    },
    {
      field: 'is_visible_to_employee',
      filter: { labels: yesNo },
      width: 170,
      cell: (value) => yesNo[value ? 'true' : 'false'],
    },
    { field: 'retention_class', filter: { labels: documentRetentionLabels }, width: 200, hidden: true },
    { ...descriptionColumn, width: 185, hidden: true },
    activeColumn,
    { ...updatedColumn, hidden: true },
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
    {
      field: 'is_sensitive',
      input: 'switch',
      initial: false,
      hint: 'Chỉ người có quyền xem dữ liệu nhạy cảm thấy tài liệu thuộc loại này.',
    },
    {
      field: 'is_visible_to_employee',
      input: 'switch',
      initial: false,
      hint: 'Nhân viên thấy tài liệu loại này của chính mình.',
    },
    {
      field: 'retention_class',
      input: { labels: documentRetentionLabels },
      initial: 'contract',
      hint: 'Tài liệu loại này được giữ bao lâu sau khi người trong tài liệu nghỉ việc, và đến hạn thì xóa cùng nhóm nào.',
    },
    descriptionField,
    activeField,
  ],
})

export default listScreen(documentTypes)
