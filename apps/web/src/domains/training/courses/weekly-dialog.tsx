import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Input } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'
import type { Course } from './use-course.ts'
import {
  daysOfPattern,
  type PatternDays,
  tooMany,
  weekdayLabels,
  type WeeklyPattern,
  withoutTaken,
} from './weekly-days.ts'

type Body = Input<'trainingDetails.storeBulk'>['body']

/** So many days go into one call. */
const most = 200

interface WeeklyDialogProps {
  course: Course
  /** What each of the days says besides its date. */
  fields: readonly AnyField[]
  onClose: () => void
}

/** Adds days to a course on the same weekdays of every week; it shows them first. */
export default function WeeklyDialog({ course, fields, onClose }: WeeklyDialogProps) {
  const pattern: readonly AnyField[] = [
    { field: 'from', label: 'Từ ngày', input: 'date', required: true, initial: course.start_date },
    { field: 'to', label: 'Đến ngày', input: 'date', required: true, initial: course.end_date },
    { field: 'weekdays', label: 'Học vào', input: { several: weekdayLabels }, required: true },
  ]
  const asked = [...pattern, ...fields]
  const form = useForm<FormValues>({
    defaultValues: startValues(asked),
    resolver: async (values, ...rest) => {
      const checked = await valibotResolver(rulesOf(asked))(values, ...rest)
      if (Object.keys(checked.errors).length > 0) return checked
      const message = tooMany(daysIn(values, course).added.length, most)
      return message === undefined ? checked : { values: {}, errors: { to: { type: 'tooMany', message } } }
    },
  })
  const [storing] = useState(() => mutation('trainingDetails.storeBulk'))
  const { mutateAsync: store } = useMutation(storing)
  const work = usePreviewedWork<FormValues, PatternDays>(form, {
    preview: async (values) => daysIn(values, course),
    work: async (values) => {
      const { added: days } = daysIn(values, course)
      const { from: _from, to: _to, weekdays: _weekdays, ...each } = values
      if (days.length === 0) return { done: 'Không có buổi học nào được thêm.' }
      // The contract's rules have passed each of them.
      const details = days.map((date) => ({ ...each, date })) as Body['details']
      await store({ path: { id: course.id }, body: { details } })
      return { done: `Đã thêm ${days.length} buổi học.` }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title="Thêm buổi học theo tuần"
      size="large"
      form={form}
      verb="Thêm buổi học"
      work={work}
      renderPreview={(days) => <Text>{wordsOf(days)}</Text>}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <FormFields fields={asked} />
      </FormProvider>
      <Text as="p" tone="hint">
        Bỏ qua ngày 01-01, 30-04, 01-05 và 02-09; ngày nghỉ Tết Nguyên đán và Giỗ Tổ theo âm lịch hãy xóa sau
        khi thêm.
      </Text>
    </PreviewedWork>
  )
}

function daysIn(values: FormValues, { details }: Course): PatternDays {
  // The form's rules have seen to it that days, weekdays and hours are there.
  const pattern = values as unknown as WeeklyPattern & Body['details'][number]
  return withoutTaken(daysOfPattern(pattern), pattern, details)
}

function wordsOf({ added, taken }: PatternDays): string {
  const left =
    taken.length === 0 ? '' : ` Bỏ qua ${taken.length} ngày đã có buổi học trùng giờ: ${listed(taken)}.`
  if (added.length > 0) return `Sẽ thêm ${added.length} buổi học: ${listed(added)}.${left}`
  if (taken.length > 0) return `Không có buổi học nào được thêm.${left}`
  return 'Không có ngày nào như vậy trong thời gian đã chọn.'
}

function listed(days: readonly string[]): string {
  return days.map((day) => formatDate(day)).join(', ')
}
