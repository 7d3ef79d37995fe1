import { rewardTypeLabels } from '@nhansu/sdk/domains/rewards-disciplines'
import { fieldFacts } from '@nhansu/sdk/field-facts/reward-reasons'
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

const rewardReasons = defineResource('rewardReasons', {
  facts: fieldFacts,
  title: 'Danh sách lý do khen thưởng, kỷ luật',
  label: 'lý do khen thưởng, kỷ luật',
  nameOf: (reason) => reason.name,
  search: ['code', 'name'],
  permissions: { edit: 'employee_edit:company', delete: 'employee_edit:company' },
  useActions: catalogueActions('rewardReasons', {
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
  form: [
    codeField,
    nameField,
    { field: 'type', input: { labels: rewardTypeLabels }, initial: 'reward' },
    descriptionField,
    activeField,
  ],
})

export default listScreen(rewardReasons)
