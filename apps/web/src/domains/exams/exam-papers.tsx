import { download } from '@nhansu/sdk'
import type { Input } from '@nhansu/sdk/contract'
import { PrintButton } from '#web/kit/printing/print-button.tsx'
import { client } from '#web/session/client.ts'
import type { Exam } from './exam-page.tsx'

type Form = Input<'examResults.paper'>['body']['form']

const forms: readonly { form: Form; label: string; from: readonly Exam['status'][] }[] = [
  { form: 'sign', label: 'In danh sách ký', from: ['scheduled', 'running', 'scoring'] },
  { form: 'marks', label: 'In bảng điểm', from: ['published'] },
  { form: 'minutes', label: 'In biên bản', from: ['published'] },
]

/** The papers of a periodic test that make sense now: the list to sign until it is scored, then what came of it. */
export function ExamPapers({ exam }: { exam: Exam }) {
  return forms
    .filter(({ from }) => from.includes(exam.status))
    .map(({ form, label }) => (
      <PrintButton
        key={form}
        label={label}
        fetch={() => download(client, 'examResults.paper', { path: { id: exam.id }, body: { form } })}
      />
    ))
}
