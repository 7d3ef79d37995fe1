import { expect, type Page } from '@playwright/test'

/** Fills in the form of a new employee who was taken in on 03-06-2024, but for the phone number. */
export async function fillNewEmployee(page: Page, name: string): Promise<void> {
  await page.getByLabel('Họ và tên').fill(name)
  await page.getByLabel('Ngày vào công ty').fill('03-06-2024')
  await page.getByRole('combobox', { name: 'Loại quyết định tiếp nhận' }).click()
  await page.getByRole('option', { name: 'Tiếp nhận chính thức' }).click()
  await page.getByRole('combobox', { name: 'Đơn vị' }).fill('phap che')
  await page.getByRole('treeitem', { name: /Ban Pháp chế/ }).click()
  await page.getByRole('combobox', { name: 'Chức vụ' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Quyết định', exact: true }).click()
  await page.getByRole('option', { name: 'Không có quyết định' }).click()
  await page.getByLabel('Số quyết định').fill('12/2024/QĐ-SM')
  await page.getByLabel('Ngày sinh').fill('03-02-1995')
  await page.getByRole('combobox', { name: 'Giới tính' }).click()
  await page.getByRole('option', { name: 'Nữ', exact: true }).click()
}

/** Takes a new employee in, who has nothing yet but a file. */
export async function hire(page: Page, name: string, phone: string): Promise<void> {
  await fillNewEmployee(page, name)
  await page.getByLabel('Số điện thoại').fill(phone)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
