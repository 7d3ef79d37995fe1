import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Looks for accessibility faults on a page. Every rule is checked; only what passed is not described, which is half of axe's time. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
}
