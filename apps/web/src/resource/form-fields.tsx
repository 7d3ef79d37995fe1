import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useController } from 'react-hook-form'
import type { AnyField } from './define-resource.ts'
import type { FormValues } from './form-rules.ts'

/** The declared fields of a form, in two columns. */
export function FormFields({ fields }: { fields: readonly AnyField[] }) {
  return (
    <Columns count={2}>
      {fields.map((field) => (
        <FormField key={field.field} {...field} />
      ))}
    </Columns>
  )
}

/** One field, drawn as its `input` says. */
export function FormField({ field: name, label, input, required, hint }: AnyField) {
  const { field, fieldState } = useController<FormValues>({ name })
  const { value, onChange, onBlur, ref } = field
  const frame = { label, hint, required, error: fieldState.error?.message, onBlur, ref }
  if (input === 'switch') return <Checkbox {...frame} checked={value === true} onCheckedChange={onChange} />
  if (input === 'number')
    return <NumberField {...frame} value={value === null ? null : Number(value)} onValueChange={onChange} />
  if (input === 'text') return <TextField {...frame} value={String(value ?? '')} onChange={onChange} />
  const options = Object.entries(input.labels).map(([code, words]) => ({ value: code, label: words }))
  return (
    <Select
      {...frame}
      options={options}
      value={value === null ? null : String(value)}
      onValueChange={onChange}
    />
  )
}
