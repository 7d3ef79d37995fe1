import type { KeyboardEvent } from 'react'
import { useValue, type ValueProps } from '#ui/field/use-value.ts'

export interface Choices<Value extends string | number> {
  values: readonly Value[]
  /** Adds a value, or takes it away when it is there. */
  toggle: (value: Value) => void
  remove: (value: Value) => void
  clear: () => void
  /** Backspace in an empty field takes the last one away. True when the key was used. */
  onBackspace: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

/** Several chosen values, in the order of choosing. */
export function useChoices<Value extends string | number>(
  props: ValueProps<readonly Value[]>,
): Choices<Value> {
  const [values, setValues] = useValue<readonly Value[]>(props, NONE)
  const remove = (value: Value) => setValues(values.filter((one) => one !== value))
  return {
    values,
    remove,
    toggle: (value) => (values.includes(value) ? remove(value) : setValues([...values, value])),
    clear: () => setValues(NONE),
    onBackspace: (event) => {
      const last = values.at(-1)
      if (event.key !== 'Backspace' || event.currentTarget.value !== '' || last === undefined) return false
      remove(last)
      return true
    },
  }
}

const NONE: readonly never[] = []
