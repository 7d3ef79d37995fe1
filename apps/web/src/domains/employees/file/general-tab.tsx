import { natureOfWorkLabels, workStateLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/employees'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { EmployeeFile, FilePartProps } from './employee-file.ts'
import { FactSection } from './fact-section.tsx'
import { HeldPositionList } from './held-position-list.tsx'

/** What everybody who sees the employee may read. */
export default function GeneralTab({ employee }: FilePartProps) {
  return (
    <Stack gap="xl">
      <FactSection title="Thông tin công việc" items={workFacts(employee)} />
      <FactSection title="Chức vụ đang giữ">
        <HeldPositionList positions={employee.positions} />
      </FactSection>
      <FactSection title="Thông tin cá nhân" items={personalFacts(employee)} />
    </Stack>
  )
}

function workFacts(employee: EmployeeFile) {
  const { nature_of_work, work_state, group_join_date, join_date, official_date, leave_date } = employee
  return [
    { term: titles.nhansu_id, value: employee.nhansu_id },
    { term: titles.work_state, value: workStateLabels[work_state] },
    { term: titles.nature_of_work, value: labelOf(natureOfWorkLabels, nature_of_work) },
    { term: titles.group_join_date, value: formatDate(group_join_date) },
    { term: titles.join_date, value: formatDate(join_date) },
    { term: titles.official_date, value: formatDate(official_date) },
    ...(leave_date ? [{ term: titles.leave_date, value: formatDate(leave_date) }] : []),
    { term: titles.company_email, value: employee.company_email },
    ...('timekeeping_code' in employee
      ? [{ term: titles.timekeeping_code, value: employee.timekeeping_code }]
      : []),
  ]
}

function personalFacts({ date_of_birth, gender, phone }: EmployeeFile) {
  return [
    { term: titles.date_of_birth, value: formatDate(date_of_birth) },
    { term: titles.gender, value: gender },
    { term: titles.phone, value: phone },
  ]
}

const { titles } = fieldFacts

function labelOf(labels: Readonly<Record<number, string>>, code: number | null | undefined) {
  return code == null ? null : labels[code]
}
