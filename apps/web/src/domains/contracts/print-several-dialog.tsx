import { valibotResolver } from '@hookform/resolvers/valibot'
import { download } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/contracts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { PrintButton } from '#web/kit/printing/print-button.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { ContractWork } from './contract-work.tsx'
import { IdentityChoice } from './identity-choice.tsx'
import { paperBody } from './paper-body.ts'
import { printedBy } from './printed-by.ts'

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
        runId={runId}
        title={title}
        onClose={onClose}
        note="Hãy đợi đến khi xong để tải tất cả trong một tệp nén. Nếu đóng cửa sổ này thì việc in vẫn chạy tiếp, các bản in nằm ở từng hợp đồng."
      >
        {(run) => <Outcome run={run} />}
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

function Outcome({ run }: { run: JobRun }) {
  const { paperIds, leftOut } = printedBy(run)
  return (
    <Stack>
      <Text as="p">{`Đã in ${paperIds.length} hợp đồng.`}</Text>
      {leftOut.length > 0 && (
        <Stack as="ul" gap="sm">
          {leftOut.map(({ contract_id, name, reason }) => (
            <li key={contract_id}>
              <Text tone="warn">{name === '' ? reason : `${name}: ${reason}`}</Text>
            </li>
          ))}
        </Stack>
      )}
      {paperIds.length > 0 && (
        <div>
          <PrintButton
            label="Tải các bản in"
            icon={Download}
            fetch={() => download(client, 'contracts.paperArchive', { body: { paper_ids: [...paperIds] } })}
          />
        </div>
      )}
    </Stack>
  )
}
