import { useLabels } from '#ui/labels/labels-provider.tsx'
import { PickerChips } from '#ui/picker/picker-chips.tsx'
import { PickerFrame, type PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import { PickerRow } from '#ui/picker/picker-row.tsx'
import { PickerStatus } from '#ui/picker/picker-status.tsx'
import { useChoices } from '#ui/picker/use-choices.ts'
import { useKnownOptions } from '#ui/picker/use-known-options.ts'
import { type LoadOptions, SHOWN_OPTIONS, useOptions } from '#ui/picker/use-options.ts'
import { usePicker } from '#ui/picker/use-picker.ts'
import { useSearch } from '#ui/picker/use-search.ts'
import type { ControlProps } from '../field/control-props.ts'
import type { SelectOption } from '../select/select-option.ts'

/** What a searched list of several takes, with a label or without. */
export interface MultiComboboxState<Value extends string | number> {
  /** The choices; with `loadOptions`, only those whose words must be known before: the chosen ones. */
  options?: ReadonlyArray<SelectOption<Value>> | undefined
  /** Looks choices up elsewhere, 250 ms after the last key; the signal is aborted when the answer is not wanted. */
  loadOptions?: LoadOptions<Value> | undefined
  /** The chosen values, in the order of choosing; empty for none. */
  value?: ReadonlyArray<Value> | undefined
  /** The chosen values at the start, where the caller does not keep them. */
  defaultValue?: ReadonlyArray<Value> | undefined
  /** Told of every choice and of every one taken away. */
  onValueChange?: ((values: ReadonlyArray<Value>) => void) | undefined
  /** Shown while nothing is chosen. Default: 'Chọn hoặc gõ để tìm...'. */
  placeholder?: string | undefined
  /** Name under which every value is sent with a form that is sent as it stands. */
  name?: string | undefined
}

export interface MultiComboboxBoxProps<Value extends string | number>
  extends MultiComboboxState<Value>, Partial<ControlProps>, PickerNativeProps {
  id?: string
}

/** The searched list of several alone, for bars and popovers that name it by `aria-label`. */
export function MultiComboboxBox<Value extends string | number>({
  options = [],
  loadOptions,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  ...native
}: MultiComboboxBoxProps<Value>) {
  const { forms } = useLabels()
  const search = useSearch()
  const { values, toggle, remove, clear, onBackspace } = useChoices({ value, defaultValue, onValueChange })
  const { found, state, retry } = useOptions({ options, loadOptions }, search)
  const { optionOf, remember } = useKnownOptions(options, found)
  const shown = found.slice(0, SHOWN_OPTIONS)
  const locked = native.disabled === true || native.readOnly === true
  const picker = usePicker<SelectOption<Value>>({
    search,
    items: shown,
    text: '',
    startIndex: search.query === '' ? -1 : 0,
    isItemDisabled: (option) => option.disabled === true,
    onPick: (option) => {
      remember(option)
      toggle(option.value)
    },
    stayOpen: true,
    onRetry: state === 'failed' ? retry : undefined,
    onKey: onBackspace,
    locked,
    busy: state === 'loading',
  })
  return (
    <PickerFrame
      picker={picker}
      popup="listbox"
      several
      native={{ ...native, placeholder: values.length === 0 ? (placeholder ?? forms.searchPlaceholder) : '' }}
      chips={
        <PickerChips
          values={values}
          labelOf={(one) => optionOf(one).label}
          onRemove={locked ? undefined : remove}
        />
      }
      onClear={values.length > 1 ? clear : undefined}
      status={<PickerStatus state={state} shown={shown.length} total={found.length} onRetry={retry} />}
      name={name}
      values={values}
    >
      {shown.map((option, index) => (
        <PickerRow
          {...picker.itemProps(option, index)}
          key={option.value}
          label={option.label}
          description={option.description}
          chosen={values.includes(option.value)}
          highlighted={index === picker.highlighted}
        />
      ))}
    </PickerFrame>
  )
}
