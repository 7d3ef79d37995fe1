import type { SelectOption } from '../select/select-option.ts'
import type { LoadOptions } from './use-options.ts'

/** Where the choices of a searched list come from. */
export interface OptionSourceProps<Value extends string | number> {
  /** The choices; with `loadOptions`, only those whose words must be known before: the chosen ones. */
  options?: ReadonlyArray<SelectOption<Value>> | undefined
  /** Looks choices up elsewhere, 250 ms after the last key; the signal is aborted when the answer is not wanted. */
  loadOptions?: LoadOptions<Value> | undefined
}

/** What every searched list of one takes. */
export interface PickOneProps<Value extends string | number> {
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

/** What every searched list of several takes. */
export interface PickManyProps<Value extends string | number> {
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
