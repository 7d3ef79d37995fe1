import { ChevronsUpDown, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu/dropdown-menu.tsx'
import { MenuRadioGroup, MenuRadioItem } from '#ui/dropdown-menu/menu-choice.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { chevrons, selectorWords } from './top-bar.css.ts'

/** One choice of a `TopBarSelector`. */
export interface SelectorOption {
  value: string
  label: string
  /** A second line. */
  hint?: string
}

export interface TopBarSelectorProps {
  /** What is chosen here, for a screen reader: 'Công ty'. */
  label: string
  /** Stands before the words, and alone on a phone. */
  icon: LucideIcon
  /** The chosen option's value. */
  value: string
  /** All options, in the order to show. */
  options: readonly SelectorOption[]
  /** Told of a new choice. */
  onValueChange: (value: string) => void
  /** The change is under way: the button shows it and does not open. */
  loading?: boolean
}

/** Chooses what the whole screen speaks about: the current company, which of two reports. */
export function TopBarSelector({
  label,
  icon,
  value,
  options,
  onValueChange,
  loading = false,
}: TopBarSelectorProps) {
  const { navigation } = useLabels()
  const [open, setOpen] = useState(false)
  const shown = options.find((option) => option.value === value)?.label ?? label
  const choose = (next: string) => next !== value && onValueChange(next)
  return (
    <DropdownMenu open={open && !loading} onOpenChange={setOpen}>
      <DropdownMenuTrigger>
        <Button icon={icon} loading={loading} aria-label={navigation.chosen(label, shown)} title={shown}>
          <span className={selectorWords}>{shown}</span>
          <span className={chevrons}>
            <Icon of={ChevronsUpDown} size="small" />
          </span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
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
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
