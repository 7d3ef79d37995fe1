import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'

export interface ToolButtonProps extends Omit<
  ButtonProps,
  'children' | 'tone' | 'size' | 'wide' | 'asChild'
> {
  icon: LucideIcon
  label: string
  /** True where there is room for the icon only; the words stay for screen readers and as a hint. */
  narrow: boolean
}

/** A tool of the bars over a table. */
export function ToolButton({ narrow, label, ...rest }: ToolButtonProps) {
  if (narrow) return <IconButton {...rest} label={label} title={label} />
  return (
    <Button tone="quiet" {...rest}>
      {label}
    </Button>
  )
}
