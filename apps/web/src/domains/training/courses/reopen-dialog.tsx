import type { Data } from '@nhansu/sdk/contract'
import type { Description } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import type { Course } from './use-course.ts'

type Review = Data<'trainings.reopen'>['review']

/** Asks why a finished course is taken up again, tells what is looked at again by that, and does it. */
export default function ReopenDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } })
  const [reopening] = useState(() => mutation('trainings.reopen'))
  const { mutateAsync: reopen } = useMutation(reopening)
  const inputOf = ({ reason }: { reason: string }) => ({
    path: { id: course.id },
    body: { reason: reason.trim(), version: course.version },
  })
  const work = usePreviewedWork(form, {
    preview: async (values: { reason: string }) =>
      (await reopen({ ...inputOf(values), query: { dry_run: true } })).review,
    work: async (values) => {
      await reopen(inputOf(values))
      return { done: `Đã mở lại khóa ${course.name}.` }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title={`Mở lại khóa ${course.name}`}
      description="Khóa trở về Đang diễn ra để sửa điểm danh và kết quả, rồi cần kết thúc lại."
      form={form}
      verb="Mở lại"
      work={work}
      tell={linesOf}
      onClose={onClose}
    >
      <TextField
        label="Lý do"
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || 'Vui lòng nhập lý do.',
          maxLength: { value: 500, message: 'Lý do không được vượt quá 500 ký tự.' },
        })}
      />
    </PreviewedWork>
  )
}

function linesOf({ passed, failed, certificates }: Review): Description[] {
  return [
    {
      term: 'Kết quả sửa lại được',
      value: `${formatNumber(passed)} Đạt, ${formatNumber(failed)} Không đạt`,
    },
    { term: 'Chứng chỉ chuyển sang Đang xem lại', value: formatNumber(certificates) },
  ]
}
