import type { SelectOption } from '#ui/select/select-option.ts'
import { PickerRow } from './picker-row.tsx'
import type { Picker } from './use-picker.ts'

export interface OptionRowListProps<Value extends string | number> {
  /** What `usePicker` gave. */
  picker: Picker<SelectOption<Value>>
  /** The choices that show now. */
  shown: ReadonlyArray<SelectOption<Value>>
  /** Values that are chosen. */
  chosen: ReadonlyArray<Value>
}

/** The rows of plain choices inside a `PickerFrame`. */
export function OptionRowList<Value extends string | number>({
  picker,
  shown,
  chosen,
}: OptionRowListProps<Value>) {
  return shown.map((option, index) => (
    <PickerRow
      {...picker.itemProps(option, index)}
      key={option.value}
      label={option.label}
      description={option.description}
      chosen={chosen.includes(option.value)}
      highlighted={index === picker.highlighted}
    />
  ))
}
