import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { AppendixPreview, type AppendixPreviewed } from './appendix-preview.tsx'
import {
  bulkAppendixBody,
  bulkAppendixFields,
  type ChosenContracts,
  shownAppendixFields,
} from './bulk-appendix-fields.ts'
import { BulkAppendixOutcome } from './bulk-appendix-outcome.tsx'
import { ContractWork } from './contract-work.tsx'
import { SigningFields } from './signing-fields.tsx'

interface BulkAppendixDialogProps {
  chosen: ChosenContracts
  /** How many contracts. */
  name: string
  onClose: () => void
}

/** One appendix for many contracts: filled in, seen as before and after of each, then added by background work. */
export default function BulkAppendixDialog({ chosen, name, onClose }: BulkAppendixDialogProps) {
  const mayPay = usePermission('employee_pay')
  const form = useForm<FormValues>({
    defaultValues: startValues(bulkAppendixFields),
    resolver: valibotResolver(rulesOf(bulkAppendixFields)),
  })
  const { problem, refuse, forget } = useRefusal(form)
  const [runId, setRunId] = useState<number>()
  const [previewed, setPreviewed] = useState<{ of: string; answer: AppendixPreviewed }>()
  const values = useWatch({ control: form.control })
  // What was changed since has to be seen again before it is written.
  const preview =
    previewed?.of === JSON.stringify(bulkAppendixBody(chosen, values as FormValues, mayPay))
      ? previewed.answer
      : undefined
  const submit = async (filled: FormValues) => {
    forget()
    const body = bulkAppendixBody(chosen, filled, mayPay)
    try {
      if (preview === undefined) {
        const answer = await client.call('appendices.bulk', { query: { dry_run: true }, body })
        setPreviewed({ of: JSON.stringify(body), answer })
        return
      }
      const { run_id } = await client.call('appendices.bulk', { body })
      discardUnsavedWork()
      if (run_id !== null) setRunId(run_id)
    } catch (error) {
      refuse(error)
    }
  }
  if (runId !== undefined) {
    return (
      <ContractWork id={runId} title={`Lập phụ lục: ${name}`} onClose={onClose}>
        {(run) => <BulkAppendixOutcome run={run} />}
      </ContractWork>
    )
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={`Lập phụ lục: ${name}`}
        description="Cùng một nội dung cho từng hợp đồng, mỗi phụ lục một số; không thay đổi thời hạn hợp đồng (Điều 22 Bộ luật Lao động)."
        size="large"
        form={form}
        problem={problem}
        submitLabel={preview === undefined ? 'Xem trước' : `Lập ${preview.willing} phụ lục`}
        onSubmit={submit}
        onClose={onClose}
      >
        <SigningFields papers="appendices" fields={shownAppendixFields(values, mayPay)} />
        {preview && <AppendixPreview {...preview} />}
      </FormDialogFrame>
    </FormProvider>
  )
}
