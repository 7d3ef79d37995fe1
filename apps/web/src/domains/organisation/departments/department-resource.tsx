import { fieldFacts } from '@nhansu/sdk/field-facts/departments'
import { departmentLevelLabels, wageRegionLabels } from '@nhansu/sdk/domains/organisation'
import { codeField, nameField } from '#web/kit/catalogues/catalogue-parts.tsx'
import { type AnyResource, defineResource } from '#web/kit/resource/define-resource.ts'

const departments = defineResource('departments', {
  facts: fieldFacts,
  title: 'Danh sách đơn vị',
  label: 'đơn vị',
  nameOf: (department) => department.name,
  search: [],
  permissions: { edit: 'department_edit', delete: 'department_delete' },
  bulkKey: 'dept_ids',
  columns: [],
  form: [
    codeField,
    nameField,
    { field: 'short_name', input: 'text' },
    { field: 'level', input: { labels: departmentLevelLabels } },
    {
      field: 'parent_id',
      input: { reference: 'departments' },
      hint: 'Phải ở cấp cao hơn. Để trống nếu là đơn vị lớn nhất.',
    },
    { field: 'manager_id', input: { reference: 'employees', nameIn: 'manager_name' } },
    { field: 'headcount_plan', input: 'number', hint: 'Số người được duyệt, tính cả các đơn vị trực thuộc.' },
    { field: 'found_date', input: 'date' },
    { field: 'decision_no', input: 'text' },
    { field: 'phone', input: 'text' },
    { field: 'address', input: 'text' },
    {
      field: 'wage_region',
      input: { labels: wageRegionLabels },
      hint: 'Theo nơi đơn vị làm việc. Để trống: theo đơn vị cấp trên.',
    },
  ],
})

/** Departments for the parts of the kit that know a resource by its declaration: the form, and deleting. */
export const departmentResource = departments as unknown as AnyResource // its names were checked where it was declared
