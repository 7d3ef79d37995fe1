import type { ReactNode } from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'

/** What has no words beside it cannot be told from its neighbours, by readers least of all. */
export function warnWithoutLabel(label: ReactNode): void {
  devWarn(
    !label,
    'A field needs a label; a control without one takes aria-label: TextBox, SelectBox, DateBox, CheckboxMark.',
  )
}
