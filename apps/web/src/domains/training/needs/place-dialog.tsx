import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Data, Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/trainings'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { RadioGroup } from '@nhansu/ui/radio-group/radio-group.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { fieldFacts as needFacts } from '@nhansu/sdk/field-facts/training-needs'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { coursePath } from '../courses/course-paths.ts'
import { newCourseFields } from '../courses/course-fields.ts'
import { PlacedPeople } from '../people/placed-people.tsx'

type Body = Input<'trainingNeeds.place'>['body']
type Placed = Data<'trainingNeeds.place'>
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

interface PlaceDialogProps {
  ids: readonly number[]
  /** Whom and what it is about. */
  about: string
  onClose: () => void
}

/** Puts the people of needs into a new class or one that is there; it shows first who cannot come. */
export default function PlaceDialog({ ids, about, onClose }: PlaceDialogProps) {
  const [into, setInto] = useState<Into>('new')
  const fields = fieldsOf[into]
  const form = useForm<FormValues>({
    defaultValues: {
      ...startValues([...fieldsOf.new, ...fieldsOf.existing]),
    },
    resolver: (values, ...rest) => valibotResolver(rulesOf(fields))(values, ...rest),
  })
  const [placing] = useState(() => mutation('trainingNeeds.place'))
  const { mutateAsync: place } = useMutation(placing)
  const navigate = useNavigate()
  const bodyOf = (values: FormValues): Body => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
    // The contract's rules have passed each of them.
    const target = into === 'new' ? { course: filled } : filled
    return { ids: [...ids], ...target } as Body
  }
  const work = usePreviewedWork<FormValues, Placed>(form, {
    preview: (values) => place({ query: { dry_run: true }, body: bodyOf(values) }),
    work: async (values) => {
      const body = bodyOf(values)
      const { ids: rest } = await place({ query: { dry_run: true }, body })
      if (rest.length === 0) return { done: 'Không có ai được xếp lớp.' }
      const { training_id: id, added, waiting } = await place({ body: { ...body, ids: rest } })
      discardUnsavedWork()
      if (id !== null) await navigate(`${coursePath(id)}?tab=hoc-vien`)
      return { done: `Đã xếp lớp ${added} người${waiting > 0 ? `, ${waiting} người chờ chỗ` : ''}.` }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title={`Xếp lớp: ${about}`}
      size="large"
      form={form}
      verb="Xếp lớp"
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
            Lớp mới có sẵn một môn học cùng tên, cấp chứng chỉ mà các nhu cầu cùng hướng đến.
          </Text>
        )}
      </Stack>
    </PreviewedWork>
  )
}
