import { expect, type Locator, type Page } from '@playwright/test'

/** A level that a test makes. */
export interface NewLevel {
  code: string
  name: string
}

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Danh sách trình độ' })
export const rowOf = (page: Page, name: string): Locator =>
  table(page).getByRole('row').filter({ hasText: name })

/** A code and a name of this test's own: tests share one company. */
export function fresh(what: string): NewLevel {
  const code = `T${Math.random().toString(36).slice(2, 10).toUpperCase()}`
  return { code, name: `${what} ${code}` }
}

/** Fills the form in and saves it. */
export async function create(page: Page, { code, name }: NewLevel): Promise<void> {
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm trình độ' })
  await form.getByLabel('Mã trình độ').fill(code)
  await form.getByLabel('Tên trình độ').fill(name)
  await form.getByLabel('Nhóm trình độ').click()
  await page.getByRole('option', { name: 'Chuyên môn' }).click()
  await form.getByLabel('Thứ bậc').fill('55')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()
}

export async function find(page: Page, words: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Tìm trình độ' })
  await search.fill(words)
  await search.press('Enter')
}

export { rowAction } from './row-action.ts'
