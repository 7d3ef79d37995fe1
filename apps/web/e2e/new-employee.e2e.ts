import { expect, test } from '@playwright/test'
import { fillNewEmployee } from './parts/hire.ts'
import { openAs, people } from './parts/people.ts'

test('a new hire: what is missing is named, and the file opens with the drawn code', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien')
  await page.getByRole('link', { name: 'Thêm mới' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thêm nhân viên' })).toBeFocused()
  await fillNewEmployee(page, 'Phan Thị Mai Thử')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Vui lòng nhập số điện thoại.').first()).toBeVisible()

  await page.getByLabel('Số điện thoại').fill('098 100 0321')
  await page.getByLabel('Nơi cấp căn cước').fill('Bộ Công an')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page).toHaveURL(/\/nhan-vien\/\d+\/chi-tiet/)
  await expect(page.getByRole('heading', { level: 1, name: 'Phan Thị Mai Thử' })).toBeVisible()
  await expect(page.getByText(/\bSM[A-Z]*[0-9]{4,10}\b/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Giấy tờ', exact: true }).click()
  await expect(page.getByText('Bộ Công an')).toBeVisible()
})

test('a new hire is received by a decision that is issued with the file', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien/them-moi')
  await fillNewEmployee(page, 'Phan Thị Có Quyết Định')
  await page.getByRole('combobox', { name: 'Quyết định', exact: true }).click()
  await page.getByRole('option', { name: 'Ban hành ngay' }).click()
  await page.getByLabel('Số điện thoại').fill('0981000399')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  // What issuing cannot do without is named at its fields.
  await expect(page.getByText('Vui lòng nhập ngày ký.').first()).toBeVisible()
  // Nobody may sign on a day before anybody's authority, and each is said why.
  const signer = page.getByRole('combobox', { name: 'Người ký' })
  await page.getByLabel('Ngày ký').fill('28-05-1990')
  await expect(page.getByText(/chỉ được ký từ ngày/).first()).toBeVisible()
  await expect(page.getByText(/^Chưa có ai được ký quyết định này/)).toBeVisible()
  await page.getByLabel('Ngày ký').fill('28-05-2024')
  await signer.click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Phan Thị Có Quyết Định' })).toBeVisible()
  await page.getByRole('tab', { name: 'Quyết định' }).click()
  await expect(page.getByText('Về việc tiếp nhận chính thức Phan Thị Có Quyết Định')).toBeVisible()
  await expect(page.getByText('Đã có hiệu lực').first()).toBeVisible()
})
