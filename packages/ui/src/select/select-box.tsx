import { ChevronDown } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { type FocusEventHandler, type Ref, useRef } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { ListSurface } from '#ui/picker/list-surface.tsx'
import { rows as rowsBox } from '#ui/picker/picker.css.ts'
import { PickerRow } from '#ui/picker/picker-row.tsx'
import type { ControlProps } from '../field/control-props.ts'
import { control } from '../field/control.css.ts'
import { useValue } from '../field/use-value.ts'
import type { SelectOption } from './select-option.ts'
import { placeholder as placeholderWords, trigger, words } from './select.css.ts'
import { type SelectRow, useSelectList } from './use-select-list.ts'

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
  const button = useRef<HTMLElement>(null)
  const clearing: SelectRow<Value>[] = onClear ? [{ value: null, label: forms.chooseNothing }] : []
  const rows = [...clearing, ...options]
  const chosenRow = options.find((option) => option.value === chosen) ?? null
  const list = useSelectList<Value>({
    rows,
    chosen: chosenRow,
    locked: disabled || readOnly,
    onPick: (row) => {
      setChosen(row.value)
      if (row.value === null) onClear?.()
      else onValueChange?.(row.value)
    },
  })
  const { ref: menuRef, ...menu } = list.menuProps(forms.choices)
  return (
    <Radix.Root open={list.open} onOpenChange={(open) => !open && list.close()}>
      <Radix.Anchor
        asChild
        ref={(element) => {
          button.current = element
        }}
      >
        <button
          {...list.toggleProps({ ...rest, disabled })}
          type="button"
          aria-controls={list.open ? menu.id : undefined}
          {...(readOnly && { 'aria-readonly': true })}
          className={joinClasses(control, trigger)}
        >
          <span className={chosenRow ? words : placeholderWords}>
            {chosenRow?.label ?? placeholder ?? forms.choose}
          </span>
          {!readOnly && <Icon of={ChevronDown} />}
        </button>
      </Radix.Anchor>
      {name && <input type="hidden" name={name} value={chosen ?? ''} disabled={disabled} />}
      <ListSurface ref={menuRef} control={button}>
        <div {...menu} className={rowsBox}>
          {rows.map((row, index) => (
            <PickerRow
              {...list.itemProps(row, index)}
              key={row.value}
              label={row.label}
              description={row.description}
              chosen={row === chosenRow}
              highlighted={index === list.highlighted}
              soft={row.value === null}
            />
          ))}
        </div>
      </ListSurface>
    </Radix.Root>
  )
}
