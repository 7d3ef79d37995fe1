import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('the list goes to another day and back, and its bulk work waits for today', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien')
  const heading = page.getByText(/nhân viên, cập nhật lúc/)
  const today = await heading.textContent()
  await page.getByRole('button', { name: 'Tính đến ngày' }).click()
  await page.getByLabel('Tính đến ngày').fill('01/06/2015')
  await expect(page).toHaveURL(/as_of=2015-06-01/)
  await expect(page.getByText('Đang xem danh sách tính đến ngày 01-06-2015.')).toBeVisible()
  await expect(heading).not.toHaveText(today ?? '')
  await page.getByRole('button', { name: 'Về hôm nay' }).click()
  await expect(page).not.toHaveURL(/as_of/)
  await expect(page.getByText(/^Đang xem danh sách/)).toHaveCount(0)
})

test('pay stands behind dots, and a new level waits for its day and is taken back', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien/12/chi-tiet?tab=pay')
  const levels = page.getByRole('region', { name: 'Mức lương' })
  await expect(levels.getByText('••••').first()).toBeVisible()
  await levels.getByRole('button', { name: 'Hiện' }).first().click()
  await expect(levels.getByText(/^\d{1,3}(,\d{3})+/).first()).toBeVisible()

  await levels.getByRole('button', { name: 'Điều chỉnh lương' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ngày hiệu lực').fill('01/01/2028')
  await dialog.getByLabel('Lương cơ bản').fill('1000000')
  await dialog.getByRole('button', { name: 'Xem trước' }).click()
  await expect(dialog.getByText(/thấp hơn mức lương tối thiểu/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ghi mức lương' }).click()
  await expect(levels.getByText('Chờ hiệu lực')).toBeVisible()

  await levels.getByRole('button', { name: 'Rút', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Lý do rút').fill('Quyết định đã hủy')
  await page.getByRole('button', { name: 'Rút mức lương' }).click()
  await expect(levels.getByText('Chờ hiệu lực')).toHaveCount(0)
})
