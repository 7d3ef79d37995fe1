import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { createUser, firstSignIn, rowAction, userRow, usersPath } from './parts/users.ts'

const editForm = (page: Page) => page.getByRole('dialog', { name: 'Cập nhật người dùng' })

async function edit(page: Page, { login, name }: { login: string; name: string }) {
  await page.goto(`${usersPath}?q=${login}`)
  await rowAction(page, name, 'Sửa')
  await expect(editForm(page).getByRole('textbox', { name: 'Tên đăng nhập' })).toHaveValue(login)
}

test('a user is taken out of the company and comes back with his roles, alone and among others', async ({
  page,
}) => {
  await openAs(page, people.administrator, usersPath)
  const one = await createUser(page, 'SM000021', 'Lãnh đạo')
  const two = await createUser(page, 'SM000022')
  await page.goto(`${usersPath}?q=${one.login}`)
  await rowAction(page, one.name, 'Xóa')
  await expect(page.getByText('Xóa thành công!', { exact: true })).toBeVisible()
  await expect(userRow(page, one.login)).toHaveCount(0)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(userRow(page, one.login)).toContainText('Lãnh đạo')

  const search = page.getByRole('searchbox', { name: 'Tìm người dùng' })
  for (const { login, name } of [one, two]) {
    await search.fill(login)
    await search.press('Enter')
    await page.getByRole('checkbox', { name: `Chọn dòng ${name}` }).click()
  }
  await page.getByRole('button', { name: 'Xóa', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Xóa 2 người dùng?' })
  await expect(question).toContainText(one.name)
  await expect(question).toContainText(two.name)
  await question.getByRole('button', { name: 'Xóa' }).click()
  await expect(question).toBeHidden()
  await expect(userRow(page, two.login)).toHaveCount(0)
  await page.getByRole('button', { name: 'Hoàn tác' }).last().click()
  await expect(userRow(page, two.login)).toBeVisible()
  await page.goto(`${usersPath}?q=${one.login}`)
  await expect(userRow(page, one.login)).toContainText('Lãnh đạo')
})

test('two people change the same user, and the second one decides', async ({ page, browser }) => {
  await openAs(page, people.administrator, usersPath)
  const user = await createUser(page, 'SM000023')
  const other = await (await browser.newContext()).newPage()
  await openAs(other, people.administrator, usersPath)
  for (const tab of [page, other]) await edit(tab, user)
  await editForm(other).getByRole('textbox', { name: 'Họ và tên' }).fill('Nguyễn Hồng Nương Một')
  await editForm(other).getByRole('button', { name: 'Lưu' }).click()
  await expect(editForm(other)).toBeHidden()
  await other.context().close()

  await editForm(page).getByRole('textbox', { name: 'Họ và tên' }).fill('Nguyễn Hồng Nương Hai')
  await editForm(page).getByRole('button', { name: 'Lưu' }).click()
  const stale = page.getByRole('alertdialog', { name: /^Dữ liệu đã được người khác cập nhật/ })
  await expect(stale).toContainText('Bản mới: Nguyễn Hồng Nương Một')
  await expect(stale).toContainText('Bản của tôi: Nguyễn Hồng Nương Hai')
  await stale.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click()
  await expect(editForm(page)).toBeHidden()
  await expect(userRow(page, user.login)).toContainText('Nguyễn Hồng Nương Hai')
})

test('a user is let into another company, which reads of it in its own trail', async ({ page, browser }) => {
  await openAs(page, people.administrator, usersPath)
  const user = await createUser(page, 'SM000024')
  const theirs = await firstSignIn(browser, user, 'chiều nay mưa rơi bên sông')
  await expect(theirs.getByRole('button', { name: /^Công ty: Tập đoàn/ })).toBeVisible()

  await edit(page, user)
  const companies = editForm(page).getByRole('combobox', { name: 'Công ty', exact: true })
  await companies.fill('cang song')
  await page.getByRole('option', { name: 'Cảng Sông Mẫu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await editForm(page).getByRole('button', { name: 'Lưu' }).click()
  await expect(editForm(page)).toBeHidden()
  await expect(userRow(page, user.login)).toContainText('Tập đoàn Sông Mẫu +1')
  await edit(page, user)
  await expect(editForm(page)).toContainText('Vai trò ở Cảng Sông Mẫu')
  await editForm(page).getByRole('button', { name: 'Hủy' }).click()

  await theirs.reload()
  await theirs.getByRole('button', { name: /^Công ty:/ }).click()
  await expect(theirs.getByRole('menuitemradio', { name: 'Cảng Sông Mẫu' })).toBeVisible()
  await theirs.context().close()

  await page.getByRole('button', { name: /^Công ty:/ }).click()
  await page.getByRole('menuitemradio', { name: 'Cảng Sông Mẫu' }).click()
  await expect(page.getByRole('button', { name: 'Công ty: Cảng Sông Mẫu' })).toBeVisible()
  await page.goto(`/phan-quyen/nhat-ky?q=${user.login}`)
  const line = page.getByRole('table', { name: 'Nhật ký thao tác' }).getByRole('row').nth(1)
  await expect(line).toContainText('Cập nhật người dùng')
  await expect(line).toContainText(user.name)
  await expect(line).toContainText('Thực hiện từ Tập đoàn Sông Mẫu')
})
