import { Check } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { item, itemDescription, itemWords, softItem } from '../select.css.ts'

interface SelectItemProps {
  value: string
  label: string
  description?: string
  disabled?: boolean
  soft?: boolean
}

export function SelectItem({ value, label, description, disabled = false, soft = false }: SelectItemProps) {
  return (
    <Radix.Item value={value} disabled={disabled} className={joinClasses(item, soft && softItem)}>
      <span className={itemWords}>
        <Radix.ItemText>{label}</Radix.ItemText>
        {description && <span className={itemDescription}>{description}</span>}
      </span>
      <Radix.ItemIndicator asChild>
        <Icon of={Check} />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}
