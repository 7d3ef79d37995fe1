import { valibotResolver } from '@hookform/resolvers/valibot'
import { download } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/contracts'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { SeveralPrinted } from '#web/kit/printing/several-printed.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { ContractWork } from './contract-work.tsx'
import { IdentityChoice } from './identity-choice.tsx'
import { paperBody } from './paper-body.ts'

const forms = { pdf: 'PDF của phần mềm', docx: 'Word theo mẫu của công ty' } as const satisfies Record<
  Schemas['PaperForm'],
  string
>

const fields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.printBulk } }, [
  { field: 'form', input: { labels: forms }, initial: 'pdf' },
] as const) as readonly AnyField[]

interface PrintSeveralDialogProps {
  ids: readonly number[]
  /** How many contracts. */
  name: string
  onClose: () => void
}

/** Prints several contracts by background work, and hands them over as one archive. */
export default function PrintSeveralDialog({ ids, name, onClose }: PrintSeveralDialogProps) {
  const form = useForm<FormValues>({
    defaultValues: startValues(fields),
    resolver: valibotResolver(rulesOf(fields)),
  })
  const { problem, refuse, forget } = useRefusal(form)
  const [runId, setRunId] = useState<number>()
  const [namesIdentity, setNamesIdentity] = useState(true)
  const title = `In: ${name}`
  const submit = async (values: FormValues) => {
    forget()
    try {
      // The field offers these two alone.
      const chosen = values['form'] as Schemas['PaperForm']
      const body = { ids: [...ids], ...paperBody(chosen, namesIdentity) }
      const { run_id } = await client.call('contracts.printBulk', { body })
      discardUnsavedWork()
      setRunId(run_id)
    } catch (error) {
      refuse(error)
    }
  }
  if (runId !== undefined) {
    return (
      <ContractWork
        id={runId}
        title={title}
        onClose={onClose}
        note="Hãy đợi đến khi xong để tải tất cả trong một tệp nén. Nếu đóng cửa sổ này thì việc in vẫn chạy tiếp, các bản in nằm ở từng hợp đồng."
      >
        {(run) => (
          <SeveralPrinted
            run={run}
            of="hợp đồng"
            fetch={(paper_ids) => download(client, 'contracts.paperArchive', { body: { paper_ids } })}
          />
        )}
      </ContractWork>
    )
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={title}
        description="Mỗi hợp đồng một tệp, như khi in riêng từng hợp đồng; các tệp được lưu cùng hợp đồng và tải về trong một tệp nén."
        form={form}
        problem={problem}
        submitLabel={`In ${ids.length} hợp đồng`}
        onSubmit={submit}
        onClose={onClose}
      >
        <FormFields fields={fields} />
        <IdentityChoice of="hợp đồng" checked={namesIdentity} onCheckedChange={setNamesIdentity} />
      </FormDialogFrame>
    </FormProvider>
  )
}
