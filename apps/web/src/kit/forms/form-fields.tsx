import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { formatTime } from '@nhansu/ui/format/time.ts'
import { Columns, FullRow } from '@nhansu/ui/layout/columns.tsx'
import { MoneyField } from '@nhansu/ui/money-field/money-field.tsx'
import { MultiCombobox } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { TimeField } from '@nhansu/ui/time-field/time-field.tsx'
import { useContext } from 'react'
import { useController } from 'react-hook-form'
import type { AnyField, Labels } from '#web/kit/resource/define-resource.ts'
import type { FormValues } from './form-rules.ts'
import { isYear } from './is-year.ts'
import { useReadOnlyForm } from './read-only-form.ts'
import { wireCode } from '#web/kit/resource/list-columns.ts'
import { FormRecord, nameInRecord } from '#web/kit/references/form-record.ts'
import { ReferenceField } from '#web/kit/references/reference-field.tsx'
import { ReferencesField } from '#web/kit/references/references-field.tsx'

/** The declared fields of a form, in two columns where there is room; long texts take both. */
export function FormFields({ fields }: { fields: readonly AnyField[] }) {
  return (
    <Columns count={2}>
      {fields.map((field) =>
        field.input === 'long-text' ? (
          <FullRow key={field.field}>
            <FormField {...field} />
          </FullRow>
        ) : (
          <FormField key={field.field} {...field} />
        ),
      )}
    </Columns>
  )
}

/** One field, drawn as its `input` says; with an `id` a summary of errors can lead to it. */
export function FormField({
  field: name,
  label,
  input,
  required,
  hint,
  id,
  fact,
}: AnyField & { id?: string }) {
  const { field, fieldState } = useController<FormValues>({ name })
  const { value, onChange, onBlur, ref } = field
  const record = useContext(FormRecord)
  const readOnly = useReadOnlyForm()
  const error = fieldState.error?.message
  const frame = { label, hint, required, readOnly, error, onBlur, ref, ...(id !== undefined && { id }) }
  if (typeof input === 'object') {
    // Each of these holds what the contract types it as: a code, or several.
    const code = value as string | number | null
    if ('several' in input) {
      const codes = value as readonly (string | number)[]
      return (
        <MultiCombobox {...frame} options={optionsOf(input.several)} value={codes} onValueChange={onChange} />
      )
    }
    if ('references' in input)
      return (
        <ReferencesField
          {...frame}
          reference={input.references}
          // The contract types the ids of records as a list of numbers.
          value={value as readonly number[]}
          onValueChange={onChange}
        />
      )
    if ('reference' in input)
      return (
        <ReferenceField
          {...frame}
          name={input.reference}
          known={nameInRecord(record, name, input.nameIn)}
          value={code === null ? null : Number(code)}
          onValueChange={onChange}
        />
      )
    if ('choices' in input)
      return (
        <Combobox
          {...frame}
          options={input.choices}
          value={code === null ? null : Number(code)}
          onValueChange={onChange}
        />
      )
    const clearable = required ? {} : { onClear: () => onChange(null) }
    const options = optionsOf(input.labels)
    return <Select {...frame} {...clearable} options={options} value={code} onValueChange={onChange} />
  }
  if (input === 'switch') return <Checkbox {...frame} checked={value === true} onCheckedChange={onChange} />
  if (input === 'date')
    return <DateField {...frame} value={value === null ? null : String(value)} onValueChange={onChange} />
  if (input === 'time')
    return (
      <TimeField
        {...frame}
        value={value === null ? null : formatTime(String(value))}
        // The contract's hours have no seconds.
        onValueChange={(time) => onChange(time?.slice(0, 5) ?? null)}
      />
    )
  if (input === 'money')
    return <MoneyField {...frame} value={value === null ? null : Number(value)} onValueChange={onChange} />
  if (input === 'number' || input === 'decimal') {
    const number = value === null ? null : Number(value)
    return (
      <NumberField
        {...frame}
        decimals={input === 'decimal' ? 2 : 0}
        grouped={!isYear(fact)}
        value={number}
        onValueChange={onChange}
      />
    )
  }
  const Text = input === 'long-text' ? TextArea : TextField
  return <Text {...frame} value={String(value ?? '')} onChange={onChange} />
}

function optionsOf(labels: Labels) {
  return Object.entries(labels).map(([code, label]) => ({ value: wireCode(code), label }))
}
