import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'
import { CandidatePicker } from './candidate-picker.tsx'
import { wordsOf } from './email-fields.ts'
import { ShownLetter } from './shown-letter.tsx'

/** The letter that the form's words would make, for a candidate or with invented values. */
export function EmailPreview() {
  const form = useFormContext<FormValues>()
  const [candidateId, setCandidateId] = useState<number | null>(null)
  const [seen, setSeen] = useState<Data<'emails.preview'>>()
  const { problem, refuse, forget } = useRefusal(form)
  const look = async () => {
    forget()
    if (!(await form.trigger(['subject', 'body', 'signature']))) return
    try {
      const chosen = candidateId === null ? {} : { candidate_id: candidateId }
      setSeen(await client.call('emails.preview', { body: { ...wordsOf(form.getValues()), ...chosen } }))
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <Card title="Xem trước">
      <Stack>
        <CandidatePicker
          label="Với ứng viên"
          hint="Để trống thì thư được điền bằng giá trị giả định."
          value={candidateId}
          onValueChange={setCandidateId}
        />
        <div>
          <Button onClick={() => void look()}>Xem trước</Button>
        </div>
        <Problem>{problem}</Problem>
        {seen && <ShownLetter {...seen} />}
      </Stack>
    </Card>
  )
}
