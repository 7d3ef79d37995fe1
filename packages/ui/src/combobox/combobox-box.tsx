import { useValue } from '#ui/field/use-value.ts'
import { OptionRowList } from '#ui/picker/option-row-list.tsx'
import { PickerFrame, type PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import { PickerStatus } from '#ui/picker/picker-status.tsx'
import { useOptionList } from '#ui/picker/use-option-list.ts'
import { usePicker } from '#ui/picker/use-picker.ts'
import { useSearch } from '#ui/picker/use-search.ts'
import type { SelectOption } from '#ui/select/select-option.ts'
import type { OptionSourceProps, PickOneProps } from '../picker/pick-props.ts'

/** What a searched list takes, with a label or without. */
export interface ComboboxState<Value extends string | number>
  extends OptionSourceProps<Value>, PickOneProps<Value> {}

export interface ComboboxBoxProps<Value extends string | number>
  extends ComboboxState<Value>, PickerNativeProps {}

/** The searched list alone, for bars and popovers that name it by `aria-label`. */
export function ComboboxBox<Value extends string | number>({
  options,
  loadOptions,
  value,
  defaultValue,
  onValueChange,
  name,
  ...native
}: ComboboxBoxProps<Value>) {
  const search = useSearch()
  const list = useOptionList({ options, loadOptions }, search)
  const [chosen, setChosen] = useValue<Value | null>({ value, defaultValue, onValueChange }, null)
  const values = chosen === null ? [] : [chosen]
  const picker = usePicker<SelectOption<Value>>({
    ...list.rows,
    native,
    text: chosen === null ? '' : list.labelOf(chosen),
    startIndex: search.query === '' ? list.shown.findIndex((option) => option.value === chosen) : 0,
    onPick: (option) => {
      list.remember(option)
      setChosen(option.value)
    },
    onEmptied: () => setChosen(null),
  })
  return (
    <PickerFrame
      picker={picker}
      popup="listbox"
      native={native}
      name={name}
      values={values}
      onClear={chosen === null ? undefined : () => setChosen(null)}
      status={<PickerStatus {...list.status} />}
    >
      <OptionRowList picker={picker} shown={list.shown} chosen={values} />
    </PickerFrame>
  )
}
