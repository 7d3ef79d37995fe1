import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('from the list into a file: a number is typed, hides behind dots, and opens by one press', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/nhan-vien')
  const found = page.getByRole('row').filter({ hasText: /^(?!.*Đã hết hạn)/ })
  const link = found.nth(3).getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await walkOneOn(page, name)
  await page.getByRole('tab', { name: 'Giấy tờ', exact: true }).click()
  await expect(page).toHaveURL(/tab=papers/)
  await page.getByRole('link', { name: 'Cập nhật giấy tờ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cập nhật giấy tờ' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Nơi cấp căn cước' }).fill('Bộ Công an')
  await page.getByRole('textbox', { name: 'Số hộ chiếu' }).fill('C7654321')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // What was saved has not ended the way through the list.
  await walkOneOn(page, name)
  await expect(page.getByText('Bộ Công an', { exact: true })).toBeVisible()
  await expect(page.getByText('C7654321')).toHaveCount(0)
  await page.getByRole('button', { name: 'Hiện', exact: true }).click()
  await expect(page.getByText('C7654321')).toBeVisible()

  // The number is kept until the file is left, and in no address.
  expect(page.url()).not.toContain('C7654321')
  const addresses = page.getByRole('tab', { name: 'Địa chỉ' })
  await addresses.click()
  // Until then the tab of the papers is still the chosen one, and pressing it would do nothing.
  await expect(addresses).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Giấy tờ', exact: true }).click()
  await expect(page).toHaveURL(/tab=papers/)
  await expect(page.getByText('C7654321')).toBeVisible()
  await page.getByRole('link', { name: 'Nhân viên', exact: true }).first().click()
  // A step back before the list stands would leave the file instead, as in any browser.
  await expect(page).toHaveURL(/\/nhan-vien$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Danh sách nhân viên' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Bộ Công an', { exact: true })).toBeVisible()
  await expect(page.getByText('C7654321')).toHaveCount(0)
})

/** 'Sau' opens who stands next in the list, by button and key, and the way back leads to where one came from. */
async function walkOneOn(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(name)
  await page.getByRole('button', { name: 'Sau', exact: true }).click()
  await expect(heading).not.toHaveText(name)
  // The next file is there with its own way through the list.
  await expect(page.getByRole('button', { name: 'Trước', exact: true })).toBeEnabled()
  await page.keyboard.press('k')
  await expect(heading).toHaveText(name)
}
