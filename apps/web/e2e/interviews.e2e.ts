import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('an appointment is made, clashes by name and is found in the list; a score is handed in and stands among the results', async ({
  page,
}) => {
  await openAs(page, people.administrator, '/tuyen-dung/dot-tuyen-dung/1/ung-vien')
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Lịch phỏng vấn' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lịch phỏng vấn' })).toBeVisible()
  await page.getByRole('button', { name: 'Tuần sau' }).click()
  await page.getByRole('button', { name: 'Đỗ Thu Trang' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xếp lịch phỏng vấn' })
  await dialog.getByRole('button', { name: 'Xếp lịch' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Nguyễn Văn Sơn' }).click()
  await dialog.getByRole('button', { name: 'Xếp lịch' }).click()
  await expect(dialog.getByText(/đã có lịch 09:00–09:30/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Hủy' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: 'Danh sách' }).click()
  await expect(page.getByRole('row', { name: /Đỗ Thu Trang/ })).toContainText('Đã xếp lịch')
  await page.goto('/tuyen-dung/ket-qua/ghi-nhan?recruitment_id=1')
  // Among the cards that wait for the reader, and in the round's table.
  await page.getByRole('link', { name: 'Đỗ Thu Trang' }).first().click()
  await page.getByLabel('Điểm (0–10)').fill('7,5')
  await page.getByRole('radio', { name: 'Đạt', exact: true }).check()
  await page.getByRole('button', { name: 'Nộp phiếu' }).click()
  await expect(page.getByText('Đã nộp', { exact: true })).toBeVisible()
  await page.goto('/tuyen-dung/ket-qua?recruitment_id=1')
  await expect(page.getByRole('row', { name: /Đỗ Thu Trang/ })).toContainText('7.50')
})
