import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Data, Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/decisions'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { RefreshingProgress } from '#web/kit/jobs/refreshing-progress.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { SigningFields } from '../signing-fields.tsx'
import { BulkIssueOutcome } from './bulk-issue-outcome.tsx'
import { BulkIssuePreview } from './bulk-issue-preview.tsx'

type Body = Input<'decisions.issueBulk'>['body']
type Plans = Data<'decisions.issueBulk'>['decisions']

const fields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.issueBulk } }, [
  { field: 'sign_date', input: 'date' },
  { field: 'signer_id', input: { labels: {} } },
] as const) as readonly AnyField[]

interface BulkIssueDialogProps {
  ids: readonly number[]
  onClose: () => void
}

/** Issues several drafts by one signer: shown as what each would do, then done one by one by background work. */
export default function BulkIssueDialog({ ids, onClose }: BulkIssueDialogProps) {
  const form = useForm<FormValues>({
    defaultValues: startValues(fields),
    resolver: valibotResolver(rulesOf(fields)),
  })
  const { problem, refuse, forget } = useRefusal(form)
  const filter = { id: { operator: 'in' as const, value: [...ids] } }
  const chosen = useQuery(
    query('decisions.list', { query: { filter, pagination: true, page: 1, size: 100 } }),
  )
  const types = chosen.data?.decisions.map(({ decision_type }) => decision_type) ?? []
  const [run, setRun] = useState<{ id: number; plans: Plans }>()
  const [previewed, setPreviewed] = useState<{ of: string; plans: Plans }>()
  const values = useWatch({ control: form.control })
  // What was changed since has to be seen again before it is done.
  const plans = previewed?.of === JSON.stringify(paperOf(values)) ? previewed.plans : undefined
  const willing = plans?.filter((plan) => plan.problem === null) ?? []
  const submit = async (filled: FormValues) => {
    forget()
    const paper = paperOf(filled)
    try {
      if (plans === undefined || willing.length === 0) {
        const body = { ...paper, decisions: ids.map((id) => ({ id })) }
        const { decisions } = await client.call('decisions.issueBulk', { query: { dry_run: true }, body })
        setPreviewed({ of: JSON.stringify(paper), plans: decisions })
        return
      }
      const { run_id } = await client.call('decisions.issueBulk', {
        body: { ...paper, decisions: willing.map(asSeen) },
      })
      discardUnsavedWork()
      if (run_id !== null) setRun({ id: run_id, plans: willing })
    } catch (error) {
      setPreviewed(undefined)
      refuse(error)
    }
  }
  const title = `Ban hành: ${ids.length} quyết định`
  if (run) {
    return (
      <RefreshingProgress
        id={run.id}
        title={title}
        note="Hủy thì các quyết định đã ban hành vẫn giữ, các quyết định còn lại vẫn là bản nháp."
        // What decisions change shows in lists, units, reports and cards alike.
        refresh={() => queryClient.invalidateQueries()}
        onClose={onClose}
      >
        {(ended) => <BulkIssueOutcome run={ended} plans={run.plans} />}
      </RefreshingProgress>
    )
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={title}
        description="Số được cấp lần lượt theo thứ tự soạn khi ban hành; nội dung sau đó không sửa được."
        size="large"
        form={form}
        problem={problem}
        submitLabel={willing.length > 0 ? `Ban hành ${willing.length} quyết định` : 'Xem trước'}
        onSubmit={submit}
        onClose={onClose}
      >
        <SigningFields types={types} fields={fields} />
        {chosen.error && <Text tone="bad">{errorText(chosen.error)}</Text>}
        {plans && <BulkIssuePreview plans={plans} signerId={paperOf(values).signer_id} />}
      </FormDialogFrame>
    </FormProvider>
  )
}

function paperOf({ sign_date, signer_id }: Readonly<Record<string, unknown>>): Omit<Body, 'decisions'> {
  return {
    sign_date: typeof sign_date === 'string' ? sign_date : '',
    signer_id: typeof signer_id === 'number' ? signer_id : 0,
  }
}

/** A decision with what the preview knew of it, of its files and of its people: what has changed since is refused. */
function asSeen({ decision_id: id, version, effects, files }: Plans[number]): Body['decisions'][number] {
  const marks = effects.map(({ employee_id, mark }) => ({ employee_id, mark }))
  return { id, version, marks, ...(files && { file_ids: files.map((file) => file.id) }) }
}
