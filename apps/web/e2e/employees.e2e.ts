import { expect, type Page, test } from '@playwright/test'
import { openAlone, openAs, people } from './parts/people.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Danh sách nhân viên' }).getByRole('row')

/** What may be somebody's number stands in the entry of the history and in no address; a code may look like one. */
const keptWords = (page: Page) => page.evaluate(() => location.search + JSON.stringify(history.state))

test('a name is found without accents and in any order, a person also by code', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien')
  const search = page.getByRole('searchbox', { name: 'Tìm nhân viên' })
  await search.fill('dao nguyen')
  await search.press('Enter')
  const found = rows(page).filter({ hasText: 'Nguyễn Thị Đào' })
  await expect(found).toHaveCount(1)
  await expect(page).toHaveURL(/q=dao\+nguyen/)
  const code =
    (await found
      .getByRole('cell', { name: /^[A-Z0-9]{4,12}$/ })
      .first()
      .textContent()) ?? ''
  expect(code).toMatch(/^[A-Z0-9]{4,12}$/)

  await search.fill(code.toLowerCase())
  await search.press('Enter')
  // The same row was found before, so it says nothing of whether this search is in the history yet.
  await expect.poll(() => keptWords(page)).toContain(code.toLowerCase())
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText('Nguyễn Thị Đào')

  await page.goBack()
  await expect(search).toHaveValue('dao nguyen')
  await page.getByRole('button', { name: 'Bỏ lọc' }).click()
  await expect(rows(page)).toHaveCount(31)
})

test('pages turn, survive a refresh, and go back by the Back key', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien')
  await expect(rows(page)).toHaveCount(31)
  const first = await rows(page).nth(1).textContent()
  await page.getByRole('button', { name: 'Trang 2', exact: true }).click()
  await expect(page).toHaveURL(/p=2/)
  await expect(rows(page).nth(1)).not.toHaveText(first ?? '')
  const second = await rows(page).nth(1).textContent()
  await page.reload()
  await expect(rows(page).nth(1)).toHaveText(second ?? '')
  await page.goBack()
  await expect(rows(page).nth(1)).toHaveText(first ?? '')
  await page.goto('/nhan-vien?p=999')
  await expect(page).not.toHaveURL(/p=999/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a unit is filtered with everything below it, and the chip takes the filter away', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien')
  await page.getByRole('button', { name: 'Lọc theo Đơn vị' }).click()
  const popover = page.getByRole('dialog', { name: /Đơn vị/ })
  await popover.getByRole('checkbox', { name: 'Ban Tổ chức Nhân sự' }).click()
  await popover.getByRole('button', { name: 'Lọc', exact: true }).click()
  await expect(page).toHaveURL(/f\.department_id=in:\d+/)
  // The chip takes its full width once the name of the unit is there.
  await expect(page.getByText('Ban Tổ chức Nhân sự và trực thuộc').first()).toBeVisible()
  // The unit itself and a team below it.
  await expect(rows(page).filter({ hasText: 'Nhóm Tuyển dụng' }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Bỏ lọc theo Đơn vị/ }).click()
  await expect(page).not.toHaveURL(/department_id/)
})

test('dates, states and positions narrow the list, each in its column', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien?f.join_date=between:2018-01-01~2018-12-31')
  await expect(rows(page).nth(1)).toBeVisible()
  for (const row of (await rows(page).all()).slice(1)) await expect(row).toContainText(/-2018/)

  await page.goto('/nhan-vien')
  await page.getByRole('button', { name: 'Lọc theo Trạng thái' }).click()
  const state = page.getByRole('dialog', { name: /Trạng thái/ })
  await state.getByText('Đã hết hạn').click()
  await state.getByRole('button', { name: 'Lọc', exact: true }).click()
  await expect(page).toHaveURL(/f\.active=equal:false/)
  await expect(rows(page).nth(1)).toContainText('Đã hết hạn')
  await expect(rows(page).filter({ hasText: 'Đang làm việc' })).toHaveCount(0)
})

test('another company means another token and other people, in every tab', async ({ page, context }) => {
  await openAlone(page, people.hrOfficer, '/nhan-vien?f.active=equal:true')
  const second = await context.newPage()
  await second.goto('/nhan-vien')
  await expect(rows(second).nth(1)).toBeVisible()
  // All rows, because one person may be the first of two companies.
  const codes = async (tab: Page) => (await rows(tab).allTextContents()).join('\n')
  const before = await codes(second)
  const tokenOf = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('nhansu.session'))
  const oldToken = await tokenOf(page)

  await page.getByRole('button', { name: /^Công ty:/ }).click()
  await page.getByRole('menuitemradio', { checked: false }).first().click()
  await expect(page).toHaveURL(/\/nhan-vien$/)
  // A table that has only its headings yet shows nobody.
  const others = async () => (await codes(page)) !== before && (await rows(page).count()) > 1
  await expect.poll(others).toBe(true)
  await expect.poll(async () => (await codes(second)) === (await codes(page))).toBe(true)
  expect(await tokenOf(page)).not.toBe(oldToken)
  await page.reload()
  await expect.poll(others).toBe(true)
})

test('the quality of files leads from a figure to its people, and asks them after a look', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/nhan-vien/chat-luong-du-lieu')
  await page.getByRole('button', { name: 'Kiểm tra lại' }).click()
  const work = page.getByRole('dialog', { name: 'Kiểm tra dữ liệu hồ sơ' })
  await expect(work.getByText('Hoàn thành')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Đề nghị bổ sung' }).click()
  const question = page.getByRole('dialog', { name: 'Đề nghị bổ sung hồ sơ: mọi đơn vị' })
  await expect(question.getByText('Qua thư và thông báo')).toBeVisible()
  await question.getByRole('button', { name: 'Đóng', exact: true }).last().click()
  const missing = page.getByRole('link', { name: 'Chưa có trình độ học vấn' })
  await missing.click()
  await expect(page).toHaveURL(/f\.findings=in:no_education/)
  await expect(rows(page).nth(1)).toBeVisible()
})
