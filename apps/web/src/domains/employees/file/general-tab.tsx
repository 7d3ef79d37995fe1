import { natureOfWorkLabels, workStateLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/employees'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { cardGroup } from '../groups/card-group.ts'
import { GroupFacts } from '../groups/group-facts.tsx'
import type { EmployeeFile, FilePartProps } from './employee-file.ts'
import { FactSection } from './fact-section.tsx'
import { HeldPositionList } from './held-position-list.tsx'

/** Who the employee is and what he does here: job facts, which job changes alone write, then his card. */
export default function GeneralTab(part: FilePartProps) {
  const { employee } = part
  return (
    <GroupFacts {...part} group={cardGroup}>
      <FactSection title="Đang làm việc" items={jobFacts(employee)} />
      <FactSection title="Chức vụ đang giữ">
        <HeldPositionList positions={employee.positions} />
      </FactSection>
    </GroupFacts>
  )
}

function jobFacts(employee: EmployeeFile) {
  const { nature_of_work, work_state, join_date, official_date, leave_date } = employee
  return [
    { term: titles.work_state, value: workStateLabels[work_state] },
    { term: titles.nature_of_work, value: labelOf(natureOfWorkLabels, nature_of_work) },
    { term: titles.join_date, value: formatDate(join_date) },
    { term: titles.official_date, value: formatDate(official_date) },
    ...(leave_date ? [{ term: titles.leave_date, value: formatDate(leave_date) }] : []),
  ]
}

const { titles } = fieldFacts

function labelOf(labels: Readonly<Record<number, string>>, code: number | null | undefined) {
  return code == null ? null : labels[code]
}
