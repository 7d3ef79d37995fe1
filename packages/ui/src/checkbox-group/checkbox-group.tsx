import { CheckboxMark } from '#ui/checkbox/checkbox-mark.tsx'
import { choices } from '#ui/field/choice.css.ts'
import { ChoiceLine } from '#ui/field/choice-line.tsx'
import { FieldGroup } from '#ui/field/field-group.tsx'
import { useValue } from '#ui/field/use-value.ts'
import type { ChoiceGroupProps } from '../field/choice-group-props.ts'

export interface CheckboxGroupProps<Value extends string | number> extends ChoiceGroupProps<Value> {
  /** The chosen values, in the order of the choices; empty for none. */
  value?: ReadonlyArray<Value> | undefined
  /** The chosen values at the start, where the caller does not keep them. */
  defaultValue?: ReadonlyArray<Value> | undefined
  /** Told of every choice and of every one taken away. */
  onValueChange?: ((values: ReadonlyArray<Value>) => void) | undefined
}

/** Any of a few choices that are worth seeing side by side; longer lists are a `MultiCombobox`. */
export function CheckboxGroup<Value extends string | number>({
  options,
  value,
  defaultValue,
  onValueChange,
  layout = 'column',
  disabled = false,
  readOnly,
  name,
  onBlur,
  ref,
  ...field
}: CheckboxGroupProps<Value>) {
  const [chosen, setChosen] = useValue<ReadonlyArray<Value>>({ value, defaultValue, onValueChange }, [])
  const choose = (one: Value, checked: boolean) => {
    const now = new Set(chosen)
    if (checked) now.add(one)
    else now.delete(one)
    setChosen(options.map((option) => option.value).filter((option) => now.has(option)))
  }
  return (
    <FieldGroup {...field}>
      <div className={choices[layout]}>
        {options.map((option, index) => (
          <ChoiceLine key={option.value} label={option.label} description={option.description}>
            <CheckboxMark
              ref={index === 0 ? ref : undefined}
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              disabled={disabled || option.disabled}
              readOnly={readOnly}
              onCheckedChange={(checked) => choose(option.value, checked)}
              onBlur={onBlur}
              {...(field.error ? { 'aria-invalid': true } : {})}
            />
          </ChoiceLine>
        ))}
      </div>
    </FieldGroup>
  )
}
