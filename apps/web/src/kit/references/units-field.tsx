import type { FilterScalar } from '@nhansu/ui/filter-popover/filter-model.ts'
import { TreeMultiSelect } from '@nhansu/ui/tree-multi-select/tree-multi-select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { references } from './references.ts'
import { treeOption } from './tree-option.ts'

/** Units of a form, each with what is below it. */
export function UnitsField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { data: nodes = [] } = useQuery(references.departments.tree())
  const { field, fieldState } = useController<FormValues>({ name })
  const { onChange, onBlur, ref } = field
  // The form holds ids here, as its start value says.
  const value = field.value as readonly FilterScalar[]
  return (
    <TreeMultiSelect<FilterScalar>
      ref={ref}
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      options={nodes.map(treeOption)}
      value={[...value]}
      onBlur={onBlur}
      onValueChange={(ids) => onChange(ids.map(Number))}
    />
  )
}
