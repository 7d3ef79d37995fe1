import {
  employmentStatusLabels,
  genderLabels,
  natureOfWorkLabels,
  workStateLabels,
} from '@nhansu/sdk/domains/employees'
import type { Input } from '@nhansu/sdk/contract'
import { printAction } from '#web/kit/printing/print-action.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { AccountState, EmployeeState, HeldDepartments, HeldPositions, NameCell } from './cells.tsx'

type ListQuery = NonNullable<Input<'employees.list'>['query']>

const employees = defineResource('employees', {
  title: 'Danh sách nhân viên',
  label: 'nhân viên',
  nameOf: (employee) => employee.full_name,
  query: { include: ['account'] },
  search: ['nhansu_id', 'full_name'],
  columns: [
    { field: 'nhansu_id', header: 'Mã nhân viên', filter: 'text', kind: 'code', width: 146 },
    {
      field: 'full_name',
      header: 'Họ và tên',
      filter: 'text',
      main: true,
      width: 205,
      cell: (name, { active }) => <NameCell name={name} active={active} />,
    },
    {
      field: 'positions',
      header: 'Đơn vị',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 200,
      cell: (held) => <HeldDepartments held={held} />,
    },
    {
      field: 'positions',
      header: 'Chức vụ',
      filter: { by: 'position_id', kind: { reference: 'positions' } },
      width: 176,
      cell: (held) => <HeldPositions held={held} />,
    },
    { field: 'join_date', header: 'Ngày vào', filter: 'date', width: 146 },
    {
      field: 'active',
      header: 'Trạng thái',
      filter: { labels: { true: employmentStatusLabels[1], false: employmentStatusLabels[2] } },
      width: 150,
      cell: (_, { work_state }) => <EmployeeState state={work_state} />,
    },
    {
      field: 'account',
      header: 'Tài khoản',
      width: 110,
      cell: (account) => <AccountState account={account} />,
    },
    { field: 'work_state', header: 'Tình trạng', filter: { labels: workStateLabels }, hidden: true },
    { field: 'gender', header: 'Giới tính', filter: { labels: genderLabels }, hidden: true },
    { field: 'date_of_birth', header: 'Ngày sinh', filter: 'date', hidden: true },
    { field: 'phone', header: 'Số điện thoại', filter: 'text', kind: 'code', hidden: true, personal: true },
    { field: 'company_email', header: 'Email công ty', filter: 'text', hidden: true },
    {
      field: 'nature_of_work',
      header: 'Tính chất công việc',
      filter: { labels: natureOfWorkLabels },
      hidden: true,
    },
    { field: 'official_date', header: 'Ngày chính thức', filter: 'date', hidden: true },
    { field: 'leave_date', header: 'Ngày nghỉ việc', filter: 'date', hidden: true },
  ],
})

const useWorkbooks = workbookActions('employees', { export: 'employee_export' })
const usePrint = printAction('employees', 'employee_export')

export default listScreen<'employees'>({ ...employees, useActions: useEmployeeActions })

function useEmployeeActions(list: ShownList<ListQuery>): ListActions<Row<'employees'>> {
  const workbooks = useWorkbooks(list)
  const { page, dialogs } = usePrint(list)
  return {
    ...workbooks,
    page,
    dialogs: (
      <>
        {workbooks.dialogs}
        {dialogs}
      </>
    ),
  }
}
