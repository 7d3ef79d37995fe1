import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { apartField, wordsOfFact } from './decision-fields.ts'
import { lostTogether, rowsAnew, sharedOfRows } from './draft-values.ts'

/**
 * Whether each of the people gets content of his own. Turned on, everybody starts with what is said of all; turned off,
 * what is alike of everybody is said of all again, and what would be lost by that is named while it is on.
 */
export function ApartSwitch({ type }: { type: DecisionType | null }) {
  const { control, getValues, setValue, clearErrors } = useFormContext<FormValues>()
  const { field } = useController<FormValues>({ control, name: apartField.field })
  const { value, onChange, onBlur, ref } = field
  // The form's values are those of the declared fields, with the rows of people beside them.
  const lost = lostTogether(type, useWatch({ control }) as FormValues)
  const turn = (isOn: boolean) => {
    const values = getValues()
    const shared = isOn ? {} : sharedOfRows(values)
    clearErrors('people')
    for (const [fact, said] of Object.entries(shared)) setValue(fact, said ?? null)
    // A field of the kit holds one value; the rows of people are one to it.
    setValue('people', (isOn ? rowsAnew(values) : []) as never)
    onChange(isOn)
  }
  return (
    <Checkbox
      id={apartField.field}
      label={apartField.label}
      hint={
        lost.length === 0 ? (
          apartField.hint
        ) : (
          <Text tone="warn">{`Bỏ chọn sẽ làm mất nội dung riêng của từng người: ${lost.map(wordsOfFact).join(', ')}.`}</Text>
        )
      }
      ref={ref}
      checked={value === true}
      onCheckedChange={turn}
      onBlur={onBlur}
    />
  )
}
