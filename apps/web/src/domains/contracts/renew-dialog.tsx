import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/contracts'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { ContractWork } from './contract-work.tsx'
import { RenewalPreview } from './renewal-preview.tsx'
import { renewedBy } from './renewed-by.ts'

const fields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.renew } }, [
  {
    field: 'contract_type_id',
    input: { reference: 'contractTypes' },
    hint: 'Để trống để theo chuỗi hợp đồng của từng người.',
  },
  { field: 'start_date', input: 'date', hint: 'Để trống để nối tiếp ngày hết hạn của từng người.' },
] as const) as readonly AnyField[]

interface RenewDialogProps {
  ids: readonly number[]
  /** Which contract, or how many. */
  name: string
  /** The type that was proposed for what follows; the next one by the chain without it. */
  typeId?: number | null
  /** Goes on to issue what was drafted. */
  onIssue: (ids: readonly number[]) => void
  onClose: () => void
}

/** Shows what would follow contracts that end, drafts it by background work, and leads on to issuing it. */
export default function RenewDialog({ ids, name, typeId = null, onIssue, onClose }: RenewDialogProps) {
  const form = useForm<FormValues>({
    defaultValues: { ...startValues(fields), ...(typeId !== null && { contract_type_id: typeId }) },
    resolver: valibotResolver(rulesOf(fields)),
  })
  const { problem, refuse, forget } = useRefusal(form)
  const [runId, setRunId] = useState<number>()
  const body = bodyOf(ids, useDeferredValue(useWatch({ control: form.control })))
  const preview = useQuery({
    queryKey: ['contracts.renew', body],
    queryFn: ({ signal }) => client.call('contracts.renew', { query: { dry_run: true }, body }, { signal }),
    placeholderData: keepPreviousData,
    // It holds for the moment that it is looked at.
    gcTime: 0,
    retry: false,
  })
  const willing = preview.data?.renewals.filter((renewal) => renewal.problem === null).length ?? 0
  const submit = async (values: FormValues) => {
    forget()
    try {
      const { run_id } = await client.call('contracts.renew', { body: bodyOf(ids, values) })
      discardUnsavedWork()
      if (run_id !== null) setRunId(run_id)
    } catch (error) {
      refuse(error)
    }
  }
  if (runId !== undefined) {
    return (
      <ContractWork id={runId} title={`Tái ký: ${name}`} onClose={onClose}>
        {(run) => <Outcome run={run} onIssue={onIssue} />}
      </ContractWork>
    )
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={`Tái ký: ${name}`}
        description="Lập bản nháp tiếp nối từng hợp đồng; chưa cấp số và chưa ban hành."
        size="large"
        form={form}
        problem={problem}
        submitLabel={willing > 0 ? `Lập ${willing} bản nháp` : 'Lập bản nháp'}
        onSubmit={submit}
        onClose={onClose}
      >
        <FormFields fields={fields} />
        {preview.isPending && <Text tone="soft">Đang xem trước…</Text>}
        {preview.error && <Text tone="bad">{errorText(preview.error)}</Text>}
        {preview.data && !preview.error && <RenewalPreview renewals={preview.data.renewals} />}
      </FormDialogFrame>
    </FormProvider>
  )
}

function Outcome({ run, onIssue }: { run: JobRun; onIssue: (ids: readonly number[]) => void }) {
  const { ids, leftOut } = renewedBy(run)
  return (
    <Stack>
      <Text as="p">{`Đã lập ${ids.length} bản nháp.`}</Text>
      {leftOut.length > 0 && (
        <Stack as="ul" gap="sm">
          {leftOut.map(({ full_name, reason }) => (
            <li key={`${full_name} ${reason}`}>
              <Text tone="warn">{`${full_name}: ${reason}`}</Text>
            </li>
          ))}
        </Stack>
      )}
      {ids.length > 0 && (
        <div>
          <Button tone="primary" onClick={() => onIssue(ids)}>
            {`Ban hành ${ids.length} hợp đồng`}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function bodyOf(
  ids: readonly number[],
  values: Readonly<Record<string, unknown>>,
): Input<'contracts.renew'>['body'] {
  const { contract_type_id, start_date } = values
  return {
    ids: [...ids],
    ...(typeof contract_type_id === 'number' && { contract_type_id }),
    ...(typeof start_date === 'string' && start_date !== '' && { start_date }),
  }
}
