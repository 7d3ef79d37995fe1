import {
  activeColumn,
  activeField,
  codeColumn,
  codeField,
  descriptionColumn,
  descriptionField,
  nameField,
  updatedColumn,
} from '#web/resource/catalogue-parts.tsx'
import { defineResource } from '#web/resource/define-resource.ts'
import { listScreen } from '#web/resource/list-screen.tsx'
import { workbookActions } from '#web/workbooks/workbook-actions.tsx'

const trainingLocations = defineResource('trainingLocations', {
  title: 'Danh sách địa điểm đào tạo',
  label: 'địa điểm đào tạo',
  nameOf: (item) => item.name,
  search: ['code', 'name'],
  permissions: { edit: 'training_edit', delete: 'training_delete' },
  useActions: workbookActions('trainingLocations', { export: 'training_export', import: 'training_edit' }),
  columns: [
    codeColumn,
    { field: 'name', header: 'Tên địa điểm', filter: 'text', main: true, width: 320 },
    descriptionColumn,
    activeColumn,
    updatedColumn,
  ],
  form: [codeField, nameField('Tên địa điểm'), descriptionField, activeField],
})

export default listScreen(trainingLocations)
