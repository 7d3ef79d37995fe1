import { MultiCombobox, type MultiComboboxProps } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import { references, type SearchedName } from './references.ts'
import type { Choice } from './searched-reference.ts'
import { useNames } from './use-names.ts'

interface ReferencesFieldProps extends Omit<MultiComboboxProps<number>, 'options' | 'loadOptions' | 'value'> {
  /** Whose records are chosen from. */
  reference: SearchedName
  value: readonly number[]
  /** Names that are at hand already. */
  known?: readonly Choice[] | undefined
}

/** Several records of a list of any length, looked for by typing; what is chosen is named in one call. */
export function ReferencesField({ reference, value, known, ...field }: ReferencesFieldProps) {
  const options = useNames(reference, value, known)
  return (
    <MultiCombobox {...field} options={options} loadOptions={references[reference].find} value={[...value]} />
  )
}
