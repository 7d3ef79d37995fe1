import { trainingPlanStatusLabels } from '@nhansu/sdk/domains/training'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-plans'
import { Link } from '@nhansu/ui/link/link.tsx'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { planPath } from './plan-paths.ts'
import { PlanState } from './plan-state.tsx'
import { usePlanActions } from './use-plan-actions.ts'

const plans = defineResource('trainingPlans', {
  facts: fieldFacts,
  title: 'Danh sách kế hoạch đào tạo',
  label: 'kế hoạch đào tạo',
  nameOf: ({ code, name }) => `${code}: ${name}`,
  search: ['name', 'code'],
  permissions: { edit: 'training_edit', delete: 'training_delete' },
  columns: [
    { field: 'code', filter: 'text', kind: 'code', width: 125 },
    {
      field: 'name',
      filter: 'text',
      main: true,
      width: 220,
      cell: (name, { id }) => (
        <Link tone="quiet" href={planPath(id)}>
          {name}
        </Link>
      ),
    },
    { field: 'year', filter: 'number', kind: 'code', width: 90, hidden: true },
    {
      field: 'status',
      filter: { labels: trainingPlanStatusLabels },
      width: 130,
      cell: (status) => <PlanState status={status} />,
    },
    {
      field: 'department_name',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 140,
    },
    { field: 'people_total', kind: 'number', width: 150 },
    { field: 'joined_total', kind: 'number', width: 130, hidden: true },
    { field: 'planned_total', kind: 'number', width: 125 },
    { field: 'actual_total', kind: 'number', width: 125 },
    { field: 'quarter', filter: 'number', kind: 'number', hidden: true },
    { field: 'lines_total', kind: 'number', hidden: true },
    { field: 'revision', kind: 'number', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
})

/** The plans of training of the current company. */
export default listScreen<'trainingPlans'>({ ...plans, useActions: usePlanActions })
