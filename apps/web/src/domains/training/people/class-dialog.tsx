import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Data, Input } from '@nhansu/sdk/contract'
import { fieldFacts as needFacts } from '@nhansu/sdk/field-facts/training-needs'
import { fieldFacts } from '@nhansu/sdk/field-facts/trainings'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { RadioGroup } from '@nhansu/ui/radio-group/radio-group.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { newCourseFields } from '../courses/course-fields.ts'
import { coursePath } from '../courses/course-paths.ts'
import { PlacedPeople } from './placed-people.tsx'

/** What came of putting people into a class, or would. */
export type PlacedInClass = Data<'trainingNeeds.place'>
/** Whose class it is to be: a new one, or one that is there. */
export type ClassBody = Input<'trainingNeeds.place'>['body']
type Into = 'new' | 'existing'

const fieldsOf = {
  new: [
    ...newCourseFields,
    ...withFacts(fieldFacts, [{ field: 'confirm_deadline', input: 'date' }] as const),
  ],
  existing: withFacts({ ...needFacts, takes: { store: needFacts.takes.place } }, [
    { field: 'training_id', input: { reference: 'trainings' }, required: true },
  ] as const),
}

const choices = [
  { value: 'new', label: 'Lớp mới' },
  { value: 'existing', label: 'Khóa đã có' },
] as const

interface ClassDialogProps {
  title: string
  verb: string
  /** What its people are chosen by: needs, or certificates that end. */
  ids: readonly number[]
  /** What is known of a new class. */
  start?: FormValues | undefined
  /** What a new class has from the beginning. */
  hint: string
  put: (input: { query?: { dry_run: boolean }; body: ClassBody }) => Promise<PlacedInClass>
  onClose: () => void
}

/** Puts people into a new class or one that is there; it shows first who cannot come. */
export function ClassDialog({ title, verb, ids, start, hint, put, onClose }: ClassDialogProps) {
  const [into, setInto] = useState<Into>('new')
  const fields = fieldsOf[into]
  const form = useForm<FormValues>({
    defaultValues: {
      ...startValues([...fieldsOf.new, ...fieldsOf.existing]),
      ...start,
    },
    resolver: (values, ...rest) => valibotResolver(rulesOf(fields))(values, ...rest),
  })
  const navigate = useNavigate()
  const bodyOf = (values: FormValues): ClassBody => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
    // The contract's rules have passed each of them.
    const target = into === 'new' ? { course: filled } : filled
    return { ids: [...ids], ...target } as ClassBody
  }
  const work = usePreviewedWork<FormValues, PlacedInClass>(form, {
    preview: (values) => put({ query: { dry_run: true }, body: bodyOf(values) }),
    work: async (values) => {
      const body = bodyOf(values)
      const { ids: rest } = await put({ query: { dry_run: true }, body })
      if (rest.length === 0) return { done: 'Không có ai được xếp lớp.' }
      const { training_id: id, added, waiting } = await put({ body: { ...body, ids: rest } })
      discardUnsavedWork()
      if (id !== null) await navigate(`${coursePath(id)}?tab=hoc-vien`)
      return { done: `Đã xếp lớp ${added} người${waiting > 0 ? `, ${waiting} người chờ chỗ` : ''}.` }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title={title}
      size="large"
      form={form}
      verb={verb}
      work={work}
      renderPreview={(placed) => <PlacedPeople placed={placed} />}
      onClose={onClose}
    >
      <Stack>
        <RadioGroup label="Xếp vào" options={choices} value={into} onValueChange={setInto} />
        <FormProvider {...form}>
          <FormFields key={into} fields={fields} />
        </FormProvider>
        {into === 'new' && (
          <Text as="p" tone="hint">
            {hint}
          </Text>
        )}
      </Stack>
    </PreviewedWork>
  )
}
