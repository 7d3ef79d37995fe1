import { fieldFacts } from '@nhansu/sdk/field-facts/certificate-groups'
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
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'

/** The groups of certificates, for their own screen and for the dialog over the certificates. */
export const certificateGroups = defineResource('certificateGroups', {
  facts: fieldFacts,
  title: 'Danh sách nhóm chứng chỉ',
  label: 'nhóm chứng chỉ',
  nameOf: (item) => item.name,
  search: ['code', 'name'],
  permissions: { edit: 'training_edit:company', delete: 'training_delete:company' },
  useActions: catalogueActions('certificateGroups', {
    export: 'training_export',
    import: 'training_edit:company',
  }),
  columns: [
    codeColumn,
    { field: 'name', filter: 'text', main: true, width: 320 },
    descriptionColumn,
    activeColumn,
    updatedColumn,
  ],
  form: [codeField, nameField, descriptionField, activeField],
})
