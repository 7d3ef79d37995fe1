import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('an application that looked like spam is found beside the candidates, and is let in', async ({
  page,
}) => {
  await openAs(page, people.administrator, '/tuyen-dung/dot-tuyen-dung?q=106')
  // The open campaign of the demo that no other test works in.
  const row = page.getByRole('row').filter({ hasText: 'Đang tuyển' }).filter({ hasText: /106/ })
  const campaign = await row.getByRole('link').first().getAttribute('href')
  const id = campaign?.match(/dot-tuyen-dung\/(\d+)/)?.[1]
  await page.goto(`/tuyen-dung/dot-tuyen-dung/${id}/ung-vien`)
  // An empty list offers it a second time, where its rows would be.
  await page
    .getByRole('button', { name: /^Nghi là thư rác/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Nghi là thư rác' })
  const kept = dialog.getByRole('listitem').filter({ hasText: 'Đinh Thị Nhanh' })
  await expect(kept).toContainText('Gửi ngay khi vừa mở biểu mẫu')
  await kept.getByRole('button', { name: 'Nhận vào danh sách' }).click()
  await expect(page.getByText('Đã đưa Đinh Thị Nhanh vào danh sách ứng viên.', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Không có hồ sơ nào bị nghi ngờ')).toBeVisible()
  await dialog.getByRole('button', { name: 'Đóng' }).last().click()
  await expect(page.getByRole('link', { name: 'Đinh Thị Nhanh' })).toBeVisible()
})
