import type { Data, Input } from '@nhansu/sdk/contract'
import { examActionLabels } from '@nhansu/sdk/domains/exams'
import { fieldFacts } from '@nhansu/sdk/field-facts/exams'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { query } from '#web/session/queries.ts'
import type { Exam } from './exam-page.tsx'

type Consequences = Data<'exams.consequences'>
export type Switches = Pick<Input<'exams.move'>['body'], 'grade_in_file' | 'raises_needs' | 'retest_days'>

const fields = withFacts(fieldFacts, [
  { field: 'grade_in_file', input: 'switch' },
  { field: 'raises_needs', input: 'switch' },
  { field: 'retest_days', input: 'number', hint: 'Để trống nếu không tổ chức thi lại.' },
] as const)

interface PublishDialogProps {
  exam: Exam
  /** What it says at the top. */
  description: string
  done: string
  publish: (switches: Switches) => Promise<unknown>
  onClose: () => void
}

/** Publishes a periodic test: what follows of it each by its switch, and whom that touches. */
export function PublishDialog({ exam, description, done, publish, onClose }: PublishDialogProps) {
  const asked = useQuery(query('exams.consequences', { path: { id: exam.id } }))
  const label = examActionLabels.publish
  return (
    <PartDialog
      title={`${label} ${exam.code}?`}
      description={description}
      submitLabel={label}
      fields={fields}
      record={exam}
      save={(values: FormValues) => publish(values)}
      done={done}
      about={exam.code}
      onClose={onClose}
    >
      <Loaded query={asked}>{(consequences) => <Preview {...consequences} />}</Loaded>
    </PartDialog>
  )
}

/** Whom the switches touch as they stand now. */
function Preview({ passed_total: passed, absent_total: absent, failed, ...then }: Consequences) {
  const [raisesNeeds, days] = useWatch<FormValues>({ name: ['raises_needs', 'retest_days'] })
  const { retests_left: left, needs, without_field: bare } = then
  const lines = needs.map(
    ({ full_name: name, field_name: field, has_open: isOpen, course_names: courses }) =>
      `${name}: ${field}${isOpen ? ' (đã có nhu cầu)' : ''}${courses.length > 0 ? `, khóa phù hợp: ${courses.join('; ')}` : ''}`,
  )
  return (
    <Stack>
      <Text>{`Đạt ${passed} người, không đạt ${failed.length} người, vắng mặt ${absent} người.`}</Text>
      {raisesNeeds === true && <People title="Lập nhu cầu đào tạo" lines={lines} />}
      {raisesNeeds === true && bare.length > 0 && (
        <People title="Không lập được vì phần thi không đạt chưa có lĩnh vực" lines={bare} />
      )}
      {typeof days === 'number' &&
        (left > 0 ? (
          <People title={`Thi lại sau ${days} ngày`} lines={failed} />
        ) : (
          <Text tone="soft">Đã hết số lần thi lại nên không lập thêm đợt thi lại.</Text>
        ))}
    </Stack>
  )
}

/** How many lines are named; of the rest their number is said. */
const shown = 8

function People({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return <Text tone="soft">{`${title}: không có ai.`}</Text>
  return (
    <div>
      <Text>{`${title} (${lines.length}):`}</Text>
      <ul>
        {lines.slice(0, shown).map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </ul>
      {lines.length > shown && <Text tone="soft">{`và ${lines.length - shown} dòng khác`}</Text>}
    </div>
  )
}
