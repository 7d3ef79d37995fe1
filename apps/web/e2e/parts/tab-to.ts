import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on by Tab until a control has the focus; stays where it has it already. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}
