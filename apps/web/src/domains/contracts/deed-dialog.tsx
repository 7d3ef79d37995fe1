import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { FormProvider } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { type DeedName, deeds } from './deeds.ts'
import { refreshContracts } from './refresh-contracts.ts'

interface DeedDialogProps {
  deed: DeedName
  ids: readonly number[]
  /** Which contract, or how many. */
  name: string
  onClose: () => void
}

/** The form of a deed over the screen that it belongs to. */
export default function DeedDialog({ deed, ids, name, onClose }: DeedDialogProps) {
  const { title, description, submitLabel, fields, send, done } = deeds[deed]
  const form = useForm<FormValues>({
    defaultValues: startValues(fields),
    resolver: valibotResolver(rulesOf(fields)),
  })
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const submit = async (values: FormValues) => {
    forget()
    try {
      await send(ids, filled(values))
      discardUnsavedWork()
      toast.ok(done)
      await refreshContracts()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={`${title}: ${name}`}
        {...(description !== undefined && { description })}
        form={form}
        problem={problem}
        submitLabel={submitLabel}
        onSubmit={submit}
        onClose={onClose}
      >
        <FormFields fields={fields} />
      </FormDialogFrame>
    </FormProvider>
  )
}

/** Without what was left empty. */
function filled(values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}
