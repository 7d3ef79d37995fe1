import type { ReactNode, Ref } from 'react'
import { shell } from './control.css.ts'

export interface ControlShellProps {
  /** One input of the class `bare`, and what stands beside it. */
  children: ReactNode
  /** The drawn box, for what is placed beside it. */
  ref?: Ref<HTMLDivElement>
}

/** The border of a control around more than an input. Its look follows the states of the input inside. */
export function ControlShell({ children, ref }: ControlShellProps) {
  return (
    <div ref={ref} className={shell}>
      {children}
    </div>
  )
}
