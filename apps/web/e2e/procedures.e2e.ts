import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('an accepted candidate is received: what is to be done, what is missing', async ({ page }) => {
  await openAs(page, people.administrator, '/tuyen-dung/dot-tuyen-dung/1/ung-vien')
  await page.getByRole('link', { name: 'Đặng Minh Tuấn' }).click()
  // The way on stands beside the name; a refusal only behind 'Thao tác khác'.
  const begins = page.getByRole('button', { name: 'Lập thủ tục tiếp nhận' })
  await expect(begins).toBeVisible()
  await expect(page.getByRole('button', { name: 'Từ chối nhận việc' })).toHaveCount(0)
  await begins.click()
  const begin = page.getByRole('dialog', { name: 'Lập thủ tục tiếp nhận' })
  await begin.getByLabel('Ngày nhận việc').fill('01-03-2027')
  await begin.getByRole('button', { name: 'Lưu' }).click()
  await expect(begin).toBeHidden()
  await page.getByRole('link', { name: 'Làm thủ tục tiếp nhận' }).click()
  await expect(page.getByRole('tab', { name: 'Thủ tục', selected: true })).toBeVisible()
  for (const item of ['Nộp hồ sơ gốc', 'Khám sức khỏe', 'Ký hợp đồng thử việc']) {
    await page.getByRole('button', { name: `Đánh dấu đã xong: ${item}` }).click()
    await expect(page.getByRole('button', { name: `Bỏ đánh dấu: ${item}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Hoàn tất thủ tục' }).click()
  const finish = page.getByRole('dialog', { name: 'Hoàn tất thủ tục tiếp nhận' })
  // Who may sign hangs on the day.
  await expect(finish.getByRole('combobox', { name: 'Người ký' })).toBeDisabled()
  await finish.getByLabel('Ngày ký').fill('20-11-2026')
  await finish.getByRole('combobox', { name: 'Người ký' }).click()
  await page.getByRole('option').first().click()
  await finish.getByRole('button', { name: 'Hoàn tất' }).click()
  // The look ahead said the same before; now it is said once.
  const hindrance = 'Hồ sơ ứng viên còn thiếu giới tính và số căn cước.'
  await expect(finish.getByRole('alert').getByText(hindrance)).toBeVisible()
  await expect(finish.getByText(hindrance)).toHaveCount(1)
})

test('the template of a nature of work is written, taken away and brought back', async ({ page }) => {
  await openAs(page, people.administrator, '/tuyen-dung/dot-tuyen-dung')
  await page.getByRole('button', { name: 'Thao tác khác' }).first().click()
  await page.getByRole('menuitem', { name: 'Mẫu thủ tục tiếp nhận' }).click()
  await page.getByRole('button', { name: 'Soạn mẫu: Lái xe' }).click()
  const form = page.getByRole('dialog', { name: 'Mẫu thủ tục: Lái xe' })
  await form.getByRole('textbox', { name: 'Công việc' }).first().fill('Kiểm tra bằng lái')
  await form.getByRole('textbox', { name: 'Hạn so với ngày nhận việc (ngày)' }).first().fill('-5')
  await form.getByRole('button', { name: 'Lưu' }).click()
  const shown = page.getByRole('dialog', { name: 'Mẫu thủ tục tiếp nhận' })
  await expect(shown.getByText(/Kiểm tra bằng lái \(trước ngày nhận việc 5 ngày\)/)).toBeVisible()
  await shown.getByRole('button', { name: 'Bỏ mẫu: Lái xe' }).click()
  await expect(shown.getByText(/Kiểm tra bằng lái/)).toHaveCount(0)
  await shown.getByRole('button', { name: 'Khôi phục mẫu: Lái xe' }).click()
  await expect(shown.getByText(/Kiểm tra bằng lái/)).toBeVisible()
})
