import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Data } from '@nhansu/sdk/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import { reasonField } from './correction-fields.ts'
import { Outcome } from './outcome.tsx'

interface UndoDialogProps {
  correction: Data<'quizCorrections.list'>['corrections'][number]
  /** How many corrections and undos there were when it was looked at. */
  step: number
  onClose: () => void
}

const fields = [reasonField]

/** Takes a correction back, as a whole: first what that would do to whom, then it is done. */
export default function UndoDialog({ correction: { id, content }, step: looked, onClose }: UndoDialogProps) {
  const [step, setStep] = useState(looked)
  const form = useForm<FormValues>({
    defaultValues: startValues(fields),
    resolver: valibotResolver(rulesOf(fields)),
  })
  const [undoing] = useState(() => mutation('quizCorrections.undo'))
  const { mutateAsync: undo } = useMutation(undoing)
  const send = ({ reason }: FormValues, isPreview: boolean) =>
    undo({ path: { id }, query: { dry_run: isPreview }, body: { reason: String(reason), step } })
  const work = usePreviewedWork(form, {
    preview: async (values: FormValues) => {
      const told = await send(values, true)
      setStep(told.step)
      return told.outcome
    },
    work: async (values) => {
      const { outcome } = await send(values, false)
      return { done: `Đã hoàn tác và chấm lại ${outcome.remarked} bài.` }
    },
    onClose,
  })
  return (
    <FormProvider {...form}>
      <PreviewedWork
        title="Hoàn tác lần sửa đáp án"
        description={`Mọi bài được chấm lại như chưa từng sửa câu “${content}”.`}
        size="large"
        form={form}
        verb="Hoàn tác"
        work={work}
        renderPreview={(outcome) => <Outcome outcome={outcome} />}
        onClose={onClose}
      >
        <FormFields fields={fields} />
      </PreviewedWork>
    </FormProvider>
  )
}
