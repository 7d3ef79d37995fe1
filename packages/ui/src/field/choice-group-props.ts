import type { Ref } from 'react'
import type { SelectOption } from '../select/select-option.ts'
import type { FieldProps } from './control-props.ts'

/** What a group of boxes and a group of round buttons both take. */
export interface ChoiceGroupProps<Value extends string | number> extends FieldProps {
  /** The choices, all in sight: up to about five round buttons or ten boxes. */
  options: ReadonlyArray<SelectOption<Value>>
  /** Under each other, or beside each other where the words are short. Default: `column`. */
  layout?: 'column' | 'row'
  disabled?: boolean | undefined
  /** Can be reached and read, and not changed. Default: false. */
  readOnly?: boolean | undefined
  name?: string | undefined
  /** Told when focus leaves one of them. */
  onBlur?: (() => void) | undefined
  /** The first of them: what takes focus when a choice is missing. */
  ref?: Ref<HTMLInputElement> | undefined
}
