import { quizLetterLabels } from '@nhansu/sdk/domains/quiz'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField, Labels } from '#web/kit/resource/define-resource.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { fieldsByKind, isAlways, type QuestionKind } from './fields-by-kind.ts'

/** The form of a question: what its kind asks for, and nothing else. */
export function QuestionForm({ fields }: { fields: readonly AnyField[] }) {
  const kind = useKind()
  useEmptied(fields, kind)
  const shown = fields.filter(({ field }) => isAlways(field) || fieldsByKind[kind].includes(field))
  const options = useOptionLabels(kind)
  const drawn = shown.map((field) =>
    field.field === 'right_options'
      ? { ...field, label: options.label, input: { several: options.labels } }
      : field,
  )
  // What is asked stands together: the words, and the picture below them.
  const picture = drawn.findIndex(({ field }) => field === 'picture_id')
  return (
    <Stack>
      <FormFields fields={drawn.slice(0, picture)} />
      <PictureField />
      <FormFields fields={drawn.slice(picture + 1)} />
    </Stack>
  )
}

function useKind(): QuestionKind {
  // The select offers the contract's kinds alone.
  return useWatch<FormValues>({ name: 'kind' }) as QuestionKind
}

/** What another kind asked for leaves the form with it; the server would refuse it. */
function useEmptied(fields: readonly AnyField[], kind: QuestionKind): void {
  const { setValue, clearErrors } = useFormContext<FormValues>()
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === kind) return
    before.current = kind
    const left = fields.filter(({ field }) => !isAlways(field) && !fieldsByKind[kind].includes(field))
    const empty = startValues(left)
    for (const { field } of left) setValue(field, empty[field] ?? null, { shouldDirty: true })
    // What is right of one kind seldom is of another.
    setValue('right_options', [], { shouldDirty: true })
    clearErrors()
  }, [kind, fields, setValue, clearErrors])
}

/** The answers that can be right: true and false of a statement, else those that have been filled in. */
function useOptionLabels(kind: QuestionKind): { label: string; labels: Labels } {
  const letters = Object.keys(quizLetterLabels)
  const texts = useWatch<FormValues>({ name: letters.map((letter) => `option_${letter.toLowerCase()}`) })
  if (kind === 'true_false') return { label: 'Phát biểu này', labels: { A: 'Đúng', B: 'Sai' } }
  const filled = letters.flatMap((letter, at) => {
    const text = String(texts[at] ?? '').trim()
    return text === '' ? [] : [[letter, `${letter}. ${text}`] as const]
  })
  return {
    label: kind === 'statements' ? 'Các ý đúng' : 'Đáp án đúng',
    labels: Object.fromEntries(filled),
  }
}
