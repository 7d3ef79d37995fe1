import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

const screen = '/tuyen-dung/bao-cao'

test('a figure of a campaign opens as many candidates as it says, and the address keeps everything', async ({
  page,
}) => {
  const from = `${new Date().getFullYear() - 1}-01-01`
  await openAs(page, people.hrHead, `${screen}?tu-ngay=${from}`)
  // A campaign of the demo that is done: nobody applies in it any more.
  const row = page.getByRole('row', { name: /^TD-\d{4}-104 / })
  const figure = row.getByRole('link', { name: /TD-\d{4}-104, Hồ sơ nhận: xem danh sách$/ })
  const said = Number.parseInt((await figure.textContent()) ?? '', 10)
  expect(said).toBeGreaterThan(0)
  await figure.click()
  const list = page.getByRole('dialog', { name: /^TD-\d{4}-104: Hồ sơ nhận$/ })
  await expect(list.getByText(`${said} hồ sơ`)).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: 'nộp ngày' })).toHaveCount(said)
  // Who was not taken is gone, and is counted still.
  await expect(list.getByText('Đã xóa dữ liệu cá nhân').first()).toBeVisible()

  await page.reload()
  await expect(list.getByText(`${said} hồ sơ`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(page).toHaveURL(`${screen}?tu-ngay=${from}`)

  await figure.press('Enter')
  await expect(list).toBeVisible()
  await list.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ung-vien\/\d+\/cap-nhat/)
  await page.goBack()
  await expect(list).toBeVisible()
})

test('the funnel opens all, a file is made, and days without a campaign say so', async ({ page }) => {
  await openAs(page, people.hrHead, screen)
  const funnel = page.getByRole('region', { name: 'Phễu tuyển dụng' })
  await expect(funnel.getByRole('listitem')).toHaveText([
    /^Hồ sơ nhận/,
    /^Đạt sơ loại/,
    /^Dự phỏng vấn/,
    /^Đạt/,
    /^Nhận việc/,
  ])
  await funnel.getByRole('link', { name: /, Nhận việc: xem danh sách$/ }).click()
  const list = page.getByRole('dialog', { name: 'Nhận việc' })
  await expect(list.getByText('Đã nhận việc').first()).toBeVisible()
  await list.getByRole('button', { name: 'Đóng' }).last().click()
  await expect(page.getByRole('table', { name: 'Theo nguồn ứng viên' })).toBeVisible()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  expect((await file).suggestedFilename()).toMatch(/^BaoCao_TuyenDung_\d{8}\.xlsx$/)

  await page.getByRole('textbox', { name: 'Đợt mở từ ngày' }).fill('01-01-1999')
  await expect(page).toHaveURL(/tu-ngay=1999-01-01/)
  // The next change starts from what is drawn, which follows the address.
  await expect(page.getByText(/Xem nhiều nhất 3 năm một lần/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Đến ngày' }).fill('31-12-1999')
  await expect(page.getByText('Không có đợt tuyển dụng nào mở trong thời gian này')).toBeVisible()
  await expect(page).toHaveURL(/tu-ngay=1999-01-01&den-ngay=1999-12-31/)
})
