import { Check } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { listRow, rowDescription, rowWords } from '#ui/field/list-row.css.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { softItem } from '../select.css.ts'

interface SelectItemProps {
  value: string
  label: string
  description?: string
  disabled?: boolean
  soft?: boolean
}

export function SelectItem({ value, label, description, disabled = false, soft = false }: SelectItemProps) {
  return (
    <Radix.Item value={value} disabled={disabled} className={soft ? softItem : listRow}>
      <span className={rowWords}>
        <Radix.ItemText>{label}</Radix.ItemText>
        {description && <span className={rowDescription}>{description}</span>}
      </span>
      <Radix.ItemIndicator asChild>
        <Icon of={Check} />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}
