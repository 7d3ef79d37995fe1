import type { Decorator } from '@storybook/react-vite'
import { joinClasses } from '../src/dev/join-classes.ts'
import {
  type Density,
  parseDensity,
  parseTheme,
  type Theme,
  themeAttributes,
} from '../src/theme/theme-attributes.ts'
import { frame, onDocsPage, widths } from './page-frame.css.ts'

type Width = keyof typeof widths
type Globals = Readonly<Record<string, unknown>>

/** Theme and density that the toolbar or the story itself chooses. */
export function chosenTheme(globals: Globals): [Theme, Density] {
  return [parseTheme(String(globals['theme'])), parseDensity(String(globals['density']))]
}

/**
 * Draws a story as wide as chosen. In Storybook the window itself narrows, so that the rules for small windows hold as on
 * a phone; a story opened on its own, and one narrow story on a page of documentation, stand in a narrow box.
 */
export const inChosenWidth: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const isDocs = viewMode === 'docs'
  const ofStory = isDocs ? widthOf(storyGlobals, true) : 'full'
  const around = ofStory === 'full' ? storybookFrame() : null
  if (around?.id.startsWith('iframe--') && viewportOf(globals) === 'desktop') showWhole(around)
  else if (around) narrow(around, widthOf(globals, !isDocs))
  const boxed = around ? 'full' : isDocs ? ofStory : widthOf(globals, false)
  if (boxed === 'full' && !isDocs) return <Story />
  // Many stories stand on one documentation page, each in its own theme and density.
  const own = isDocs && themeAttributes(...chosenTheme(globals))
  return (
    <div {...own} className={joinClasses(frame, widths[boxed], own && onDocsPage)}>
      <Story />
    </div>
  )
}

/** @param viewportToo counts Storybook's own `viewport`, which it applies itself in tests but not in documentation */
function widthOf(globals: Globals, viewportToo: boolean): Width {
  const { width } = globals
  if (typeof width === 'string' && width in widths && width !== 'full') return width as Width // checked right here
  return viewportToo && viewportOf(globals).startsWith('mobile') ? 'phone' : 'full'
}

/** The name of Storybook's own viewport, empty for none. */
function viewportOf({ viewport }: Globals): string {
  return typeof viewport === 'object' && viewport !== null && 'value' in viewport
    ? String(viewport.value)
    : ''
}

const pixels = { full: '', tablet: '768px', phone: '390px' } satisfies Record<Width, string>

function narrow({ style }: HTMLElement, width: Width): void {
  style.maxWidth = pixels[width]
  style.marginInline = width === 'full' ? '' : 'auto'
}

/** A story that needs a wide window is drawn smaller where a page of documentation has no room for it. */
function showWhole({ style, parentElement }: HTMLElement): void {
  style.width = `${DESKTOP}px`
  style.maxWidth = 'none'
  style.transformOrigin = '0 0'
  style.transform = `scale(${(parentElement?.clientWidth ?? DESKTOP) / DESKTOP})`
}

/** Pixels of Storybook's viewport `desktop`. */
const DESKTOP = 1280

/** The frame in which Storybook shows the canvas, a page of documentation, or one story on such a page. */
function storybookFrame(): HTMLElement | null {
  const around = window.frameElement as HTMLElement | null // an iframe; `instanceof` fails across windows
  return around && /^(storybook-preview-iframe$|iframe--)/.test(around.id) ? around : null
}
