import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Input } from '@nhansu/sdk/contract'
import { numberKindLabels } from '@nhansu/sdk/domains/numbers'
import { fieldFacts } from '@nhansu/sdk/field-facts/drawn-numbers'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { refreshContracts } from '../refresh-contracts.ts'

// Each is a field of the call's own body, which is where its facts come from.
const fieldsOf = (kinds: Readonly<Record<string, string>>) =>
  withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.giveUp } }, [
    { field: 'kind', input: { labels: kinds } },
    { field: 'contract_type_id', input: { reference: 'contractTypes' }, required: true },
    { field: 'number', input: 'text', hint: 'Để trống để bỏ số kế tiếp.' },
    { field: 'reason', input: 'long-text' },
  ] as const) as readonly AnyField[]

const fields = fieldsOf(numberKindLabels)

/** Which type it is of is asked where its own series is. */
const askedFor = (all: readonly AnyField[], { kind }: Partial<FormValues>) =>
  all.filter(({ field }) => field !== 'contract_type_id' || kind === 'contract_type')

/** Gives up a number, so that it stands on no paper. */
export function GiveUpDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<FormValues>({
    defaultValues: startValues(fields),
    resolver: (values, ...more) => valibotResolver(rulesOf(askedFor(fields, values)))(values, ...more),
  })
  const typed = useWatch({ control: form.control })
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const series = useQuery(query('numberSeries.list'))
  const inUse = new Set<string>(series.data?.number_series.map(({ kind }) => kind))
  // Every company numbers the other kinds, and decisions or contracts of a type by their own series where it wants that.
  const kinds = Object.entries(numberKindLabels).filter(([kind]) => !isOfOneType(kind) || inUse.has(kind))
  const submit = async (values: FormValues) => {
    forget()
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
    try {
      // The form's values are those of the declared fields.
      const body = filled as Input<'drawnNumbers.giveUp'>['body']
      const { drawn_number } = await client.call('drawnNumbers.giveUp', { body })
      discardUnsavedWork()
      toast.ok(`Đã bỏ số ${drawn_number.number}.`)
      await refreshContracts()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title="Bỏ số"
        description="Số đã bỏ ở lại trong sổ với lý do và không được cấp lại."
        form={form}
        problem={problem}
        submitLabel="Bỏ số"
        onSubmit={submit}
        onClose={onClose}
      >
        <FormFields fields={askedFor(fieldsOf(Object.fromEntries(kinds)), typed)} />
      </FormDialogFrame>
    </FormProvider>
  )
}

function isOfOneType(kind: string): boolean {
  return kind.startsWith('decision_') || kind === 'contract_type'
}
