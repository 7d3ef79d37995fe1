import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { useHeldForm } from '@nhansu/ui/field/use-form-guard.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Problem } from '#web/kit/forms/problem.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork, useUnsavedWork } from '#web/session/unsaved-work.ts'
import { bounded } from '../answers/answers.css.ts'
import { pointWords } from './point-words.ts'

/** An answer as its marker sees it. */
export type MarkingAnswer = Data<'quizMarking.answers'>['answers'][number]

interface Values {
  earned: number | null
  remark: string
  reason: string
}

interface AnswerFormProps {
  answer: MarkingAnswer
  /** What the button says: 'Lưu và sang câu tiếp'. */
  submitLabel: string
  /** The points take the first key: for who goes from answer to answer. */
  focused?: boolean
  onSaved: (answer: MarkingAnswer) => void
  /** Leads away from a mark that stays as it is. */
  onCancel?: () => void
}

/** The points and the remark of one answer; Enter in the points saves. */
export function AnswerForm({ answer, submitLabel, focused = false, onSaved, onCancel }: AnswerFormProps) {
  const { id, points, earned, remark, is_final: isFinal, version } = answer
  const form = useForm<Values>({ defaultValues: { earned, remark: remark ?? '', reason: '' } })
  const [marking] = useState(() => mutation('quizMarking.mark'))
  const { mutateAsync: mark } = useMutation(marking)
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const formRef = useHeldForm(() => void form.handleSubmit(() => undefined)())
  const { isDirty, isSubmitting } = form.formState
  useUnsavedWork(isDirty)
  const submit = async (values: Values) => {
    forget()
    if (values.earned === null) {
      form.setError('earned', { message: 'Vui lòng nhập điểm.' }, { shouldFocus: true })
      return
    }
    try {
      const words = { remark: values.remark.trim() || null, reason: values.reason.trim() }
      const { answer: saved } = await mark({
        path: { id },
        body: {
          earned: values.earned,
          remark: words.remark,
          ...(words.reason !== '' && { reason: words.reason }),
          version,
        },
      })
      discardUnsavedWork()
      toast.ok(`Đã lưu ${pointWords(saved.earned ?? 0)}/${pointWords(points)} điểm.`)
      onSaved(saved)
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <form
      ref={formRef}
      className={bounded}
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => submit(values))(event)}
    >
      <Stack>
        <Controller
          name="earned"
          control={form.control}
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <NumberField
              ref={ref}
              value={value}
              onBlur={onBlur}
              // Whoever marks one answer after another begins with the points.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={focused}
              label={`Điểm (0–${pointWords(points)})`}
              hint="Từng 0.25 điểm một."
              required
              min={0}
              max={points}
              decimals={2}
              error={fieldState.error?.message}
              onValueChange={onChange}
            />
          )}
        />
        <TextArea
          label="Nhận xét"
          hint="Thí sinh đọc được khi xem đáp án."
          rows={2}
          maxLength={1000}
          {...form.register('remark')}
        />
        {isFinal && (
          <TextArea
            label="Lý do sửa điểm"
            rows={2}
            maxLength={500}
            required
            error={form.formState.errors.reason?.message}
            {...form.register('reason')}
          />
        )}
        <Problem>{problem}</Problem>
        <Inline>
          <Button type="submit" tone="primary" loading={isSubmitting}>
            {submitLabel}
          </Button>
          {onCancel && <Button onClick={onCancel}>Hủy</Button>}
        </Inline>
      </Stack>
    </form>
  )
}
