import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/required-papers'
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

const requiredPapers = defineResource('requiredPapers', {
  facts: fieldFacts,
  title: 'Danh sách hồ sơ phải nộp',
  label: 'hồ sơ phải nộp',
  nameOf: (paper) => paper.name,
  search: ['code', 'name'],
  permissions: { edit: 'employee_edit:company', delete: 'employee_delete:company' },
  useActions: catalogueActions('requiredPapers', {
    export: 'employee_export',
    import: 'employee_edit:company',
  }),
  columns: [
    codeColumn,
    { field: 'name', filter: 'text', main: true, width: 240 },
    {
      field: 'document_type_name',
      filter: { by: 'document_type_id', kind: { reference: 'documentTypes' } },
      width: 210,
    },
    { field: 'nature_of_work', filter: { labels: natureOfWorkLabels }, width: 230 },
    { ...descriptionColumn, hidden: true },
    activeColumn,
    { ...updatedColumn, hidden: true },
  ],
  form: [
    codeField,
    nameField,
    {
      field: 'document_type_id',
      input: { reference: 'documentTypes', nameIn: 'document_type_name' },
      hint: 'Nhân viên có tài liệu còn hiệu lực thuộc loại này là đã nộp.',
    },
    {
      field: 'nature_of_work',
      input: { labels: natureOfWorkLabels },
      hint: 'Để trống khi áp dụng cho mọi nhân viên.',
    },
    descriptionField,
    activeField,
  ],
})

export default listScreen(requiredPapers)
