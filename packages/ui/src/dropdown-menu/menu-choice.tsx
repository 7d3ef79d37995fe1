import { Check, Dot } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { icon as iconClass, item } from './dropdown-menu.css.ts'
import { MenuWords, type MenuWordsProps } from './parts/menu-words.tsx'

export interface MenuCheckboxItemProps extends Omit<MenuWordsProps, 'icon'> {
  /** On or off; the caller keeps it. */
  checked: boolean
  /** Told of the new state. */
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  /** Keeps the menu open after the choice, for several choices in a row. */
  keepOpen?: boolean
}

/** An item that is on or off: 'Hiện cột Ngày vào'. */
export function MenuCheckboxItem({
  checked,
  onCheckedChange,
  disabled = false,
  keepOpen = false,
  ...inside
}: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      onSelect={keepOpen ? (event) => event.preventDefault() : undefined}
      className={item}
    >
      <span className={iconClass}>
        <Radix.ItemIndicator>
          <Icon of={Check} />
        </Radix.ItemIndicator>
      </span>
      <MenuWords {...inside} />
    </Radix.CheckboxItem>
  )
}

export interface MenuRadioGroupProps {
  /** The chosen item's value; the caller keeps it. */
  value: string
  /** Told of the new choice. */
  onValueChange: (value: string) => void
  /** What is chosen here, for a screen reader: 'Mật độ'. */
  label: string
  children: ReactNode
}

/** Items of which exactly one is chosen. */
export function MenuRadioGroup({ label, ...rest }: MenuRadioGroupProps) {
  return <Radix.RadioGroup {...rest} aria-label={label} />
}

export interface MenuRadioItemProps extends Omit<MenuWordsProps, 'icon'> {
  /** What the group's `value` is when this one is chosen. */
  value: string
  disabled?: boolean
}

/** One choice of a `MenuRadioGroup`. */
export function MenuRadioItem({ value, disabled = false, ...inside }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem value={value} disabled={disabled} className={item}>
      <span className={iconClass}>
        <Radix.ItemIndicator>
          <Icon of={Dot} />
        </Radix.ItemIndicator>
      </span>
      <MenuWords {...inside} />
    </Radix.RadioItem>
  )
}
