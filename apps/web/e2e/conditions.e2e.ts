import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { tabTo } from './parts/tab-to.ts'

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

test('the last steps of the builder are taken back, by the button and by Ctrl+Z outside of a field', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/bao-cao/theo-dieu-kien')
  const value = page.getByRole('textbox', { name: 'Giá trị' })
  const fields = page.getByRole('combobox', { name: 'Thông tin' })
  const undo = page.getByRole('button', { name: 'Hoàn tác bước vừa làm' })
  await expect(fields).toHaveCount(1)
  await expect(undo).toBeHidden()
  await value.pressSequentially('đào')
  await page.getByRole('button', { name: 'Thêm điều kiện' }).click()
  await expect(fields).toHaveCount(2)

  await undo.click()
  await expect(fields).toHaveCount(1)
  await expect(value).toHaveValue('đào')
  await expect(page.getByText('Còn 1 bước hoàn tác được.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(value).toHaveValue('')
  await expect(page.getByText('Đã về lúc bắt đầu đặt điều kiện.')).toBeVisible()
})

test('conditions are kept as a query, opened by their address, and come back after a delete', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/bao-cao/theo-dieu-kien')
  await page.getByRole('button', { name: 'Thêm nhóm điều kiện' }).click()
  // The condition of the group stands after the one outside of it.
  await page.getByRole('textbox', { name: 'Giá trị' }).nth(1).fill('đào')
  const name = `Tên có chữ Đào ${Date.now()}`
  await page.getByRole('button', { name: 'Lưu thành mẫu mới' }).click()
  await page.getByRole('dialog').getByLabel('Tên mẫu').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Đã lưu mẫu.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/mau=\d+$/)

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Mẫu đã lưu' })).toHaveValue(name)
  await expect(page.getByRole('textbox', { name: 'Giá trị' }).nth(1)).toHaveValue('đào')

  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Xóa mẫu' }).click()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await page.getByRole('combobox', { name: 'Mẫu đã lưu' }).fill(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
})

test('the keyboard alone puts conditions together, takes a step back, and opens whom they find', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/bao-cao/theo-dieu-kien')
  const { keyboard } = page
  const value = page.getByRole('textbox', { name: 'Giá trị' })
  const fields = page.getByRole('combobox', { name: 'Thông tin' })
  await expect(fields).toHaveCount(1)
  await tabTo(page, value)
  await keyboard.type('nguyen')
  await tabTo(page, page.getByRole('button', { name: 'Thêm điều kiện' }))
  await keyboard.press('Enter')
  // The new line is where one goes on.
  await expect(fields.nth(1)).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('Giới tính')
  await expect(page.getByRole('option', { name: 'Giới tính', exact: true })).toBeVisible()
  await keyboard.press('Enter')
  await expect(fields.nth(1)).toHaveValue('Giới tính')
  await tabTo(page, page.getByRole('combobox', { name: 'Giá trị' }))
  await keyboard.type('Nữ')
  await expect(page.getByRole('option', { name: 'Nữ', exact: true })).toBeVisible()
  await keyboard.press('Enter')
  await keyboard.press('Escape')
  await tabTo(page, page.getByRole('radio', { name: 'Thỏa mọi điều kiện' }))
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { checked: true })).not.toHaveAccessibleName('Thỏa mọi điều kiện')

  // Outside of a field Ctrl Z takes the last step back, by whatever control it was done.
  await keyboard.press('Control+z')
  await expect(page.getByRole('radio', { name: 'Thỏa mọi điều kiện' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Tìm nhân viên' }))
  await keyboard.press('Enter')
  await expect(page.getByText(/Họ và tên có chứa nguyen và Giới tính là Nữ\.$/)).toBeVisible()

  const found = page.getByRole('table', { name: 'Nhân viên thỏa điều kiện' }).getByRole('rowheader').first()
  const name = (await found.textContent()) ?? ''
  await tabTo(page, found.getByRole('link'))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})
