import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('people are found by conditions put together, said in words, and open their files', async ({ page }) => {
  await openAs(page, people.hrHead, '/bao-cao')
  await page.getByRole('link', { name: 'Theo điều kiện' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nhân viên theo điều kiện' })).toBeVisible()

  // A condition without a value is refused where it stands, and nothing is lost.
  await page.getByRole('button', { name: 'Tìm nhân viên' }).click()
  await expect(page.getByText('Nhập giá trị để so sánh.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Giá trị' }).fill('nguyen')

  await page.getByRole('button', { name: 'Thêm điều kiện' }).click()
  await page.getByRole('combobox', { name: 'Thông tin' }).nth(1).fill('Giới tính')
  await page.getByRole('option', { name: 'Giới tính', exact: true }).click()
  await page.getByRole('combobox', { name: 'Giá trị' }).click()
  await page.getByRole('option', { name: 'Nữ', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tìm nhân viên' }).click()

  const found = page.getByRole('table', { name: 'Nhân viên thỏa điều kiện' })
  await expect(found.getByRole('rowheader').first()).toContainText('Nguyễn')
  await expect(
    page.getByText(/theo chức vụ chính: Họ và tên có chứa nguyen và Giới tính là Nữ\.$/),
  ).toBeVisible()
  // What was typed is in no address.
  expect(page.url()).not.toContain('nguyen')
  const name = (await found.getByRole('rowheader').first().textContent()) ?? ''
  await found.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})
