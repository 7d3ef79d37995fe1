import { X } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { chip, chipEnd, chipRemove, chipWords } from './picker.css.ts'

export interface PickerChipsProps<Value extends string | number> {
  /** What is chosen, in the order of choosing. */
  values: ReadonlyArray<Value>
  /** The words of a value. */
  labelOf: (value: Value) => string
  /** Takes one away; absent where nothing may be changed. */
  onRemove?: ((value: Value) => void) | undefined
}

/** What is chosen already, in front of the field; each with its own way out. */
export function PickerChips<Value extends string | number>({
  values,
  labelOf,
  onRemove,
}: PickerChipsProps<Value>) {
  const { forms } = useLabels()
  return values.map((value) => {
    const label = labelOf(value)
    return (
      <span key={value} className={chip} title={label}>
        <span className={chipWords}>{label}</span>
        {onRemove ? (
          <button
            type="button"
            className={chipRemove}
            aria-label={forms.removeChoice(label)}
            onClick={() => onRemove(value)}
          >
            <Icon of={X} size="small" />
          </button>
        ) : (
          <span className={chipEnd} />
        )}
      </span>
    )
  })
}
