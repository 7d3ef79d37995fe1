import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { createContext, useContext, useState } from 'react'
import { useController } from 'react-hook-form'
import type { AnyField, DisplayProps } from '#web/kit/resource/define-resource.ts'
import { findEmployees } from '#web/kit/references/find-employees.ts'
import { FormField } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'

/** Names of heads of the department that is edited; their numbers alone stand in the form. */
interface Heads {
  /** The one that it has now. */
  now: string | null
  /** Those that were found to choose from. */
  found: Map<number, string>
}

/** For the fields of a department, around its form. */
export const ManagerNames = createContext<Heads>({ now: null, found: new Map() })

/** A manager, shown by name. */
export function ManagerName({ value, row }: DisplayProps) {
  const { now, found } = useContext(ManagerNames)
  const saved = row?.['manager_name']
  return typeof saved === 'string' ? saved : (found.get(value) ?? now ?? String(value))
}

/** The fields of a department. */
export function DepartmentFields({ fields }: { fields: readonly AnyField[] }) {
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

/** Who heads the department: one of the company's employees, looked for by name or code. */
function HeadField({ label }: { label: string }) {
  const { field, fieldState } = useController<FormValues>({ name: 'manager_id' })
  const { value, onChange, ...rest } = field
  const { now, found } = useContext(ManagerNames)
  const id = typeof value === 'number' ? value : null
  const [known] = useState(() => (id === null ? [] : [{ value: id, label: now ?? String(id) }]))
  const find = async (words: string, signal: AbortSignal) => {
    const options = await findEmployees(words, signal)
    for (const option of options) found.set(option.value, option.label)
    return options
  }
  return (
    <Combobox
      label={label}
      options={known}
      loadOptions={find}
      error={fieldState.error?.message}
      {...rest}
      value={id}
      onValueChange={onChange}
    />
  )
}
