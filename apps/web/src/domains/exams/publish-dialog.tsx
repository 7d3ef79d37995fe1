import type { Data, Input } from '@nhansu/sdk/contract'
import { examActionLabels } from '@nhansu/sdk/domains/exams'
import { fieldFacts } from '@nhansu/sdk/field-facts/exams'
import { formatDate } from '@nhansu/ui/format/date.ts'
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
export type Switches = Omit<Input<'exams.move'>['body'], 'action' | 'reason' | 'version'>

const always = withFacts(fieldFacts, [
  { field: 'grade_in_file', input: 'switch' },
  { field: 'raises_needs', input: 'switch' },
  { field: 'retest_days', input: 'number', hint: 'Để trống nếu không tổ chức thi lại.' },
] as const)

/** What follows of a kind of test alone. */
const ofKind = {
  safety: withFacts(fieldFacts, [
    {
      field: 'certificate_id',
      input: { reference: 'certificates', nameIn: 'certificate_name' },
      hint: 'Để trống nếu không cấp chứng chỉ.',
    },
  ] as const),
  grade: withFacts(fieldFacts, [{ field: 'drafts_decision', input: 'switch' }] as const),
  skill: [],
  probation: [],
} as const

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
  const label = examActionLabels.publish
  return (
    <PartDialog
      title={`${label} ${exam.code}?`}
      description={description}
      submitLabel={label}
      fields={[...always, ...ofKind[exam.kind]]}
      record={exam}
      save={(values: FormValues) => publish(values)}
      done={done}
      about={exam.code}
      onClose={onClose}
    >
      <Followed examId={exam.id} />
    </PartDialog>
  )
}

/** Whom publishing touches, asked anew for another certificate. */
function Followed({ examId }: { examId: number }) {
  const chosen: unknown = useWatch<FormValues>({ name: 'certificate_id' })
  const certificate = Number(chosen) > 0 ? { certificate_id: Number(chosen) } : {}
  const asked = useQuery(query('exams.consequences', { path: { id: examId }, query: certificate }))
  return <Loaded query={asked}>{(consequences) => <Preview {...consequences} />}</Loaded>
}

/** Whom the switches touch as they stand now. */
function Preview({ passed_total: passed, absent_total: absent, failed, ...then }: Consequences) {
  const [raisesNeeds, days, certificate, drafts] = useWatch<FormValues>({
    name: ['raises_needs', 'retest_days', 'certificate_id', 'drafts_decision'],
  })
  const { retests_left: left, needs, without_field: bare, certificates, grades } = then
  const raised = grades.filter(({ refusal }) => refusal === null)
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
      {Number(certificate) > 0 && <People title="Cấp chứng chỉ" lines={certificates.map(certified)} />}
      {drafts === true && (
        <>
          <People
            title="Soạn quyết định nâng bậc (chờ ban hành)"
            lines={raised.map(({ full_name: name, pay_grade: grade }) => `${name}: lên bậc lương ${grade}`)}
          />
          {raised.length < grades.length && (
            <People
              title="Không soạn được quyết định"
              lines={grades.flatMap(({ full_name: name, refusal }) =>
                refusal === null ? [] : [`${name}: ${refusal}`],
              )}
            />
          )}
        </>
      )}
    </Stack>
  )
}

/** 'Lê Văn Mẫu: thay chứng chỉ số ATLD-0012, hạn 31-12-2026'. */
function certified({
  full_name: name,
  held_number: held,
  held_until: until,
}: Consequences['certificates'][number]) {
  if (held === null) return `${name}: cấp lần đầu`
  return `${name}: thay chứng chỉ số ${held}, ${until === null ? 'vô thời hạn' : `hạn ${formatDate(until)}`}`
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
