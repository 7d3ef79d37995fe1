import { useLabels } from '#ui/labels/labels-provider.tsx'
import { PickerFrame, type PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import { PickerRow } from '#ui/picker/picker-row.tsx'
import { PickerStatus } from '#ui/picker/picker-status.tsx'
import { useKnownOptions } from '#ui/picker/use-known-options.ts'
import { type LoadOptions, SHOWN_OPTIONS, useOptions } from '#ui/picker/use-options.ts'
import { usePicker } from '#ui/picker/use-picker.ts'
import { useSearch } from '#ui/picker/use-search.ts'
import type { ControlProps } from '../field/control-props.ts'
import { useValue } from '../field/use-value.ts'
import type { SelectOption } from '../select/select-option.ts'

/** What a searched list takes, with a label or without. */
export interface ComboboxState<Value extends string | number> {
  /** The choices; with `loadOptions`, only those whose words must be known before: the chosen one. */
  options?: ReadonlyArray<SelectOption<Value>> | undefined
  /** Looks choices up elsewhere, 250 ms after the last key; the signal is aborted when the answer is not wanted. */
  loadOptions?: LoadOptions<Value> | undefined
  /** The chosen value; null for none. */
  value?: Value | null | undefined
  /** The chosen value at the start, where the caller does not keep it. */
  defaultValue?: Value | null | undefined
  /** Told of every choice; null when it is taken away. */
  onValueChange?: ((value: Value | null) => void) | undefined
  /** Shown while nothing is chosen. Default: 'Chọn hoặc gõ để tìm...'. */
  placeholder?: string | undefined
  /** Name under which the value is sent with a form that is sent as it stands. */
  name?: string | undefined
}

export interface ComboboxBoxProps<Value extends string | number>
  extends ComboboxState<Value>, Partial<ControlProps>, PickerNativeProps {
  id?: string
}

/** The searched list alone, for bars and popovers that name it by `aria-label`. */
export function ComboboxBox<Value extends string | number>({
  options = [],
  loadOptions,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  ...native
}: ComboboxBoxProps<Value>) {
  const { forms } = useLabels()
  const search = useSearch()
  const [chosen, setChosen] = useValue<Value | null>({ value, defaultValue, onValueChange }, null)
  const { found, state, retry } = useOptions({ options, loadOptions }, search)
  const { optionOf, remember } = useKnownOptions(options, found)
  const shown = found.slice(0, SHOWN_OPTIONS)
  const picker = usePicker<SelectOption<Value>>({
    search,
    items: shown,
    text: chosen === null ? '' : optionOf(chosen).label,
    startIndex: search.query === '' ? shown.findIndex((option) => option.value === chosen) : 0,
    isItemDisabled: (option) => option.disabled === true,
    onPick: (option) => {
      remember(option)
      setChosen(option.value)
    },
    onEmptied: () => setChosen(null),
    onRetry: state === 'failed' ? retry : undefined,
    locked: native.disabled === true || native.readOnly === true,
    busy: state === 'loading',
  })
  return (
    <PickerFrame
      picker={picker}
      popup="listbox"
      native={{ ...native, placeholder: placeholder ?? forms.searchPlaceholder }}
      onClear={chosen === null ? undefined : () => setChosen(null)}
      status={<PickerStatus state={state} shown={shown.length} total={found.length} onRetry={retry} />}
      name={name}
      values={chosen === null ? [] : [chosen]}
    >
      {shown.map((option, index) => (
        <PickerRow
          {...picker.itemProps(option, index)}
          key={option.value}
          label={option.label}
          description={option.description}
          chosen={option.value === chosen}
          highlighted={index === picker.highlighted}
        />
      ))}
    </PickerFrame>
  )
}
