import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Looks for accessibility faults on a page; not in the line of progress over the window, which belongs to no landmark.
 * Every rule is checked; only what passed is not described, which is half of axe's time. No page has a frame of another
 * origin, so the findings are put together in the page itself and not in a second one that would be opened each time.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .exclude('[role="progressbar"][data-state="running"]')
}
