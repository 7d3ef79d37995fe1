import { expect, type Page, test } from '@playwright/test'
import { deep } from './parts/deep.ts'
import { openAlone, openAs, passwordOf, people } from './parts/people.ts'

/** Opens a second tab of the same browser with a form that holds unsaved work. */
async function tabWithDraft(page: Page, code: string) {
  const tab = await page.context().newPage()
  await tab.goto('/trinh-do')
  await tab.getByRole('button', { name: 'Thêm mới' }).click()
  const form = tab.getByRole('dialog', { name: 'Thêm trình độ' })
  await form.getByLabel('Mã trình độ').fill(code)
  await form.getByLabel('Tên trình độ').fill(`Bản nháp ${code}`)
  await form.getByLabel('Nhóm trình độ').click()
  await tab.getByRole('option', { name: 'Học vấn' }).click()
  await form.getByLabel('Thứ bậc').fill('7')
  return { tab, form }
}

const code = () => `D${Math.random().toString(36).slice(2, 10).toUpperCase()}`

async function switchTo(page: Page, company: string) {
  await page.getByRole('button', { name: /^Công ty:/ }).click()
  await page.getByRole('menuitemradio', { name: company }).click()
  await expect(page.getByRole('button', { name: `Công ty: ${company}` })).toBeVisible()
}

const companyOf = async (page: Page) =>
  ((await page.getByRole('button', { name: /^Công ty:/ }).textContent()) ?? '').trim()

test('a draft of one company is never saved in another one that a second tab has chosen', async ({
  page,
}) => {
  await openAlone(page, people.hrOfficer, '/trinh-do')
  const old = await companyOf(page)
  const draft = code()
  const { tab, form } = await tabWithDraft(page, draft)
  await page.getByRole('button', { name: /^Công ty:/ }).click()
  await page.getByRole('menuitemradio', { checked: false }).last().click()
  await expect(page.getByRole('button', { name: `Công ty: ${old}` })).toHaveCount(0)
  const other = await companyOf(page)

  const question = tab.getByRole('alertdialog', { name: 'Công ty đã được đổi ở thẻ khác' })
  await expect(question).toContainText(old)
  await question.getByRole('button', { name: `Về lại ${old}` }).click()
  await expect(question).toBeHidden()
  await expect(form.getByLabel('Tên trình độ')).toHaveValue(`Bản nháp ${draft}`)
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()

  const rows = (inTab: Page) => inTab.getByRole('table', { name: 'Danh sách trình độ' }).getByRole('row')
  await tab.goto(`/trinh-do?q=${draft}`)
  await expect(rows(tab).filter({ hasText: draft })).toHaveCount(1)
  await switchTo(tab, other)
  await tab.goto(`/trinh-do?q=${draft}`)
  await expect(tab.getByText('Không có dữ liệu để hiển thị')).toBeVisible()
})

test('giving the draft up follows the other tab', async ({ page }) => {
  await openAlone(page, people.hrOfficer, '/trinh-do')
  const old = await companyOf(page)
  const { tab, form } = await tabWithDraft(page, code())
  await page.getByRole('button', { name: /^Công ty:/ }).click()
  await page.getByRole('menuitemradio', { checked: false }).first().click()
  await expect(page.getByRole('button', { name: `Công ty: ${old}` })).toHaveCount(0)
  const other = await companyOf(page)
  await tab.getByRole('button', { name: 'Bỏ nội dung chưa lưu' }).click()
  await expect(form).toBeHidden()
  await expect(tab.getByRole('button', { name: `Công ty: ${other}` })).toBeVisible()
})

test('a sign-out in one tab covers the other at once and keeps its draft for the same person', async ({
  page,
}) => {
  await openAlone(page, people.hrHead, '/trinh-do')
  const { tab, form } = await tabWithDraft(page, code())
  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  const cover = tab.getByRole('alertdialog', { name: 'Bạn đã đăng xuất ở thẻ khác' })
  await expect(cover).toBeVisible()
  await expect(tab.getByText('Đại học', { exact: true })).toBeHidden()
  await cover.getByLabel('Mật khẩu', { exact: true }).fill(passwordOf(people.hrHead))
  await cover.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(form.getByLabel('Thứ bậc')).toHaveValue('7')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()
})

test(
  'a sign-out without a network covers the other tab as well, and keeps its draft',
  deep,
  async ({ page }) => {
    await openAlone(page, people.hrHead, '/trinh-do')
    const { tab, form } = await tabWithDraft(page, code())
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^Tài khoản của/ }).click()
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
    const cover = tab.getByRole('alertdialog', { name: 'Bạn đã đăng xuất ở thẻ khác' })
    await expect(cover).toBeVisible()
    await page.context().setOffline(false)
    await cover.getByLabel('Mật khẩu', { exact: true }).fill(passwordOf(people.hrHead))
    await cover.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(form.getByLabel('Thứ bậc')).toHaveValue('7')
    await form.getByRole('button', { name: 'Lưu' }).click()
    await expect(form).toBeHidden()
  },
)

test('the Back key asks before unsaved work is lost', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien')
  await page.getByRole('button', { name: 'Danh mục' }).click()
  await page.getByRole('link', { name: 'Trình độ' }).click()
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const name = page.getByRole('dialog', { name: 'Thêm trình độ' }).getByLabel('Tên trình độ')
  await name.fill('Chưa lưu')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Bỏ các thay đổi chưa lưu?' })
  await question.getByRole('button', { name: 'Ở lại' }).click()
  await expect(name).toHaveValue('Chưa lưu')
  await page.goBack()
  await question.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Danh sách nhân viên' })).toBeVisible()
})
