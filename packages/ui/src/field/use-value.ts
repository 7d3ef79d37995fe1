import { useState } from 'react'

/** A value that the caller keeps (`value`), or that the part keeps itself (`defaultValue`). */
export interface ValueProps<Value> {
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
}

/**
 * The value of a control that must know it: the caller's where the caller keeps one, else its own.
 *
 * @param empty what stands for 'nothing yet'
 * @returns the value, and what changes it
 */
export function useValue<Value>(
  { value, defaultValue, onValueChange }: ValueProps<Value>,
  empty: Value,
): [value: Value, setValue: (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue ?? empty)
  const setValue = (next: Value) => {
    setOwn(next)
    onValueChange?.(next)
  }
  return [value === undefined ? own : value, setValue]
}
