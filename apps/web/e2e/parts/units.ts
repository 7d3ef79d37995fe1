import { expect, type Locator, type Page } from '@playwright/test'
import { fresh, rowAction } from './users.ts'

/** The topmost unit of the company that the demo's head of HR opens first. */
export const root = 'Công ty Cổ phần Tập đoàn Sông Mẫu'
export const tree = (page: Page) => page.getByRole('tree', { name: 'Cây đơn vị' })
export const node = (page: Page, name: string) =>
  tree(page).getByRole('treeitem', { name: new RegExp(`^${name} `) })
export const search = (page: Page) => page.getByRole('textbox', { name: 'Tìm trong cây' })

/** Makes a unit under another one; its level follows from that one's. */
export async function addUnit(page: Page, name: string, above = root): Promise<void> {
  await rowAction(page, above, 'Thêm đơn vị trực thuộc')
  const form = page.getByRole('dialog', { name: 'Thêm đơn vị' })
  await form
    .getByRole('textbox', { name: 'Mã đơn vị', exact: true })
    .fill(`E${Math.random().toString(36).slice(2, 10)}`.toUpperCase())
  await form.getByLabel('Tên đơn vị').fill(name)
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()
  await expect(node(page, name)).toBeVisible()
}

/** Makes a unit for one test alone: tests share a company, and what stands beside a unit is its order. */
export async function ownGround(page: Page): Promise<string> {
  const name = fresh('Khối')
  await addUnit(page, name)
  return name
}

/** Drags with the mouse, and lets go once the target shows that it takes what comes. A row drawn anew under the pointer begins no drag: then once more. */
export async function dragOnto(page: Page, dragged: Locator, target: Locator): Promise<void> {
  await expect(async () => {
    await dragged.hover({ position: { x: 150, y: 18 }, timeout: 10_000 })
    await page.mouse.down()
    try {
      for (const x of [150, 151, 152]) await target.hover({ position: { x, y: 18 }, timeout: 10_000 })
      await expect(target).toHaveAttribute('data-drop', 'inside', { timeout: 5_000 })
    } finally {
      await page.mouse.up()
    }
  }).toPass({ timeout: 60_000 })
}

/** These names, in the order in which their units stand now. */
export async function order(page: Page, names: readonly string[]): Promise<string[]> {
  const shown = await tree(page).getByRole('treeitem').allTextContents()
  return shown.flatMap((text) => names.filter((name) => text.startsWith(name)))
}
