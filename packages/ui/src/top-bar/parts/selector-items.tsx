import { MenuRadioGroup, MenuRadioItem } from '#ui/dropdown-menu/menu-choice.tsx'
import { OpenedMenu } from '#ui/dropdown-menu/opened-menu.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import type { TopBarSelectorProps } from '../top-bar-selector.tsx'

/** The choices of a selector, open. */
export function SelectorItems({
  label,
  value,
  options,
  onValueChange,
  loading = false,
  button,
  byKeyboard,
}: TopBarSelectorProps & OpenedProps) {
  const choose = (next: string) => next !== value && onValueChange(next)
  return (
    <OpenedMenu button={button} byKeyboard={byKeyboard} blocked={loading}>
      <MenuRadioGroup label={label} value={value} onValueChange={choose}>
        {options.map((option) => (
          <MenuRadioItem
            key={option.value}
            value={option.value}
            {...(option.hint !== undefined && { hint: option.hint })}
          >
            {option.label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </OpenedMenu>
  )
}
