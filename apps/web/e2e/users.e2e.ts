import { expect, type Page, test } from '@playwright/test'
import { deep } from './parts/deep.ts'
import { openAlone, openAs, people } from './parts/people.ts'
import { createUser, firstSignIn, type NewUser, rowAction, userRow, usersPath } from './parts/users.ts'

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
  const one = await createUser(page, 21, 'Lãnh đạo')
  const two = await createUser(page, 22)
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

test('two people change the same user, and the second one decides', deep, async ({ page, browser }) => {
  await openAs(page, people.administrator, usersPath)
  const user = await createUser(page, 23)
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

const anotherCompany = 'Cảng Sông Mẫu'

/** Lets a user into one more company. */
async function letIn(page: Page, user: NewUser): Promise<void> {
  await edit(page, user)
  await editForm(page).getByRole('combobox', { name: 'Công ty', exact: true }).fill(anotherCompany)
  await page.getByRole('option', { name: anotherCompany }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await editForm(page).getByRole('button', { name: 'Lưu' }).click()
  await expect(editForm(page)).toBeHidden()
  await expect(userRow(page, user.login)).toContainText('Tập đoàn Sông Mẫu +1')
}

async function switchTo(page: Page, company: string): Promise<void> {
  await page.getByRole('button', { name: /^Công ty:/ }).click()
  await page.getByRole('menuitemradio', { name: company }).click()
}

test('a user is let into another company, which reads of it in its own trail', async ({ page, browser }) => {
  await openAlone(page, people.administrator, usersPath)
  const user = await createUser(page, 24)
  const theirs = await firstSignIn(browser, user, 'chiều nay mưa rơi bên sông')
  await expect(theirs.getByRole('button', { name: /^Công ty: Tập đoàn/ })).toBeVisible()
  await letIn(page, user)
  await edit(page, user)
  await expect(editForm(page)).toContainText(`Vai trò ở ${anotherCompany}`)
  await editForm(page).getByRole('button', { name: 'Hủy' }).click()

  await theirs.reload()
  await theirs.getByRole('button', { name: /^Công ty:/ }).click()
  await expect(theirs.getByRole('menuitemradio', { name: anotherCompany })).toBeVisible()
  await theirs.context().close()

  await switchTo(page, anotherCompany)
  await expect(page.getByRole('button', { name: `Công ty: ${anotherCompany}` })).toBeVisible()
  await page.goto(`/phan-quyen/nhat-ky?q=${user.login}`)
  const line = page.getByRole('table', { name: 'Nhật ký thao tác' }).getByRole('row').nth(1)
  await expect(line).toContainText('Cập nhật người dùng')
  await expect(line).toContainText(user.name)
  await expect(line).toContainText('Thực hiện từ Tập đoàn Sông Mẫu')
})

test(
  'a company that one was taken out of meanwhile is refused, and one stays where one was',
  deep,
  async ({ page, browser }) => {
    await openAs(page, people.administrator, usersPath)
    const user = await createUser(page, 29)
    await letIn(page, user)
    const theirs = await firstSignIn(browser, user, 'gió đưa cành trúc la đà')
    await theirs.getByRole('button', { name: /^Công ty: Tập đoàn/ }).waitFor()

    await edit(page, user)
    await editForm(page)
      .getByRole('button', { name: `Bỏ ${anotherCompany}` })
      .click()
    await editForm(page).getByRole('button', { name: 'Lưu' }).click()
    await expect(editForm(page)).toBeHidden()
    await expect(userRow(page, user.login)).not.toContainText('+1')

    await switchTo(theirs, anotherCompany)
    await expect(theirs.getByText('Lỗi: Không đổi được công ty.', { exact: true })).toBeVisible()
    await expect(theirs.getByRole('button', { name: /^Công ty: Tập đoàn/ })).toBeVisible()
    await theirs.context().close()
  },
)
