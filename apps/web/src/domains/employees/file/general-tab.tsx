import { natureOfWorkLabels, workStateLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/employees'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { cardGroup } from '../groups/card-group.ts'
import { GroupFacts } from '../groups/group-facts.tsx'
import { WhyButton } from '../job/why-button.tsx'
import type { EmployeeFile, FilePartProps } from './employee-file.ts'
import { FactSection } from './fact-section.tsx'
import { HeldPositionList } from './held-position-list.tsx'

/** Who the employee is and what he does here: job facts, which job changes alone write, then his card. */
export default function GeneralTab(part: FilePartProps) {
  const { employee } = part
  // The card that the part below reads, by the same call.
  const { data } = useQuery(query('employees.show', { path: { id: employee.id } }))
  const codes = data?.employee.former_codes ?? []
  return (
    <GroupFacts {...part} group={cardGroup}>
      <FactSection title="Đang làm việc" items={[...formerCodes(codes), ...jobFacts(employee)]} />
      <FactSection
        title="Chức vụ đang giữ"
        actions={<WhyButton employeeId={employee.id} fact="main_position" />}
      >
        <HeldPositionList positions={employee.positions} />
      </FactSection>
    </GroupFacts>
  )
}

/** Under which codes he was known besides: papers that were printed under them are his. */
function formerCodes(codes: readonly string[]) {
  return codes.length > 0 ? [{ term: titles.former_codes, value: codes.join(', ') }] : []
}

function jobFacts(employee: EmployeeFile) {
  const { id, nature_of_work, work_state, join_date, official_date, leave_date } = employee
  const line = (fact: DatedFact, value: string | null | undefined) => ({
    term: titles[fact],
    value: value && (
      <Inline as="span" gap="xs">
        {value}
        <WhyButton employeeId={id} fact={fact} />
      </Inline>
    ),
  })
  return [
    line('work_state', workStateLabels[work_state]),
    line('nature_of_work', labelOf(natureOfWorkLabels, nature_of_work)),
    line('join_date', formatDate(join_date)),
    line('official_date', formatDate(official_date)),
    ...(leave_date ? [line('leave_date', formatDate(leave_date))] : []),
  ]
}

type DatedFact = 'work_state' | 'nature_of_work' | 'join_date' | 'official_date' | 'leave_date'

const { titles } = fieldFacts

function labelOf(labels: Readonly<Record<number, string>>, code: number | null | undefined) {
  return code == null ? null : labels[code]
}
