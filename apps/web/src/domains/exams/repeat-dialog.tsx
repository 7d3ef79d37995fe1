import type { Data, Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/exams'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import type { Exam } from './exam-page.tsx'

type Rule = Input<'exams.repeat'>['body']
type Next = Data<'exams.repeat'>['next']

// The call takes the months always; here nothing in the field is what switches it off.
const asked = { ...fieldFacts.takes.repeat, requires: [] } as const

const fields = withFacts({ ...fieldFacts, takes: { store: asked } }, [
  { field: 'repeat_months', input: 'number', hint: 'Để trống nếu không lặp lại.' },
  { field: 'repeat_lead_days', input: 'number', initial: 30 },
  { field: 'repeat_owner_id', input: { reference: 'employees', nameIn: 'repeat_owner_name' } },
  {
    field: 'repeat_department_id',
    input: { reference: 'departments', nameIn: 'repeat_department_name' },
    hint: 'Gồm các đơn vị trực thuộc. Để trống: những người dự đợt này còn làm việc.',
  },
] as const)

/** Says how often a periodic test comes back, for whom and who looks after it. */
export function RepeatDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const [repeating] = useState(() => mutation('exams.repeat'))
  const { mutateAsync: repeat } = useMutation(repeating)
  const send = (values: FormValues, isPreview: boolean) =>
    repeat({
      path: { id: exam.id },
      query: { dry_run: isPreview },
      // The contract's rules have passed each of them.
      body: { ...(values as unknown as Rule), version: exam.version },
    })
  return (
    <PartDialog
      title="Lặp lại định kỳ"
      description="Hệ thống lập nháp đợt tiếp theo một lần, với phần thi và hội đồng của đợt này, rồi báo người phụ trách."
      fields={fields}
      record={exam}
      save={(values) => send(values, false)}
      done="Đã đặt lịch lặp lại."
      about={exam.code}
      onClose={onClose}
    >
      <NextRun look={async (values) => (await send(values, true)).next} />
    </PartDialog>
  )
}

/** What the server said of a preview, and of which values. */
type Answer = { for: string } & ({ next: Next } | { problem: string })

/** When the next run would be and for whom, by what is filled in; what was said of other values is gone. */
function NextRun({ look }: { look: (values: FormValues) => Promise<Next> }) {
  const { getValues } = useFormContext<FormValues>()
  const filled = JSON.stringify(useWatch<FormValues>())
  const [answer, setAnswer] = useState<Answer>()
  const [isLooking, setIsLooking] = useState(false)
  const show = async () => {
    const about = { for: filled }
    setIsLooking(true)
    try {
      setAnswer({ ...about, next: await look(getValues()) })
    } catch (error) {
      setAnswer({ ...about, problem: errorText(error) })
    } finally {
      setIsLooking(false)
    }
  }
  const said = answer?.for === filled ? answer : undefined
  return (
    <Stack>
      <div>
        <Button loading={isLooking} onClick={() => void show()}>
          Xem trước đợt tiếp theo
        </Button>
      </div>
      {said && 'next' in said && <Text>{nextWords(said.next)}</Text>}
      <Problem>{said && 'problem' in said ? said.problem : undefined}</Problem>
    </Stack>
  )
}

/** '20-10-2027, lập nháp từ 20-09-2027 với 24 người: …'. */
function nextWords(next: Next): string {
  if (next === null) return 'Không lặp lại.'
  const { on, made_on: made, people_total: people, names } = next
  const rest = people > names.length ? ` và ${people - names.length} người khác` : ''
  const who = people === 0 ? '' : `: ${names.join(', ')}${rest}`
  return `Đợt tiếp theo ngày ${formatDate(on)}, lập nháp từ ${formatDate(made)}, theo danh sách hôm nay có ${people} người${who}.`
}
