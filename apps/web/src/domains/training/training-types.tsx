import { fieldFacts } from '@nhansu/sdk/field-facts/training-types'
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

const trainingTypes = defineResource('trainingTypes', {
  facts: fieldFacts,
  title: 'Danh sách loại đào tạo',
  label: 'loại đào tạo',
  nameOf: (item) => item.name,
  search: ['code', 'name'],
  permissions: { edit: 'training_edit:company', delete: 'training_delete:company' },
  useActions: catalogueActions('trainingTypes', {
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

export default listScreen(trainingTypes)
