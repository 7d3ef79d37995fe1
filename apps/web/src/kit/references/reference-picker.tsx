import { Combobox, type ComboboxProps } from '@nhansu/ui/combobox/combobox.tsx'
import { references, type SearchedName } from './references.ts'
import type { Choice } from './searched-reference.ts'
import { useNames } from './use-names.ts'

export interface ReferencePickerProps extends Omit<
  ComboboxProps<number>,
  'options' | 'loadOptions' | 'value'
> {
  /** Whose records are chosen from. */
  reference: SearchedName
  /** The chosen record; null for none. */
  value: number | null
  /** Names that are at hand already. */
  known?: readonly Choice[] | undefined
}

/** One record of a list of any length, looked for by typing; what is chosen is named without the list. */
export function ReferencePicker({ reference, value, known, ...field }: ReferencePickerProps) {
  const options = useNames(reference, value === null ? [] : [value], known)
  return <Combobox {...field} options={options} loadOptions={references[reference].find} value={value} />
}
