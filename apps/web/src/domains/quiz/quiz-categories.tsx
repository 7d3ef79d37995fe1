import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-categories'
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

const quizCategories = defineResource('quizCategories', {
  facts: fieldFacts,
  title: 'Danh sách nhóm đề thi',
  label: 'nhóm đề thi',
  nameOf: (item) => item.name,
  search: ['code', 'name'],
  permissions: { edit: 'quiz_setting_edit:company', delete: 'quiz_setting_edit:company' },
  useActions: catalogueActions('quizCategories', {
    export: 'quiz_setting_edit',
    import: 'quiz_setting_edit:company',
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

export default listScreen(quizCategories)
