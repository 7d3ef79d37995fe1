import type { Data } from '@nhansu/sdk/contract'
import { wageRegionLabels } from '@nhansu/sdk/domains/organisation'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { headcountState, levelLabel, type Department } from './department-tree.ts'

/** What is written about a department: all of it today, on a past day what the tree of that day knows. */
export function DepartmentFacts({ department, asOf }: { department: Department; asOf: string | null }) {
  return asOf === null ? (
    <TodayFacts department={department} />
  ) : (
    <DescriptionList items={treeFacts(department)} />
  )
}

function TodayFacts({ department }: { department: Department }) {
  const show = useQuery(query('departments.show', { path: { id: department.id } }))
  return (
    <Loaded query={show}>
      {({ department: one }) => <DescriptionList items={todayFacts(department, one)} />}
    </Loaded>
  )
}

function todayFacts(department: Department, one: Data<'departments.show'>['department']) {
  const day = (value: string | null) => (value === null ? null : formatDate(value))
  return [
    ...treeFacts({
      ...department,
      own_employee_total: one.own_employee_total,
      manager_name: one.manager_name,
    }),
    { term: 'Chức vụ', value: formatNumber(one.position_total) },
    { term: 'Thuộc', value: one.path.split(' › ').slice(0, -1).join(' › ') },
    { term: 'Ngày thành lập', value: day(one.found_date) },
    { term: 'Số quyết định', value: one.decision_no },
    { term: 'Số điện thoại', value: one.phone },
    { term: 'Địa chỉ', value: one.address },
    { term: 'Vùng lương tối thiểu', value: regionOf(one.wage_region) },
    ...(one.closed_on === null
      ? []
      : [
          { term: 'Ngày giải thể', value: day(one.closed_on) },
          { term: 'Quyết định giải thể', value: one.close_decision_no },
        ]),
  ]
}

/** The contract lets no other number through. */
function regionOf(region: number | null): string {
  return region === null ? 'Theo đơn vị cấp trên' : wageRegionLabels[region as keyof typeof wageRegionLabels]
}

function treeFacts(department: Department) {
  const { figure, words } = headcountState(department)
  return [
    { term: 'Cấp đơn vị', value: levelLabel(department.level) },
    { term: 'Tên viết tắt', value: department.short_name },
    { term: 'Trưởng đơn vị', value: department.manager_name },
    {
      term: 'Nhân viên trực tiếp',
      value: formatNumber(department.own_employee_total ?? department.employee_total),
    },
    {
      term: department.headcount_plan === null ? 'Tính cả trực thuộc' : 'Tính cả trực thuộc/định biên',
      value: words === undefined ? figure : `${figure} (${words.toLocaleLowerCase('vi')})`,
    },
  ]
}
