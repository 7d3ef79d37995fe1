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
  title: 'Danh sách loại đào tạo',
  label: 'loại đào tạo',
  nameOf: (item) => item.name,
  search: ['code', 'name'],
  permissions: { edit: 'training_edit', delete: 'training_delete' },
  useActions: catalogueActions('trainingTypes', { export: 'training_export', import: 'training_edit' }),
  columns: [
    codeColumn,
    { field: 'name', header: 'Tên loại đào tạo', filter: 'text', main: true, width: 320 },
    descriptionColumn,
    activeColumn,
    updatedColumn,
  ],
  form: [codeField, nameField('Tên loại đào tạo'), descriptionField, activeField],
})

export default listScreen(trainingTypes)
