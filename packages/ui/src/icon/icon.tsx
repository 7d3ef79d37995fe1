import type { LucideIcon } from 'lucide-react'
import { sizes } from './icon.css.ts'

export interface IconProps {
  /** A named import of lucide-react, e.g. `Search`. */
  of: LucideIcon
  /** 14, 16, 20 or 32 px. */
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** Words for a picture that says something on its own; without it the icon is decoration and hidden from readers. */
  label?: string
}

/** A line icon in the colour of the text around it. */
export function Icon({ of: Drawing, size = 'medium', label }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawing className={sizes[size]} strokeWidth={1.75} focusable={false} {...naming} />
}
