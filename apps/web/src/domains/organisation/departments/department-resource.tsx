import { departmentLevelLabels } from '@nhansu/sdk/domains/organisation'
import * as v from 'valibot'
import { atMost, codeField, nameField, wholeBetween } from '#web/kit/catalogues/catalogue-parts.tsx'
import { type AnyResource, defineResource } from '#web/kit/resource/define-resource.ts'

const departments = defineResource('departments', {
  title: 'Danh sách đơn vị',
  label: 'đơn vị',
  nameOf: (department) => department.name,
  search: [],
  permissions: { edit: 'department_edit', delete: 'department_delete' },
  bulkKey: 'dept_ids',
  columns: [],
  form: [
    codeField,
    nameField('Tên đơn vị'),
    { field: 'short_name', label: 'Tên viết tắt', input: 'text', rule: atMost('Tên viết tắt', 50) },
    { field: 'level', label: 'Cấp đơn vị', input: { labels: departmentLevelLabels }, required: true },
    {
      field: 'parent_id',
      label: 'Đơn vị cấp trên',
      input: { reference: 'departments' },
      hint: 'Phải ở cấp cao hơn. Để trống nếu là đơn vị lớn nhất.',
    },
    {
      field: 'manager_id',
      label: 'Trưởng đơn vị',
      input: { reference: 'employees', nameIn: 'manager_name' },
    },
    {
      field: 'headcount_plan',
      label: 'Định biên',
      input: 'number',
      hint: 'Số người được duyệt, tính cả các đơn vị trực thuộc.',
      rule: wholeBetween('Định biên', 0, 1_000_000),
    },
    { field: 'found_date', label: 'Ngày thành lập', input: 'date' },
    { field: 'decision_no', label: 'Số quyết định', input: 'text', rule: atMost('Số quyết định', 50) },
    {
      field: 'phone',
      label: 'Số điện thoại',
      input: 'text',
      rule: v.pipe(
        v.string(),
        v.regex(/^(0\d{9,10})?$/, 'Số điện thoại gồm 10 hoặc 11 chữ số, bắt đầu bằng số 0.'),
      ),
    },
    { field: 'address', label: 'Địa chỉ', input: 'text', rule: atMost('Địa chỉ', 300) },
  ],
})

/** Departments for the parts of the kit that know a resource by its declaration: the form, and deleting. */
export const departmentResource = departments as unknown as AnyResource // its names were checked where it was declared
