import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('a periodic test is made, held, scored in its cells and published', async ({ page }) => {
  const name = `Kiểm tra an toàn ${Date.now()}`
  await openAs(page, people.hrHead, '/kiem-tra-dinh-ky')
  await page.getByRole('link', { name: 'Thêm mới' }).first().click()
  await page.getByRole('textbox', { name: 'Tên đợt kiểm tra' }).fill(name)
  await page.getByRole('combobox', { name: 'Loại kiểm tra' }).click()
  await page.getByRole('option', { name: 'An toàn' }).click()
  await page.getByRole('textbox', { name: 'Từ ngày' }).fill('02-03-2026')
  await page.getByRole('textbox', { name: 'Đến ngày' }).fill('02-03-2026')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: 'Sửa danh sách người dự' }).click()
  const chosen = page.getByRole('dialog', { name: 'Danh sách người dự kiểm tra' })
  await chosen.getByRole('combobox', { name: 'Nhân viên' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await chosen.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Đã thêm 1 người, bỏ 0 người.', { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Phần thi' }).click()
  await page.getByRole('button', { name: 'Thêm phần thi' }).click()
  const part = page.getByRole('dialog', { name: 'Thêm phần thi' })
  await part.getByLabel('Tên phần thi').fill('Lý thuyết')
  await part.getByRole('combobox', { name: 'Hình thức' }).click()
  await page.getByRole('option', { name: 'Tự luận' }).click()
  await part.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('row', { name: /Lý thuyết/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Hội đồng' }).click()
  await page.getByRole('button', { name: 'Thêm thành viên' }).click()
  const member = page.getByRole('dialog', { name: 'Thêm thành viên' })
  await member.getByRole('combobox', { name: 'Nhân viên' }).click()
  await page.getByRole('option').nth(2).click()
  await member.getByRole('combobox', { name: 'Vai trò' }).click()
  await page.getByRole('option', { name: 'Chủ tịch' }).click()
  await member.getByRole('button', { name: 'Lưu' }).click()
  await expect(member).toBeHidden()

  const press = async (action: string) => {
    await page.getByRole('button', { name: action }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click()
  }
  await press('Lên lịch')
  await expect(page.getByText('Chờ nhập điểm')).toBeVisible()

  await page.getByRole('tab', { name: 'Người dự và kết quả' }).click()
  const row = page.getByRole('table', { name: 'Kết quả kiểm tra' }).getByRole('row').nth(1)
  await row.getByRole('button', { name: 'Lý thuyết: –. Nhấn để sửa' }).click()
  await row.getByRole('textbox', { name: 'Lý thuyết' }).fill('8.5')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Đạt')
  await press('Trình duyệt kết quả')
  await expect(page.getByText('Chờ duyệt kết quả')).toBeVisible()
  await page.getByRole('button', { name: 'Công bố kết quả' }).click()
  const publishing = page.getByRole('dialog', { name: /Công bố kết quả/ })
  await expect(publishing).toContainText('Đạt 1 người, không đạt 0 người')
  await publishing.getByRole('button', { name: 'Công bố kết quả' }).click()
  await expect(page.getByText('Đã công bố kết quả.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Thu hồi công bố' })).toBeVisible()
})
