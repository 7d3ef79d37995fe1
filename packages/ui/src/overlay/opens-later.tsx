import {
  cloneElement,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useState,
} from 'react'
import { whenIdle } from './when-idle.ts'

/** What a button must let through: it is drawn plainly first, later as the trigger of what it opens. */
export interface OpenerProps {
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  onClick?: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
  onPointerEnter?: () => void
  onFocus?: () => void
}

/** What opens gets the button, and begins open. */
export interface OpenedProps {
  button: ReactElement<OpenerProps>
  /** A key opened it, so a menu begins at its first item. */
  byKeyboard: boolean
}

export interface OpensLaterProps<Props> {
  /** One button that takes props and a ref; its words name what opens. */
  button: ReactElement<OpenerProps>
  /** What opens; a menu opens by the down arrow as well. */
  popup: 'menu' | 'dialog'
  /** Imports what opens: `OpenedMenu` or a popover around the `button` it is given. */
  load: () => Promise<ComponentType<Props & OpenedProps>>
  /** For what opens. */
  props: Props
  /** Loads once the page has come to rest, without waiting for a look at the button. Default: only when looked at. */
  early?: boolean
}

interface Opened<Props> {
  Part: ComponentType<Props & OpenedProps>
  byKeyboard: boolean
}

/**
 * A button whose menu or panel is loaded when it is first looked at, and made when it is first pressed: a screen has
 * hundreds of them, of which a reader opens a few. A load that fails leaves the button as it was, to be pressed again.
 */
export function OpensLater<Props extends object>({
  button,
  popup,
  load,
  props,
  early = false,
}: OpensLaterProps<Props>) {
  const [opened, setOpened] = useState<Opened<Props> | null>(null)
  useEffect(() => (early ? whenIdle(() => preload(load)) : undefined), [early, load])
  if (opened) return <opened.Part {...props} button={button} byKeyboard={opened.byKeyboard} />
  const open = (byKeyboard: boolean) =>
    void load().then(
      (Part) => setOpened({ Part, byKeyboard }),
      () => undefined,
    )
  return cloneElement(button, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    // A press of Enter or space comes as a click that no pointer made.
    onClick: (event) => open(event.detail === 0),
    onPointerEnter: () => preload(load),
    onFocus: () => preload(load),
    onKeyDown: (event) => {
      if (popup !== 'menu' || event.key !== 'ArrowDown' || event.currentTarget.ariaDisabled === 'true') return
      event.preventDefault()
      open(true)
    },
  })
}

/** A load that fails is told of when the button is pressed: by staying closed. */
function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
