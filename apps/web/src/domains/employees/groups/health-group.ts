import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/employee-health'
import { asLabels, declareFields, type FileGroup } from './file-group.ts'

type Health = Schemas['EmployeeHealthChange']

/** Sức khỏe and the sizes of working clothes (section 2.2 of the reference). */
export const healthGroup: FileGroup = {
  id: 'health',
  label: 'Sức khỏe',
  tab: 'health',
  show: 'employeeHealth.show',
  update: 'employeeHealth.update',
  key: 'health',
  edit: ['employee_edit', 'employee_sensitive'],
  sections: [
    {
      title: 'Thể trạng',
      fields: declareFields<Health>(fieldFacts, [
        { field: 'height', input: 'number' },
        { field: 'weight', input: 'number' },
        { field: 'blood_group', input: { labels: asLabels('A', 'B', 'AB', 'O') } },
        { field: 'health_grade', input: { labels: asLabels('I', 'II', 'III', 'IV', 'V') } },
      ]),
    },
    {
      title: 'Cỡ đồng phục',
      fields: declareFields<Health>(fieldFacts, [
        { field: 'shirt_size', input: { labels: asLabels('S', 'M', 'L', 'XL', 'XXL', 'XXXL') } },
        { field: 'shoe_size', input: 'number' },
      ]),
    },
  ],
}
