import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
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
  const frame = {
    label,
    error: fieldState.error?.message,
    ...(required && { required }),
    ...(hint !== undefined && { hint }),
  }
  const { value, onChange, ...bound } = field
  if (input === 'switch')
    return <Checkbox label={label} checked={value === true} onCheckedChange={onChange} {...bound} />
  if (typeof input === 'object') {
    const options = Object.entries(input.labels).map(([code, words]) => ({ value: code, label: words }))
    return (
      <Select {...frame} {...bound} options={options} value={String(value ?? '')} onValueChange={onChange} />
    )
  }
  return <TextField {...frame} {...bound} value={String(value ?? '')} onChange={onChange} />
}
