import type { SelectOption } from '#ui/select/select-option.ts'
import { groupName } from './picker.css.ts'
import { inGroups } from './in-groups.ts'
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

/** The rows of plain choices inside a `PickerFrame`, under the names of their groups. */
export function OptionRowList<Value extends string | number>({
  picker,
  shown,
  chosen,
}: OptionRowListProps<Value>) {
  const rowOf = (option: SelectOption<Value>, index: number) => (
    <PickerRow
      {...picker.itemProps(option, index)}
      key={option.value}
      label={option.label}
      description={option.description}
      chosen={chosen.includes(option.value)}
      highlighted={index === picker.highlighted}
    />
  )
  return inGroups(shown).map(({ name, start, options }) => {
    const rows = options.map((option, place) => rowOf(option, start + place))
    if (name === undefined) return rows
    return (
      // A fieldset may not stand in a listbox.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div key={`${name} ${start}`} role="group" aria-label={name}>
        <div className={groupName} aria-hidden>
          {name}
        </div>
        {rows}
      </div>
    )
  })
}
