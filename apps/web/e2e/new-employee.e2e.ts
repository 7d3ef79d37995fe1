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
