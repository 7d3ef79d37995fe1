import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ConflictDialog } from '#web/kit/conflict/conflict-dialog.tsx'
import { messages } from '#web/kit/feedback/messages.ts'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { FormRecord } from '#web/kit/references/form-record.ts'
import type { AnyField, AnyRow } from '#web/kit/resource/define-resource.ts'
import { useUnsavedWork } from '#web/session/unsaved-work.ts'
import { hiddenFields, type RowCalls } from './row-calls.ts'

interface RowFormProps {
  /** The row that changes; without it the form makes a new one. */
  row?: AnyRow
  fields: readonly AnyField[]
  calls: RowCalls
  /** What a row is called, for what is said once it is saved. */
  nameOf: (row: AnyRow) => string
  /** Told when it is saved or given up. */
  onDone: () => void
}

/** The fields of one row, saved by themselves with the row's own version. */
export function RowForm({ row, fields: all, calls, nameOf, onDone }: RowFormProps) {
  const [base, setBase] = useState(row)
  const [newer, setNewer] = useState<AnyRow>()
  const fields = writable(all, row)
  const form = useForm<FormValues>({
    defaultValues: startValues(fields, row),
    resolver: valibotResolver(rulesOf(fields)),
  })
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  useUnsavedWork(isDirty)

  const send = async (values: FormValues, over: AnyRow | undefined) => {
    forget()
    setNewer(undefined)
    if (over && !isDirty) {
      toast.info(messages.unchanged)
      return
    }
    try {
      if (over) await calls.update(over, touched(values, dirtyFields))
      else await calls.store(values)
      // Of a new row the form has what it is called by; its id names nothing.
      const description = nameOf({ ...(over ?? { id: 0 }), ...values })
      toast.ok(over ? messages.updated : messages.stored, { description })
      onDone()
    } catch (error) {
      const overtaken = calls.newer(error)
      if (overtaken) setNewer(overtaken)
      else refuse(error)
    }
  }
  const takeNewer = (now: AnyRow) => {
    form.reset(startValues(fields, now))
    setBase(now)
    setNewer(undefined)
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit((values) => send(values, base))(event)}>
        <Stack>
          <FormRecord value={base}>
            <FormFields fields={fields} />
          </FormRecord>
          <Problem>{problem}</Problem>
          <Inline gap="sm">
            <Button type="submit" tone="primary" loading={isSubmitting}>
              Lưu
            </Button>
            <Button onClick={onDone}>Hủy</Button>
          </Inline>
        </Stack>
      </form>
      {newer && (
        <ConflictDialog
          fields={fields}
          mine={form.getValues()}
          newer={newer}
          onTakeNewer={() => takeNewer(newer)}
          onOverwrite={() => send(form.getValues(), newer)}
          onClose={() => setNewer(undefined)}
        />
      )}
    </FormProvider>
  )
}

/** What the reader may see he may change; what stands behind dots stays as it is unless something is typed. */
function writable(fields: readonly AnyField[], row: AnyRow | undefined): readonly AnyField[] {
  if (!row) return fields
  const { masked, dotted } = hiddenFields(row)
  return fields
    .filter(({ field }) => !masked.includes(field))
    .map((field) => {
      if (!dotted.includes(field.field)) return field
      const { required: _, ...optional } = field
      return { ...optional, hint: 'Đang che. Để trống để giữ nguyên.' }
    })
}

/** What somebody has typed into; a field that is saved unseen was never touched. */
function touched(values: FormValues, dirty: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => dirty[field]))
}
