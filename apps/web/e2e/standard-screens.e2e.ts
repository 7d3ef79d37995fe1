import { expect, type Locator, type Page, test } from '@playwright/test'
import { declaredScreens } from '../scripts/shots/declared-screens.ts'
import { deep } from './parts/deep.ts'
import { openAs, people } from './parts/people.ts'
import { rowAction } from './parts/users.ts'

/** What a field of the form takes: a code, a name that holds it, a number, or the first of its choices. */
async function fill(field: Locator, page: Page, code: string): Promise<void> {
  if ((await field.getAttribute('role')) === 'combobox') {
    await field.click()
    await page.getByRole('option').first().click()
    return
  }
  const label = await field.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent ?? '')
  const isNumber = /numeric|decimal/.test((await field.getAttribute('inputmode')) ?? '')
  await field.fill(isNumber ? '5' : label.startsWith('Mã') ? code : `Mục ${code}`)
}

/** Saves a new record of which only what is missing was filled in. */
async function saveNew(form: Locator, page: Page, code: string): Promise<void> {
  const missing = form.locator('[aria-invalid="true"]')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(missing.first()).toBeVisible()
  for (let left = await missing.count(); left > 0; left -= 1) {
    await fill(missing.first(), page, code)
    await expect(missing).toHaveCount(left - 1)
  }
  await form.getByRole('button', { name: 'Lưu' }).click()
}

async function rename(form: Locator, before: string, after: string): Promise<void> {
  await expect.poll(() => valueAt(form, before)).toBeGreaterThanOrEqual(0)
  await form
    .getByRole('textbox')
    .nth(await valueAt(form, before))
    .fill(after)
}

const valueAt = (form: Locator, value: string) =>
  form
    .getByRole('textbox')
    .evaluateAll(
      (fields: HTMLInputElement[], text) => fields.findIndex((field) => field.value === text),
      value,
    )

/**
 * Every screen of a standard set: they are declared alike and drawn by the same code, so the everyday run walks through
 * one of them (`levels.e2e.ts`) and opens the others.
 */
const catalogues = (await declaredScreens()).filter(({ isCatalogue }) => isCatalogue)
/**
 * The form of a question asks for other fields by its kind; `quiz-questions.e2e.ts` walks through it. Units, people,
 * contracts and decisions come by workbooks too, and are made in a tree or on pages of their own (`organisation.e2e.ts`,
 * `new-employee.e2e.ts`, `contracts.e2e.ts`, `decisions.e2e.ts`).
 */
const walkedElsewhere = ['/ky-thi/cau-hoi', '/don-vi', '/nhan-vien', '/hop-dong', '/tai-lieu/quyet-dinh']
for (const { address } of catalogues.filter((screen) => !walkedElsewhere.includes(screen.address)))
  test(
    `${address}: an item is made, found, renamed and deleted, and the delete is undone`,
    deep,
    async ({ page }) => {
      const code = `E${Math.random().toString(36).slice(2, 10).toUpperCase()}`
      const name = `Mục ${code}`
      await openAs(page, people.hrHead, address)
      const list = page.getByRole('table', { name: /^Danh sách / })
      const label = ((await list.getAttribute('aria-label')) ?? '').replace('Danh sách ', '')
      const rowOf = (words: string) => list.getByRole('row').filter({ hasText: words })

      await page.getByRole('button', { name: 'Thêm mới' }).click()
      await saveNew(page.getByRole('dialog', { name: `Thêm ${label}` }), page, code)
      await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()

      const search = page.getByRole('searchbox', { name: `Tìm ${label}` })
      await search.fill(code.toLowerCase())
      await search.press('Enter')
      await expect(rowOf(name)).toBeVisible()

      await rowAction(page, name, 'Sửa')
      const change = page.getByRole('dialog', { name: `Cập nhật ${label}` })
      await rename(change, name, `${name} mới`)
      await change.getByRole('button', { name: 'Lưu' }).click()
      await expect(rowOf(`${name} mới`)).toBeVisible()

      await rowAction(page, `${name} mới`, 'Xóa')
      await expect(page.getByText('Xóa thành công!', { exact: true })).toBeVisible()
      await expect(rowOf(name)).toHaveCount(0)
      await page.getByRole('button', { name: 'Hoàn tác' }).click()
      await expect(rowOf(`${name} mới`)).toBeVisible()
    },
  )
