import { rewardTypeLabels } from '@nhansu/sdk/domains/rewards-disciplines'
import { fieldFacts } from '@nhansu/sdk/field-facts/reward-discipline-forms'
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

const rewardForms = defineResource('rewardDisciplineForms', {
  facts: fieldFacts,
  title: 'Danh sách hình thức khen thưởng, kỷ luật',
  label: 'hình thức khen thưởng, kỷ luật',
  nameOf: (form) => form.name,
  search: ['code', 'name'],
  permissions: { edit: 'employee_edit:company', delete: 'employee_edit:company' },
  keeps: ({ type }) => (type === 'discipline' ? 'Hình thức kỷ luật theo Điều 124 được giữ nguyên.' : null),
  useActions: catalogueActions('rewardDisciplineForms', {
    export: 'employee_export',
    import: 'employee_edit:company',
  }),
  columns: [
    codeColumn,
    { field: 'name', filter: 'text', main: true, width: 320 },
    { field: 'type', filter: { labels: rewardTypeLabels }, width: 140 },
    descriptionColumn,
    activeColumn,
    { ...updatedColumn, hidden: true },
  ],
  form: [codeField, nameField, descriptionField, activeField],
})

export default listScreen(rewardForms)
