import { PickerChips } from './picker-chips.tsx'
import { PickerFrame, type PickerFrameProps } from './picker-frame.tsx'
import type { Choices } from './use-choices.ts'

export interface PickerFrameManyProps<Item, Value extends string | number> extends Omit<
  PickerFrameProps<Item>,
  'several' | 'chips' | 'onClear' | 'values'
> {
  /** What `useChoices` gave. */
  choices: Choices<Value>
  /** The words of a value. */
  labelOf: (value: Value) => string
}

/** A searched list of several: what is chosen stands in front of the field. */
export function PickerFrameMany<Item, Value extends string | number>({
  choices: { values, remove, clear },
  labelOf,
  native,
  ...frame
}: PickerFrameManyProps<Item, Value>) {
  const locked = native.disabled === true || native.readOnly === true
  return (
    <PickerFrame
      {...frame}
      several
      native={values.length > 0 ? { ...native, placeholder: '' } : native}
      chips={<PickerChips values={values} labelOf={labelOf} onRemove={locked ? undefined : remove} />}
      onClear={values.length > 1 ? clear : undefined}
      values={values}
    />
  )
}
