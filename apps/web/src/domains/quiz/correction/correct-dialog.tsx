import { valibotResolver } from '@hookform/resolvers/valibot'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import { written } from '../answers/answers.css.ts'
import { keyWords } from './key-words.ts'
import { correctionBody, correctionFields, type CorrectableQuestion } from './correction-fields.ts'
import { Outcome } from './outcome.tsx'

interface CorrectDialogProps {
  examId: number
  question: CorrectableQuestion
  /** How many corrections and undos there were when the question was looked at. */
  step: number
  onClose: () => void
}

/** Corrects a question of an exam: first what it would do to whom, then it is done, and every paper marked anew. */
export default function CorrectDialog({ examId, question, step: looked, onClose }: CorrectDialogProps) {
  const [step, setStep] = useState(looked)
  const form = useForm<FormValues>({
    defaultValues: startValues(
      ['key', 'drop'].flatMap((kind) => correctionFields(question, kind)),
      { kind: null, right_options: [] },
    ),
    resolver: (values, ...rest) =>
      valibotResolver(rulesOf(correctionFields(question, values['kind'])))(values, ...rest),
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const [correcting] = useState(() => mutation('quizCorrections.correct'))
  const { mutateAsync: correct } = useMutation(correcting)
  const work = usePreviewedWork(form, {
    preview: async (values: FormValues) => {
      const body = { ...correctionBody(question, values), step }
      const told = await correct({ path: { id: examId }, query: { dry_run: true }, body })
      setStep(told.step)
      return told.outcome
    },
    work: async (values) => {
      const body = { ...correctionBody(question, values), step }
      const { outcome } = await correct({ path: { id: examId }, body })
      return { done: `Đã sửa đáp án và chấm lại ${outcome.remarked} bài.` }
    },
    onClose,
  })
  return (
    <FormProvider {...form}>
      <PreviewedWork
        title="Sửa đáp án và chấm lại"
        description="Mọi bài có câu này được chấm lại cùng lúc, bài nộp sau cũng chấm theo đáp án mới. Ngân hàng câu hỏi giữ nguyên."
        size="large"
        form={form}
        verb="Sửa và chấm lại"
        work={work}
        renderPreview={(outcome) => <Outcome outcome={outcome} />}
        onClose={onClose}
      >
        <div className={written}>{question.content}</div>
        {question.kind !== 'essay' && <Text as="p">{`Đáp án hiện tại: ${keyWords(question)}`}</Text>}
        <FormFields fields={correctionFields(question, kind)} />
      </PreviewedWork>
    </FormProvider>
  )
}
