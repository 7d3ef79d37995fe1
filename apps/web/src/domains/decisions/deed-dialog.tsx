import type { Data } from '@nhansu/sdk/contract'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { widthOfForm } from '#web/kit/forms/form-width.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { rulesBesideOthers } from '#web/kit/forms/rules-beside-others.ts'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { Effects } from './effects.tsx'
import { SigningFields } from './signing-fields.tsx'

/** What a deed would come to, and what else its dialog says of it. */
export type Preview = Data<'decisions.issue'> &
  Pick<ComponentProps<typeof Effects>, 'replaced' | 'lead' | 'leaves'>
type Sent = Readonly<Record<string, unknown>>

interface DeedDialogProps {
  title: string
  description: string
  /** What it does, once it has been shown. */
  verb: string
  fields: readonly AnyField[]
  /** Those that are judged, where what is asked for hangs on what else the form says. */
  judged?: (values: FormValues) => readonly AnyField[]
  /** What the fields start with. */
  record?: Readonly<Record<string, unknown>>
  /** What the form holds beside its declared fields. */
  beside?: FormValues
  /** Draws the form where its fields alone, in their order, are not it. */
  children?: ReactNode
  /** The field at which a refusal is shown, where the form draws another one than the server names. */
  fieldOf?: (name: string, values: FormValues) => string
  /** Asks what it would come to; without one it is done at once. */
  preview?: (values: Sent) => Promise<Preview>
  /** Does it with tidied values; those that were left empty are absent. @returns what is said afterwards */
  send: (values: Sent, preview: Preview) => Promise<string>
  /** The type of the decision that is signed with it; none where nobody signs. */
  signs?: number
  /** The decision, as what is said afterwards names it. */
  about: string
  onClose: () => void
}

/** The form of what is done with a decision. */
export function DeedDialog({
  fields,
  judged = () => fields,
  record,
  beside,
  preview,
  send,
  about,
  signs,
  children,
  fieldOf,
  ...dialog
}: DeedDialogProps) {
  const form = useForm<FormValues>({
    defaultValues: { ...startValues(fields, record), ...beside },
    resolver: (values, ...more) => rulesBesideOthers<FormValues>(judged(values))(values, ...more),
  })
  const shown = useRef(nothing)
  const work = usePreviewedWork<FormValues, Preview>(form, {
    ...(preview && {
      preview: async (values: FormValues) => (shown.current = await preview(filled(values))),
    }),
    work: async (values) => ({ done: await send(filled(values), shown.current), about }),
    onClose: dialog.onClose,
    fieldOf,
  })
  const { verb, ...rest } = dialog
  const frame = { ...rest, size: widthOfForm(fields.length) }
  const content =
    children ??
    (signs === undefined ? <FormFields fields={fields} /> : <SigningFields types={[signs]} fields={fields} />)
  return (
    <FormProvider {...form}>
      {preview ? (
        <PreviewedWork
          {...frame}
          form={form}
          verb={verb}
          work={work}
          renderPreview={({ decision_number, ...told }) => <Effects {...told} number={decision_number} />}
        >
          {content}
        </PreviewedWork>
      ) : (
        <FormDialogFrame
          {...frame}
          form={form}
          problem={work.problem}
          submitLabel={verb}
          onSubmit={work.submit}
        >
          {content}
        </FormDialogFrame>
      )}
    </FormProvider>
  )
}

const nothing: Preview = { decision_number: null, effects: [], units: [] }

function filled(values: FormValues): Sent {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}
