import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Looks for accessibility faults on a page; not in the line of progress over the window, which belongs to no landmark. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude('[role="progressbar"][data-state="running"]')
}
