import { ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { FocusEventHandler, Ref } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { nonceProps } from '#ui/theme/style-nonce.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { ControlProps } from '../field/control-props.ts'
import { control } from '../field/control.css.ts'
import { useValue } from '../field/use-value.ts'
import type { SelectOption } from './select-option.ts'
import { list, placeholder as placeholderLine, trigger, viewport } from './select.css.ts'
import { SelectItem } from './parts/select-item.tsx'

/** What a list takes, with a label or without. */
export interface SelectState<Value extends string | number> {
  /** The choices, in the order in which they show. */
  options: ReadonlyArray<SelectOption<Value>>
  /** The chosen value; null for none yet. */
  value?: Value | null | undefined
  /** The chosen value at the start, where the caller does not keep it. */
  defaultValue?: Value | null | undefined
  /** Told of every choice. */
  onValueChange?: ((value: Value) => void) | undefined
  /** Adds a first row that chooses nothing again, and is told when it is taken. */
  onClear?: (() => void) | undefined
  /** Shown while nothing is chosen. Default: 'Chọn...'. */
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** Can be reached and read, and not changed. Default: false. */
  readOnly?: boolean | undefined
  /** For a form that is sent as it stands. */
  name?: string | undefined
  /** Told when focus leaves. */
  onBlur?: FocusEventHandler<HTMLButtonElement> | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

export interface SelectBoxProps<Value extends string | number>
  extends SelectState<Value>, Partial<ControlProps> {
  'aria-label'?: string | undefined
}

// Radix keeps an empty word for 'nothing chosen', so the row that chooses nothing needs another.
const NOTHING = '__none'

/** The list box alone, for bars and popovers that name it by `aria-label`. */
export function SelectBox<Value extends string | number>({
  options,
  value,
  defaultValue,
  onValueChange,
  onClear,
  placeholder,
  disabled = false,
  readOnly = false,
  name,
  ...rest
}: SelectBoxProps<Value>) {
  const { forms } = useLabels()
  const [chosen, setChosen] = useValue<Value | null>({ value, defaultValue }, null)
  const choose = (key: string) => {
    const option = options.find((one) => String(one.value) === key)
    setChosen(option?.value ?? null)
    if (option) onValueChange?.(option.value)
    else onClear?.()
  }
  return (
    <Radix.Root
      value={chosen === null ? '' : String(chosen)}
      onValueChange={choose}
      disabled={disabled}
      {...(readOnly && { open: false })}
      {...(name && { name })}
    >
      <Radix.Trigger
        {...rest}
        {...(readOnly && { 'aria-readonly': true })}
        className={joinClasses(control, trigger)}
      >
        <Radix.Value placeholder={<span className={placeholderLine}>{placeholder ?? forms.choose}</span>} />
        <Radix.Icon asChild>
          <Icon of={ChevronDown} />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={list} position="popper" sideOffset={4} collisionPadding={8}>
          <Radix.Viewport className={viewport} {...nonceProps()}>
            {onClear && <SelectItem value={NOTHING} label={forms.chooseNothing} soft />}
            {options.map((option) => (
              <SelectItem {...option} key={option.value} value={String(option.value)} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
