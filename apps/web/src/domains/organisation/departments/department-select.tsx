import { TreeSelect } from '@nhansu/ui/tree-select/tree-select.tsx'
import type { TreeOption } from '@nhansu/ui/tree-select/tree-option.ts'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { levelLabel, type DepartmentItem } from './department-tree.ts'

interface DepartmentSelectProps<Values extends FieldValues> {
  control: Control<Values>
  /** Holds the department's id, or null. */
  name: FieldPath<Values>
  label: string
  hint?: string
  required?: boolean
  items: readonly DepartmentItem[]
  /** False for a department that must not be chosen. */
  allows: (id: number) => boolean
}

/** Chooses a department out of the tree; those that make no sense are there, but cannot be chosen. */
export function DepartmentSelect<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required = false,
  items,
  allows,
}: DepartmentSelectProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      rules={required ? { required: 'Vui lòng chọn đơn vị.' } : {}}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <TreeSelect<number>
          label={label}
          hint={hint}
          required={required}
          options={items.map((item) => optionOf(item, allows))}
          error={fieldState.error?.message}
          {...field}
          onValueChange={onChange}
        />
      )}
    />
  )
}

function optionOf(
  { id, label, data, children = [] }: DepartmentItem,
  allows: (id: number) => boolean,
): TreeOption<number> {
  return {
    value: id,
    label,
    description: levelLabel(data.level),
    disabled: !allows(id),
    children: children.map((child) => optionOf(child, allows)),
  }
}
