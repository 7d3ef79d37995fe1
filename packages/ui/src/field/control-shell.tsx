import type { MouseEvent, ReactNode, Ref } from 'react'
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
    // All of the box looks like the input, so a press on a unit, a chip or the edge is a press on the input. The
    // keyboard reaches the input itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={ref} className={shell} onMouseDown={focusInput} onClick={pressInput}>
      {children}
    </div>
  )
}

function focusInput(event: MouseEvent<HTMLElement>): void {
  const input = inputBeside(event)
  if (!input) return
  // Else the press would take focus away again.
  event.preventDefault()
  input.focus()
}

function pressInput(event: MouseEvent<HTMLElement>): void {
  inputBeside(event)?.click()
}

/** The input, when the press was beside it and not on a button. */
function inputBeside({ currentTarget, target }: MouseEvent<HTMLElement>): HTMLInputElement | null {
  if (target instanceof Element && target.closest('input, button')) return null
  return currentTarget.querySelector<HTMLInputElement>('input:not([type="hidden"])')
}
