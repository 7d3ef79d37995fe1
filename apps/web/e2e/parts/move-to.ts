import type { Page } from '@playwright/test'

/** Goes to an address of the app without loading the page again, as the Back key does. */
export function moveTo(page: Page, address: string): Promise<void> {
  return page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
}
