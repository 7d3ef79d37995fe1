import type { SelectOption } from '#ui/select/select-option.ts'
import type { OptionSourceProps } from './pick-props.ts'
import { useKnownOptions } from './use-known-options.ts'
import { SHOWN_OPTIONS, useOptions } from './use-options.ts'
import type { Search } from './use-search.ts'

/** Plain choices as the rows of a searched list: what shows, what each is called, what a picker must know. */
export function useOptionList<Value extends string | number>(
  { options = [], loadOptions }: OptionSourceProps<Value>,
  search: Search,
) {
  const { found, state, retry } = useOptions({ options, loadOptions }, search)
  const { optionOf, remember } = useKnownOptions(options, found)
  const shown = found.slice(0, SHOWN_OPTIONS)
  return {
    shown,
    labelOf: (value: Value) => optionOf(value).label,
    remember,
    /** Spread into `usePicker`. */
    rows: {
      search,
      items: shown,
      isItemDisabled: (option: SelectOption<Value>) => option.disabled === true,
      onRetry: state === 'failed' ? retry : undefined,
      busy: state === 'loading',
    },
    /** Spread into `PickerStatus`. */
    status: { state, shown: shown.length, total: found.length, onRetry: retry },
  }
}
