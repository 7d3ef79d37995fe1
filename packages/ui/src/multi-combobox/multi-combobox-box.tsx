import { OptionRowList } from '#ui/picker/option-row-list.tsx'
import type { PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import { PickerFrameMany } from '#ui/picker/picker-frame-many.tsx'
import { PickerStatus } from '#ui/picker/picker-status.tsx'
import { useChoices } from '#ui/picker/use-choices.ts'
import { useOptionList } from '#ui/picker/use-option-list.ts'
import { usePicker } from '#ui/picker/use-picker.ts'
import { useSearch } from '#ui/picker/use-search.ts'
import type { SelectOption } from '#ui/select/select-option.ts'
import type { OptionSourceProps, PickManyProps } from '../picker/pick-props.ts'

/** What a searched list of several takes, with a label or without. */
export interface MultiComboboxState<Value extends string | number>
  extends OptionSourceProps<Value>, PickManyProps<Value> {}

export interface MultiComboboxBoxProps<Value extends string | number>
  extends MultiComboboxState<Value>, PickerNativeProps {}

/** The searched list of several alone, for bars and popovers that name it by `aria-label`. */
export function MultiComboboxBox<Value extends string | number>({
  options,
  loadOptions,
  value,
  defaultValue,
  onValueChange,
  name,
  ...native
}: MultiComboboxBoxProps<Value>) {
  const search = useSearch()
  const list = useOptionList({ options, loadOptions }, search)
  const choices = useChoices<Value>({ value, defaultValue, onValueChange })
  const picker = usePicker<SelectOption<Value>>({
    ...list.rows,
    native,
    text: '',
    startIndex: search.query === '' ? -1 : 0,
    stayOpen: true,
    onPick: (option) => {
      list.remember(option)
      choices.toggle(option.value)
    },
    onKey: choices.onBackspace,
  })
  return (
    <PickerFrameMany
      picker={picker}
      popup="listbox"
      native={native}
      name={name}
      choices={choices}
      labelOf={list.labelOf}
      status={<PickerStatus {...list.status} />}
    >
      <OptionRowList picker={picker} shown={list.shown} chosen={choices.values} />
    </PickerFrameMany>
  )
}
