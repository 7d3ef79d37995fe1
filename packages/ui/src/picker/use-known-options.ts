import { useState } from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'
import type { SelectOption } from '#ui/select/select-option.ts'

export interface KnownOptions<Value extends string | number> {
  /** The option of a value; a value that nobody described stands for itself. */
  optionOf: (value: Value) => SelectOption<Value>
  /** Keeps a chosen option's words: the next search will not find it again. */
  remember: (option: SelectOption<Value>) => void
}

/**
 * The words of chosen values, found among the lists at hand and among what was chosen before.
 *
 * @param lists the options given and the options found
 */
export function useKnownOptions<Value extends string | number>(
  ...lists: readonly (readonly SelectOption<Value>[])[]
): KnownOptions<Value> {
  const [chosen, setChosen] = useState<readonly SelectOption<Value>[]>([])
  const known = [...lists, chosen]
  return {
    optionOf: (value) => {
      const found = known.flatMap((list) => list.filter((option) => option.value === value))[0]
      devWarn(
        !found,
        `A chosen value has no option, so its label is unknown: put ${String(value)} into \`options\`.`,
      )
      return found ?? { value, label: String(value) }
    },
    remember: (option) => setChosen((before) => [...before, option]),
  }
}
