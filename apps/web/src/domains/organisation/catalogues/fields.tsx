import { fieldFacts } from '@nhansu/sdk/field-facts/fields'
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
import { Indented } from './indented.tsx'

const fields = defineResource('fields', {
  facts: fieldFacts,
  title: 'Danh sách lĩnh vực',
  label: 'lĩnh vực',
  nameOf: (field) => field.name,
  search: ['code', 'name'],
  permissions: { edit: 'field_edit:company', delete: 'field_delete:company' },
  useActions: catalogueActions('fields', { export: 'field_export', import: 'field_edit:company' }),
  columns: [
    {
      field: 'name',
      filter: 'text',
      main: true,
      width: 340,
      cell: (name, { depth }) => <Indented depth={depth}>{name}</Indented>,
    },
    codeColumn,
    {
      field: 'path',
      // Shows the path above the field, and filters by what it is under.
      header: 'Thuộc lĩnh vực',
      filter: { by: 'parent_id', kind: { reference: 'fields' } },
      width: 260,
      cell: (path) => path.split(' › ').slice(0, -1).join(' › ') || '–',
    },
    { ...descriptionColumn, hidden: true },
    activeColumn,
    updatedColumn,
  ],
  form: [
    codeField,
    nameField,
    { field: 'parent_id', input: { reference: 'fields' }, hint: 'Để trống nếu là lĩnh vực lớn nhất.' },
    descriptionField,
    activeField,
  ],
})

export default listScreen(fields)
