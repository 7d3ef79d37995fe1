import type { ReactNode } from 'react'
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { ReferenceField } from './reference-field.tsx'
import { ReferencesField } from './references-field.tsx'
import type { ReferenceName, SearchedName } from './references.ts'

interface InputProps<Values extends FieldValues, Value> {
  control: Control<Values>
  /** The field of the form. */
  name: FieldPathByValue<Values, Value>
  label: string
  hint?: ReactNode
}

interface ReferenceInputProps<Values extends FieldValues> extends InputProps<Values, number | null> {
  reference: ReferenceName
}

/** A field of a form that points at one record. */
export function ReferenceInput<Values extends FieldValues>({
  control,
  name,
  reference,
  ...words
}: ReferenceInputProps<Values>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <ReferenceField
          {...words}
          name={reference}
          ref={ref}
          value={value}
          onBlur={onBlur}
          error={fieldState.error?.message}
          onValueChange={onChange}
        />
      )}
    />
  )
}

interface ReferencesInputProps<Values extends FieldValues> extends InputProps<Values, readonly number[]> {
  reference: SearchedName
  /** What is wrong with the choice, beside the other values of the form; true where nothing is. */
  check?: (chosen: readonly number[], values: Values) => string | true
}

/** A field of a form that points at several records of a list. */
export function ReferencesInput<Values extends FieldValues>({
  control,
  name,
  reference,
  check,
  ...words
}: ReferencesInputProps<Values>) {
  return (
    <Controller
      name={name}
      control={control}
      rules={check ? { validate: check } : {}}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <ReferencesField
          {...words}
          reference={reference}
          ref={ref}
          value={value}
          onBlur={onBlur}
          error={fieldState.error?.message}
          onValueChange={onChange}
        />
      )}
    />
  )
}
