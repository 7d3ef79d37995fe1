import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { type Account, signIn } from '../sign-in.ts'
import type { Subject } from './declared-screens.ts'

/** How a screen is looked at. */
export interface View {
  width: number
  theme: 'light' | 'dark'
}

export const views: readonly View[] = [1440, 390].flatMap((width) => [
  { width, theme: 'light' as const },
  { width, theme: 'dark' as const },
])

const HEIGHT = { 1440: 900, 390: 844 } as Record<number, number>

/** The name of a picture in the folder. */
export const pictureName = ({ name }: Subject, { width, theme }: View) => `${name}.${width}.${theme}.png`

/** Who signs in, and where. */
export interface Visitor extends Account {
  origin: string
}

/** Signs in in a window of its own and photographs each screen; `told` hears of each picture. */
export async function photograph(
  browser: Browser,
  view: View,
  {
    subjects,
    visitor,
    out,
    told,
  }: { subjects: readonly Subject[]; visitor: Visitor; out: string; told: () => void },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: HEIGHT[view.width] ?? 900 },
    baseURL: visitor.origin,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'theme', value: view.theme, url: visitor.origin }])
  const page = await context.newPage()
  await signIn(page, visitor)
  for (const subject of subjects) {
    await page.goto(subject.address)
    await settled(page)
    await page.screenshot({ path: join(out, pictureName(subject, view)), fullPage: true })
    told()
  }
  await context.close()
}

/** A heading, no request under way, nothing that says it is still loading. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
}
