import { useId } from 'react'
import { choices } from '#ui/field/choice.css.ts'
import { ChoiceLine } from '#ui/field/choice-line.tsx'
import { FieldGroup } from '#ui/field/field-group.tsx'
import { useValue } from '#ui/field/use-value.ts'
import type { ChoiceGroupProps } from '../field/choice-group-props.ts'
import { RadioMark } from './radio-mark.tsx'

export interface RadioGroupProps<Value extends string | number> extends ChoiceGroupProps<Value> {
  /** The chosen value; null for none yet. */
  value?: Value | null | undefined
  /** The chosen value at the start, where the caller does not keep it. */
  defaultValue?: Value | null | undefined
  /** Told of every choice. */
  onValueChange?: ((value: Value) => void) | undefined
}

/** One of a few choices that are worth seeing side by side; longer lists are a `Select`. */
export function RadioGroup<Value extends string | number>({
  options,
  value,
  defaultValue,
  onValueChange,
  layout = 'column',
  disabled = false,
  readOnly = false,
  name,
  onBlur,
  ref,
  ...field
}: RadioGroupProps<Value>) {
  const made = useId()
  const [chosen, setChosen] = useValue<Value | null>({ value, defaultValue }, null)
  const choose = (next: Value) => {
    setChosen(next)
    onValueChange?.(next)
  }
  return (
    <FieldGroup {...field} role="radiogroup" readOnly={readOnly}>
      <div className={choices[layout]}>
        {options.map((option, index) => (
          <ChoiceLine key={option.value} label={option.label} description={option.description}>
            <RadioMark
              ref={index === 0 ? ref : undefined}
              name={name ?? made}
              value={option.value}
              checked={option.value === chosen}
              disabled={disabled || option.disabled}
              readOnly={readOnly}
              onCheckedChange={() => choose(option.value)}
              onBlur={onBlur}
            />
          </ChoiceLine>
        ))}
      </div>
    </FieldGroup>
  )
}
