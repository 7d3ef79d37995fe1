import { type Locator, page } from 'vitest/browser'

/** The head of a column of a mounted table. */
export const head = (column: string) => page.getByRole('columnheader', { name: column, exact: true })

/** Whole pixels from side to side. */
export const width = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().width)

/** The place in which the table of people scrolls. */
export const area = page.getByRole('region', { name: 'Danh sách nhân viên' })

/** Pixels that the table scrolls sideways. */
export const hidden = () => area.element().scrollWidth - area.element().clientWidth

/** Chooses from the menu of a column. */
export async function choose(column: string, item: string): Promise<void> {
  await head(column).hover()
  // A sorted column says its place as well.
  await page.getByRole('button', { name: new RegExp(`^Tùy chọn cột ${column}`) }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
