import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('a new application is opened, contacted, and tells its history; the pool has who agreed to stay', async ({
  page,
}) => {
  await openAs(page, people.administrator, '/tuyen-dung/dot-tuyen-dung/1/ung-vien')
  // The campaign counts whoever is in the pool too.
  await expect(page.getByText('; 2 ứng viên khác của đợt ở Nguồn dự trữ')).toBeVisible()
  await page.getByRole('link', { name: 'Phạm Ngọc Lan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Phạm Ngọc Lan' })).toBeVisible()
  // Whoever opens it has seen it.
  await expect(page.getByText('Đã xem').first()).toBeVisible()
  // The next one that nobody has opened is one press away.
  await page.getByRole('link', { name: /^Hồ sơ mới tiếp theo/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Phạm Ngọc Lan' })).toBeHidden()
  await expect(page.getByText('Đã xem').first()).toBeVisible()
  await page.goBack()
  // Going back ends before the page is drawn, and the one that is left has such a button too.
  await expect(page.getByRole('heading', { level: 1, name: 'Phạm Ngọc Lan' })).toBeVisible()
  await page.getByRole('button', { name: 'Đã liên hệ' }).click()
  const dialog = page.getByRole('dialog', { name: /^Đã liên hệ/ })
  await dialog.getByRole('combobox', { name: 'Cách liên hệ' }).click()
  await page.getByRole('option', { name: 'Điện thoại' }).click()
  await dialog.getByRole('button', { name: 'Đã liên hệ' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: 'Lịch sử' }).click()
  await expect(page.getByText('Đã xem → Đã liên hệ')).toBeVisible()
  await page.goto('/tuyen-dung/dot-tuyen-dung/1/ung-vien')
  await page.getByRole('link', { name: 'Xem dạng thẻ' }).click()
  const contacted = page.getByRole('region', { name: /^Đã liên hệ/ })
  await contacted.getByRole('link', { name: 'Phạm Ngọc Lan' }).press('ArrowRight')
  await page
    .getByRole('dialog', { name: /^Xác nhận tham gia/ })
    .getByRole('button', { name: 'Xác nhận tham gia' })
    .click()
  await expect(
    page.getByRole('region', { name: /^Đã xác nhận/ }).getByRole('link', { name: 'Phạm Ngọc Lan' }),
  ).toBeVisible()
  await page.goto('/tuyen-dung/nguon-du-tru')
  await expect(page.getByText('Tạ Kim Oanh')).toBeVisible()
})

test('of a campaign or an employee who is not there the screens say so and lead back', async ({ page }) => {
  await openAs(page, people.hrHead, '/tuyen-dung/dot-tuyen-dung/999999/ung-vien')
  for (const [path, back] of [
    ['/tuyen-dung/dot-tuyen-dung/999999/ung-vien', 'Về danh sách đợt tuyển dụng'],
    ['/tuyen-dung/dot-tuyen-dung/999999/ung-vien?xem=the', 'Về danh sách đợt tuyển dụng'],
    ['/tuyen-dung/dot-tuyen-dung/999999/ung-vien/them-moi', 'Về danh sách'],
    ['/yeu-cau-cap-nhat-thong-tin/999999', 'Về danh sách'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: back })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Lưu' })).toHaveCount(0)
  }
})
