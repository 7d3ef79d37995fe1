import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { createContext, useContext, useState } from 'react'
import { useController } from 'react-hook-form'
import type { AnyField } from '#web/resource/define-resource.ts'
import { findEmployees } from '#web/references/find-employees.ts'
import { FormField } from '#web/forms/form-fields.tsx'
import type { FormValues } from '#web/forms/form-rules.ts'

/** The name of the head that the unit has now, whose number alone stands in the form. */
export const HeadName = createContext<string | null>(null)

/** The fields of a unit. */
export function UnitFields({ fields }: { fields: readonly AnyField[] }) {
  return (
    <Columns count={2}>
      {fields.map((field) =>
        field.field === 'manager_id' ? (
          <HeadField key={field.field} label={field.label} />
        ) : (
          <FormField key={field.field} {...field} />
        ),
      )}
    </Columns>
  )
}

/** Who heads the unit: one of the company's employees, looked for by name or code. */
function HeadField({ label }: { label: string }) {
  const { field, fieldState } = useController<FormValues>({ name: 'manager_id' })
  const { value, onChange, ...rest } = field
  const now = useContext(HeadName)
  const id = typeof value === 'number' ? value : null
  const [known] = useState(() => (id === null ? [] : [{ value: id, label: now ?? String(id) }]))
  return (
    <Combobox
      label={label}
      options={known}
      loadOptions={findEmployees}
      error={fieldState.error?.message}
      {...rest}
      value={id}
      onValueChange={onChange}
    />
  )
}
