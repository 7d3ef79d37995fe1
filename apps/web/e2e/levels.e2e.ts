import { expect, type Page, test } from '@playwright/test'
import { deep } from './parts/deep.ts'
import { create, find, fresh, rowAction, rowOf } from './parts/levels.ts'
import { openAs, people } from './parts/people.ts'

test('a level is created, found, changed and deleted, and the delete is undone', async ({ page }) => {
  const level = fresh('Kỹ sư')
  await openAs(page, people.hrHead, '/trinh-do')
  await create(page, level)
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()
  await expect(page.getByText(`Trình độ: ${level.name}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mở lại', exact: true }).click()
  const reopened = page.getByRole('dialog', { name: 'Cập nhật trình độ' })
  await expect(reopened.getByLabel('Mã trình độ')).toHaveValue(level.code)
  await reopened.getByRole('button', { name: 'Hủy' }).click()
  await find(page, level.code)
  await expect(rowOf(page, level.name)).toContainText('Chuyên môn')

  await rowAction(page, level.name, 'Sửa')
  const form = page.getByRole('dialog', { name: 'Cập nhật trình độ' })
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Chưa có thay đổi nào.', { exact: true })).toBeVisible()
  await form.getByLabel('Thứ bậc').fill('66')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Cập nhật thành công!', { exact: true })).toBeVisible()
  await expect(rowOf(page, level.name)).toContainText('66')

  await rowAction(page, level.name, 'Xóa')
  await expect(page.getByText('Xóa thành công!', { exact: true })).toBeVisible()
  await expect(rowOf(page, level.name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(rowOf(page, level.name)).toContainText('66')
})

test('what the server refuses stands under its field, and what is typed stays', async ({ page }) => {
  const level = fresh('Trùng mã')
  await openAs(page, people.hrHead, '/trinh-do')
  await create(page, level)
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm trình độ' })
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form.getByText('Vui lòng nhập mã trình độ.')).toBeVisible()
  // Text that is no number keeps the form from being sent; what else is wrong is said with it.
  await form.getByLabel('Mã trình độ').fill('mã sai')
  await form.getByLabel('Thứ bậc').fill('mười')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form.getByLabel('Mã trình độ')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Thứ bậc')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Mã trình độ').fill(level.code)
  await form.getByLabel('Tên trình độ').fill('Tên khác')
  await form.getByLabel('Nhóm trình độ').click()
  await page.getByRole('option', { name: 'Học vấn' }).click()
  await form.getByLabel('Thứ bậc').fill('1')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form.getByText('Mã trình độ đã tồn tại.')).toBeVisible()
  await expect(form.getByLabel('Mã trình độ')).toBeFocused()
  await expect(form.getByLabel('Tên trình độ')).toHaveValue('Tên khác')

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Bỏ các thay đổi chưa lưu?' })
  await question.getByRole('button', { name: 'Ở lại' }).click()
  await expect(form.getByLabel('Tên trình độ')).toHaveValue('Tên khác')
  await form.getByRole('button', { name: 'Hủy' }).click()
  await question.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await expect(form).toBeHidden()
})

for (const [choice, kept] of [
  ['Lấy bản mới', '71'],
  ['Ghi đè bằng bản của tôi', '72'],
] as const)
  test(
    `two people change the same level, and the second one decides: ${choice}`,
    choice === 'Lấy bản mới' ? deep : {},
    async ({ page, browser }) => {
      const level = fresh('Hai người sửa')
      await openAs(page, people.hrHead, '/trinh-do')
      await create(page, level)
      await find(page, level.code)
      const other = await (await browser.newContext()).newPage()
      await openAs(other, people.administrator, `/trinh-do?q=${level.code}`)
      const formOf = (tab: Page) => tab.getByRole('dialog', { name: 'Cập nhật trình độ' })
      for (const tab of [page, other]) {
        await rowAction(tab, level.name, 'Sửa')
        await expect(formOf(tab).getByLabel('Thứ bậc')).toHaveValue('55')
      }
      await formOf(other).getByLabel('Thứ bậc').fill('71')
      await formOf(other).getByRole('button', { name: 'Lưu' }).click()
      await expect(formOf(other)).toBeHidden()

      await formOf(page).getByLabel('Thứ bậc').fill('72')
      await formOf(page).getByRole('button', { name: 'Lưu' }).click()
      const stale = page.getByRole('alertdialog', { name: /^Dữ liệu đã được người khác cập nhật/ })
      await expect(stale).toContainText('Bản mới: 71')
      await expect(stale).toContainText('Bản của tôi: 72')
      await stale.getByRole('button', { name: choice }).click()
      await expect(stale).toBeHidden()
      if (choice === 'Lấy bản mới') {
        await expect(formOf(page).getByLabel('Thứ bậc')).toHaveValue('71')
        await formOf(page).getByRole('button', { name: 'Hủy' }).click()
      }
      await expect(formOf(page)).toBeHidden()
      await page.getByRole('button', { name: 'Tải lại' }).click()
      await expect(rowOf(page, level.name)).toContainText(kept)
      await other.context().close()
    },
  )

test('levels chosen on two searches are deleted together, after a question that names them', async ({
  page,
}) => {
  const [one, two] = [fresh('Xóa chung'), fresh('Xóa chung')]
  await openAs(page, people.hrHead, '/trinh-do')
  await create(page, one)
  await create(page, two)
  for (const level of [one, two]) {
    await find(page, level.code)
    await page.getByRole('checkbox', { name: `Chọn dòng ${level.name}` }).click()
  }
  await expect(page.getByText('Đã chọn 2 dòng')).toBeVisible()
  await page.getByRole('button', { name: 'Xóa', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Xóa 2 trình độ?' })
  await expect(question).toContainText(one.name)
  await expect(question).toContainText(two.name)
  await question.getByRole('button', { name: 'Xóa' }).click()
  await expect(page.getByText('Xóa thành công!', { exact: true })).toBeVisible()
  await find(page, 'Xóa chung')
  await expect(rowOf(page, one.name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(rowOf(page, one.name)).toBeVisible()
  await expect(rowOf(page, two.name)).toBeVisible()
})

test('a named view of a list follows its owner to another device, and its deletion is taken back', async ({
  page,
  browser,
}) => {
  const name = fresh('Nhiều dòng').name
  await openAs(page, people.hrHead, '/trinh-do?s=50')
  const views = (tab: Page) => tab.getByRole('dialog', { name: 'Chế độ xem' })
  // By its popup: while the list of views closes, it shows the view beside the button that is named by it.
  const chosen = (tab: Page) => tab.locator('button[aria-haspopup="dialog"]', { hasText: name })
  await page.getByRole('button', { name: 'Chế độ xem', exact: true }).click()
  await views(page).getByRole('textbox', { name: 'Tên chế độ xem' }).fill(name)
  await views(page).getByRole('button', { name: 'Lưu' }).click()
  await expect(chosen(page)).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await openAs(other, people.hrHead, '/trinh-do')
  await other.getByRole('button', { name: 'Chế độ xem', exact: true }).click()
  await views(other).getByRole('button', { name, exact: true }).click()
  await expect(other).toHaveURL(/s=50/)

  await chosen(other).click()
  await views(other)
    .getByRole('button', { name: `Xóa “${name}”` })
    .click()
  await expect(views(other).getByRole('button', { name, exact: true })).toHaveCount(0)
  await other.keyboard.press('Escape')
  await other.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(chosen(other)).toBeVisible()

  // The next test that asks for as many rows would see this view's name on the button.
  await chosen(other).click()
  await views(other)
    .getByRole('button', { name: `Xóa “${name}”` })
    .click()
  await expect(views(other).getByRole('button', { name, exact: true })).toHaveCount(0)
  await other.context().close()
})
