import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Printer } from 'lucide-react'

interface PrintButtonsProps<Form extends string> {
  forms: readonly (readonly [form: Form, label: string])[]
  /** The one that is under way. */
  saving: string | undefined
  onPrint: (form: Form) => void
}

/** A button for each paper that can be printed; one is laid out at a time. */
export function PrintButtons<Form extends string>({ forms, saving, onPrint }: PrintButtonsProps<Form>) {
  return (
    <Inline>
      {forms.map(([form, label]) => (
        <Button
          key={form}
          size="small"
          icon={Printer}
          loading={saving === form}
          disabled={saving !== undefined && saving !== form}
          onClick={() => onPrint(form)}
        >
          {label}
        </Button>
      ))}
    </Inline>
  )
}
