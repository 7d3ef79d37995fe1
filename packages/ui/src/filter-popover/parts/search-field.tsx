import { MultiComboboxBox } from '#ui/multi-combobox/multi-combobox-box.tsx'
import type { FilterDefinition } from '../filter-model.ts'
import type { FieldsProps } from './filter-fields.tsx'

/** Several choices, looked up elsewhere by what is typed. */
export function SearchField({
  label,
  definition: { options, loadOptions },
  draft,
  onChange,
}: FieldsProps<Extract<FilterDefinition, { kind: 'search' }>>) {
  return (
    <MultiComboboxBox
      aria-label={label}
      options={options}
      loadOptions={loadOptions}
      value={draft.chosen}
      onValueChange={(chosen) => onChange({ chosen })}
    />
  )
}
