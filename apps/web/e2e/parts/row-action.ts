import { expect, type Page } from '@playwright/test'

/** Chooses an action of a row's menu. A list that loads anew while the menu is open closes it, so then it is opened again. */
export async function rowAction(page: Page, name: string, action: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: action })
  await expect(async () => {
    if (!(await item.isVisible()))
      await page.getByRole('button', { name: `Thao tác với ${name}` }).click({ timeout: 20_000 })
    await item.click({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}
