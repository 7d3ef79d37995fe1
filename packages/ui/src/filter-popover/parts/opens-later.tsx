import { cloneElement, type ComponentType, type KeyboardEvent, type ReactElement, useState } from 'react'

/** What a button must let through: it is drawn plainly first, later as the trigger of what it opens. */
export interface OpenerProps {
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  onClick?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  onPointerEnter?: () => void
  onFocus?: () => void
}

/** What opens gets the button, and begins open. */
export interface OpenedProps {
  button: ReactElement<OpenerProps>
}

export interface OpensLaterProps<Props> extends OpenedProps {
  popup: 'menu' | 'dialog'
  /** Imports what opens. */
  load: () => Promise<ComponentType<Props & OpenedProps>>
  /** For what opens. */
  props: Props
}

/**
 * A button whose menu or panel is loaded when it is first looked at, and made when it is first pressed: a table has
 * hundreds of them, of which a reader opens a few. A load that fails leaves the button as it was, to be pressed again.
 */
export function OpensLater<Props extends object>({ button, popup, load, props }: OpensLaterProps<Props>) {
  const [opened, setOpened] = useState<{ Part: ComponentType<Props & OpenedProps> } | null>(null)
  if (opened) return <opened.Part {...props} button={button} />
  const open = () =>
    void load().then(
      (Part) => setOpened({ Part }),
      () => undefined,
    )
  const preload = () => void load().catch(() => undefined)
  return cloneElement(button, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onClick: open,
    onPointerEnter: preload,
    onFocus: preload,
    onKeyDown: (event) => {
      if (popup !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      open()
    },
  })
}
