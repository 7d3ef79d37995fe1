import { fieldFacts } from '@nhansu/sdk/field-facts/employees'
import { educationLevelsUpwards } from '@nhansu/sdk/domains/education-levels'
import {
  accountHoldingLabels,
  askedWorkStateLabels,
  dataStateLabels,
  fileFindingLabels,
  genderLabels,
  natureOfWorkLabels,
  numberFindingLabels,
  papersStateLabels,
  sensitiveFindingLabels,
  standingLabels,
} from '@nhansu/sdk/domains/employees'
import { positionLevelLabels } from '@nhansu/sdk/domains/organisation'
import type { Input } from '@nhansu/sdk/contract'
import { IdCard, Plus } from 'lucide-react'
import { lazy, useMemo } from 'react'
import { printAction } from '#web/kit/printing/print-action.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { useTogether } from '#web/kit/resource/together.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { useAccountActions } from './accounts/use-account-actions.tsx'
import {
  AccountState,
  EmployeeState,
  HeldDepartments,
  HeldPositions,
  NameCell,
  WorkStateCell,
} from './cells.tsx'
import { workPath } from './file/employee-file.ts'
import { useShownList } from './file/walk/use-shown-list.ts'
import { removalNote } from './remove/removal-note.ts'
import { useJobActions } from './job/use-job-actions.tsx'

/** These words come as they are read. */
const plain = (words: string | null | undefined) => words ?? ''

function allFindings(row: Pick<Row<'employees'>, 'findings' | 'sensitive_findings' | 'number_findings'>) {
  return [row.findings, row.sensitive_findings, row.number_findings].filter(Boolean).join(', ')
}

/** A level is called as it is written; the highest first. */
const educationWords = Object.fromEntries(educationLevelsUpwards.toReversed().map((level) => [level, level]))

type ListQuery = NonNullable<Input<'employees.list'>['query']>

const employees = defineResource('employees', {
  facts: fieldFacts,
  title: 'Danh sách nhân viên',
  label: 'nhân viên',
  nameOf: (employee) => employee.full_name,
  query: { include: ['account', 'papers', 'profile', 'contract'] },
  dated: true,
  permissions: { edit: 'employee_edit', delete: 'employee_delete' },
  deleteNote: removalNote,
  search: ['nhansu_id', 'full_name'],
  personalSearch: true,
  columns: [
    { field: 'nhansu_id', filter: 'text', kind: 'code', width: 132 },
    {
      field: 'full_name',
      filter: 'text',
      main: true,
      width: 214,
      cell: (name, { id, active }) => <NameCell id={id} name={name} active={active} />,
    },
    {
      field: 'positions',
      // Two columns are made of one field.
      header: 'Đơn vị',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 174,
      cell: (held) => <HeldDepartments held={held} />,
    },
    {
      field: 'positions',
      // Two columns are made of one field.
      header: 'Chức vụ',
      filter: { by: 'position_id', kind: { reference: 'positions' } },
      width: 158,
      cell: (held) => <HeldPositions held={held} />,
    },
    // Which company goes without saying in its own list.
    { field: 'join_date', filter: 'date', width: 132 },
    {
      field: 'active',
      filter: { labels: standingLabels },
      width: 134,
      cell: (_, row) => <EmployeeState of={row} />,
    },
    {
      field: 'account',
      formerId: 'account',
      // An object has no title of its own.
      header: 'Tài khoản',
      filter: { by: 'account_state', kind: { labels: accountHoldingLabels } },
      width: 100,
      cell: (account) => <AccountState account={account} />,
    },
    { field: 'papers_state', filter: { labels: papersStateLabels }, width: 150, hidden: true },
    {
      field: 'missing_papers',
      filter: { by: 'missing_paper_id', kind: { reference: 'requiredPapers' } },
      width: 240,
      hidden: true,
    },
    { field: 'findings', filter: { labels: fileFindingLabels }, width: 240, hidden: true, cell: plain },
    {
      field: 'findings',
      // Whatever is found in the file, as far as the reader sees it.
      header: 'Tình trạng dữ liệu',
      filter: { by: 'data_state', kind: { labels: dataStateLabels } },
      width: 240,
      hidden: true,
      cell: (_, row) => allFindings(row),
    },
    {
      field: 'sensitive_findings',
      filter: { labels: sensitiveFindingLabels },
      width: 240,
      hidden: true,
      cell: plain,
    },
    {
      field: 'number_findings',
      filter: { labels: numberFindingLabels },
      width: 240,
      hidden: true,
      cell: plain,
    },
    {
      field: 'work_state',
      filter: { labels: askedWorkStateLabels },
      hidden: true,
      cell: (_, row) => <WorkStateCell of={row} />,
    },
    { field: 'gender', filter: { labels: genderLabels }, hidden: true },
    { field: 'date_of_birth', filter: 'date', hidden: true },
    { field: 'age', filter: 'number', hidden: true },
    {
      field: 'position_level',
      filter: { labels: positionLevelLabels },
      hidden: true,
    },
    { field: 'education_level', filter: { labels: educationWords }, hidden: true },
    { field: 'phone', filter: 'text', kind: 'code', hidden: true, personal: true },
    { field: 'company_email', filter: 'text', hidden: true },
    {
      field: 'nature_of_work',
      filter: { labels: natureOfWorkLabels },
      hidden: true,
    },
    { field: 'official_date', filter: 'date', hidden: true },
    { field: 'leave_date', filter: 'date', hidden: true },
    { field: 'contract_end_date', filter: 'date', hidden: true },
  ],
})

