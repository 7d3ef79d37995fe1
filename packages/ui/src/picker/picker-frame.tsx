import { ChevronDown, X } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { bare, inner } from '#ui/field/control.css.ts'
import { ControlButton } from '#ui/field/control-button.tsx'
import type { ControlProps } from '#ui/field/control-props.ts'
import { ControlShell } from '#ui/field/control-shell.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { ListSurface } from './list-surface.tsx'
import { besideChips, chips as chipsBox, rows } from './picker.css.ts'
import type { Picker, PickerInputProps } from './use-picker.ts'

/** What every searched list takes for its input. */
export interface PickerNativeProps extends PickerInputProps, Partial<Omit<ControlProps, 'id'>> {
  'aria-label'?: string | undefined
}

export interface PickerFrameProps<Item> {
  /** What `usePicker` gave. */
  picker: Picker<Item>
  /** What the list is for a screen reader: choices, or a tree of them. */
  popup: 'listbox' | 'tree'
  /** Several may be chosen. */
  several?: boolean
  /** Shows a button that takes the choice away. */
  onClear?: (() => void) | undefined
  /** What is chosen already, where that is several. */
  chips?: ReactNode
  /** The input's own props. */
  native: PickerNativeProps
  /** Name under which the values are sent with a form that is sent as it stands. */
  name?: string | undefined
  /** The chosen values. */
  values: ReadonlyArray<string | number>
  /** The lines above and below the rows: loading, nothing found. */
  status: ReactNode
  /** The rows. */
  children: ReactNode
}

/** Draws a searched list: the field to type in, its buttons, and the list under it. */
export function PickerFrame<Item>({
  picker,
  popup,
  several = false,
  onClear,
  chips,
  native,
  name,
  values,
  status,
  children,
}: PickerFrameProps<Item>) {
  const { forms } = useLabels()
  const shell = useRef<HTMLDivElement>(null)
  const { ref: menuRef, ...menu } = picker.menuProps()
  const { search, text } = picker
  const locked = native.disabled === true || native.readOnly === true
  const field = (
    <input
      {...picker.inputProps({ ...native, placeholder: native.placeholder ?? forms.searchPlaceholder })}
      aria-haspopup={popup}
      aria-controls={search.open ? menu.id : undefined}
      className={chips ? besideChips : bare}
      title={search.typed === null && text !== '' ? text : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  )
  return (
    <Radix.Root open={search.open} onOpenChange={(open) => !open && picker.close()}>
      <Radix.Anchor asChild>
        <ControlShell ref={shell}>
          {chips ? (
            <span className={chipsBox}>
              {chips}
              {field}
            </span>
          ) : (
            field
          )}
          {onClear && !locked && (
            <ControlButton
              icon={X}
              label={forms.chooseNothing}
              onClick={() => {
                onClear()
                shell.current?.querySelector('input')?.focus()
              }}
            />
          )}
          {native.readOnly !== true && (
            <button
              {...picker.toggleProps()}
              type="button"
              className={inner}
              aria-label={search.open ? forms.closeList : forms.openList}
            >
              <Icon of={ChevronDown} />
            </button>
          )}
          {name && values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
        </ControlShell>
      </Radix.Anchor>
      <ListSurface ref={menuRef} control={shell}>
        <div
          {...menu}
          role={popup}
          aria-label={forms.choices}
          {...(several && { 'aria-multiselectable': true })}
          className={rows}
        >
          {children}
        </div>
        {status}
      </ListSurface>
    </Radix.Root>
  )
}
