import { Select } from '@nhansu/ui/select/select.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import { JobFormFields, type JobFormValues } from './job-form-fields.tsx'
import { factsOf, paperOf, valuesFrom } from './job-form-values.ts'
import type { KindOfDialog } from './job-kinds.ts'
import { JobPreview } from './job-preview.tsx'

interface JobDialogProps {
  /** The kinds to choose from; the first one is chosen at the start. */
  kinds: readonly [KindOfDialog, ...KindOfDialog[]]
  ids: readonly number[]
  /** Whom it is about: 'Nguyễn Thị Đào', '25 nhân viên'. */
  whom: string
  /** What is known of the one employee whom it is about. */
  known?: Partial<JobFormValues>
  /** True where somebody comes back who holds no position. */
  holdsNothing?: boolean
  onClose: () => void
}

/** Writes a change of work for some employees, once before and after of everybody have been shown. */
export function JobDialog({ kinds, ids, whom, known = {}, holdsNothing = false, onClose }: JobDialogProps) {
  const [dialog, setDialog] = useState(kinds[0])
  const form = useForm<JobFormValues>({ defaultValues: valuesFrom(known) })
  const { mutateAsync: store } = useMutation(mutation('jobChanges.store'))
  const { kind, decisionType, asks, label } = dialog
  const inputOf = (values: JobFormValues) => ({
    body: {
      kind,
      ids: [...ids],
      effective_date: values.effective_date ?? '', // the form has asked for it
      facts: factsOf(values, asks),
      ...paperOf(values),
      ...(decisionType !== null && { decision_type: decisionType }),
    },
  })
  const work = usePreviewedWork(form, {
    preview: async (values: JobFormValues) =>
      (await store({ ...inputOf(values), query: { dry_run: true } })).changes,
    work: async (values) => {
      await store(inputOf(values))
      return { done: `Đã ghi: ${label.toLowerCase()}, ${whom}.` }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title={`Thay đổi công việc: ${whom}`}
      description={dialog.description}
      form={form}
      verb={label}
      work={work}
      renderPreview={(changes) => <JobPreview changes={changes} />}
      onClose={onClose}
    >
      <Select
        label="Loại thay đổi"
        required
        options={kinds.map((each) => ({ value: each.kind, label: each.label }))}
        value={kind}
        onValueChange={(chosen) => setDialog(kinds.find((each) => each.kind === chosen) ?? kinds[0])}
      />
      <JobFormFields
        form={form}
        asks={asks}
        needsPosition={kind !== 'rehire' || holdsNothing}
        dayLabel={dialog.dayLabel}
        dayHint={dialog.dayHint}
      />
    </PreviewedWork>
  )
}