// Its code comes when it is opened.
const ImportedPeopleDialog = lazy(() => import('./imported/imported-people-dialog.tsx'))

const useWorkbooks = workbookActions(
  'employees',
  { export: 'employee_export', import: 'employee_edit' },
  {
    description:
      'Mỗi trang tính của mẫu là một phần hồ sơ; dòng thuộc về người mang mã nhân viên ở dòng đó. Người chưa có được tiếp nhận, người đã có được cập nhật. Nếu có dòng sai thì chưa có gì thay đổi.',
    warning: 'Ô để trống thì giá trị đang có bị xóa.',
    hint: 'Tối đa 10,000 dòng ở trang tính "Nhân viên", 60,000 dòng ở tất cả các trang tính.',
    megabytes: 20,
    After: ImportedPeopleDialog,
  },
)
const usePrint = printAction('employees', 'employee_export')

export default listScreen<'employees'>({ ...employees, useActions: useEmployeeActions })

/** What can be done in the list; a domain adds its own hook by one line. */
function useEmployeeActions(list: ShownList<ListQuery>): ListActions<Row<'employees'>> {
  useShownList(list)
  const mayAdd = usePermission('employee_edit')
  const job = useJobActions(list)
  const accounts = useAccountActions(list)
  // What is done to people is done as they are today.
  const { as_of: day = null } = list.query
  const isToday = day === null
  const links = useMemo(() => fileLinks(day), [day])
  return useTogether([
    links,
    relatedLists,
    isToday ? job : nothing,
    isToday ? accounts : nothing,
    useWorkbooks(list),
    usePrint(list),
    mayAdd ? creating : {},
  ])
}

const nothing: ListActions<Row<'employees'>> = {}

/** The way to the form for a new employee, last of the buttons beside the title. */
const creating: ListActions<Row<'employees'>> = {
  page: [
    { id: 'first-days', label: 'Nhập dữ liệu ban đầu', tone: 'quiet', href: '/bat-dau', folded: true },
    { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', href: '/nhan-vien/them-moi' },
  ],
}

/** The lists of what belongs to employees. */
const relatedLists: ListActions<Row<'employees'>> = {
  page: [
    {
      id: 'progress',
      label: 'Quá trình công tác',
      tone: 'quiet',
      href: '/nhan-vien/qua-trinh-cong-tac',
      folded: true,
    },
    {
      id: 'rewards',
      label: 'Khen thưởng, kỷ luật',
      tone: 'quiet',
      href: '/nhan-vien/khen-thuong-ky-luat',
      folded: true,
    },
    {
      id: 'confirmations',
      label: 'Giấy xác nhận',
      tone: 'quiet',
      href: '/nhan-vien/giay-xac-nhan',
      folded: true,
    },
    {
      id: 'transfers',
      label: 'Chuyển công ty',
      tone: 'quiet',
      href: '/nhan-vien/chuyen-cong-ty',
      folded: true,
    },
    {
      id: 'leaving',
      label: 'Việc cần làm khi nghỉ việc',
      tone: 'quiet',
      href: '/viec-khi-nghi-viec',
      folded: true,
    },
    {
      id: 'quality',
      label: 'Chất lượng dữ liệu',
      tone: 'quiet',
      href: '/nhan-vien/chat-luong-du-lieu',
      folded: true,
    },
  ],
}

/** The way to an employee's file of the day that is shown, first in the menu of his row. */
function fileLinks(day: string | null): ListActions<Row<'employees'>> {
  return { row: [{ id: 'open', label: 'Xem hồ sơ', icon: IdCard, href: ({ id }) => workPath(id, day) }] }
}
