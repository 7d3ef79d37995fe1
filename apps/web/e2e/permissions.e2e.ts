import { expect, type Page, test } from '@playwright/test'
import { axeOn } from './parts/axe.ts'
import { deep } from './parts/deep.ts'
import { openAs, people } from './parts/people.ts'
import { createUser, firstSignIn, fresh, rowAction, userRow, usersPath as users } from './parts/users.ts'

const roles = '/phan-quyen/vai-tro'
const roleRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Danh sách vai trò' }).getByRole('row').filter({ hasText: name })

async function findRole(page: Page, name: string) {
  await page.goto(`${roles}?q=${encodeURIComponent(name)}`)
  await expect(roleRow(page, name)).toBeVisible()
}

/** Makes a role that may see levels. */
async function createRole(page: Page, name: string) {
  await page.goto(`${roles}/them-moi`)
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill(name)
  await page.getByRole('button', { name: /^Trình độ/ }).click()
  await page.getByRole('checkbox', { name: 'Xem trình độ' }).check()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()
}

test('a role is made, copied, changed, deleted and brought back', async ({ page }) => {
  const name = fresh('Thư ký')
  await openAs(page, people.administrator, roles)
  await page.getByRole('link', { name: 'Thêm mới' }).click()
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill(name)
  await page.getByRole('textbox', { name: 'Mô tả' }).fill('Lo giấy tờ của phòng.')
  await page.getByLabel('Tìm quyền').fill('hop dong')
  await page.getByRole('checkbox', { name: 'Xem hợp đồng' }).check()
  await page.getByRole('combobox', { name: 'Phạm vi của quyền Xem hợp đồng' }).click()
  await page.getByRole('option', { name: 'Đơn vị và trực thuộc' }).click()
  await page.getByLabel('Tìm quyền').fill('')
  await expect(page.getByRole('button', { name: /^Hợp đồng/ })).toContainText('1/4 quyền')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()

  await findRole(page, name)
  await expect(roleRow(page, name)).toContainText('Lo giấy tờ của phòng.')
  await rowAction(page, name, 'Sao chép vai trò')
  await expect(page.getByRole('textbox', { name: 'Tên vai trò' })).toHaveValue(`${name} (bản sao)`)
  await page.getByRole('button', { name: /^Hợp đồng/ }).click()
  await expect(page.getByRole('combobox', { name: 'Phạm vi của quyền Xem hợp đồng' })).toHaveText(
    'Đơn vị và trực thuộc',
  )
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill(`Bản hai ${name}`)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(roleRow(page, `Bản hai ${name}`)).toBeVisible()

  await findRole(page, `Bản hai ${name}`)
  await rowAction(page, `Bản hai ${name}`, 'Xóa')
  await expect(roleRow(page, `Bản hai ${name}`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(roleRow(page, `Bản hai ${name}`)).toBeVisible()
})

test('quick choices give one kind of right everywhere, or only where the search has found it', async ({
  page,
}) => {
  await openAs(page, people.administrator, `${roles}/them-moi`)
  await page.getByLabel('Tìm quyền').fill('nhân viên')
  const quick = page.getByRole('group', { name: 'Chọn nhanh' })
  await quick.getByRole('checkbox', { name: 'Xuất' }).check()
  await page.getByLabel('Tìm quyền').fill('')
  await expect(page.getByRole('button', { name: /^Nhân viên/ })).toContainText('1/6 quyền')
  await expect(page.getByRole('button', { name: /^Hợp đồng/ })).toContainText('0/4 quyền')
  await quick.getByRole('checkbox', { name: 'Xem' }).check()
  await expect(page.getByRole('button', { name: /^Nhân viên/ })).toContainText('2/6 quyền')
  await expect(page.getByRole('button', { name: /^Hợp đồng/ })).toContainText('1/4 quyền')
  await page.getByRole('checkbox', { name: 'Cả nhóm Nhân viên' }).check()
  await expect(page.getByRole('button', { name: /^Nhân viên/ })).toContainText('6/6 quyền')

  await page.getByRole('link', { name: 'Hủy' }).click()
  const question = page.getByRole('alertdialog', { name: 'Bỏ các thay đổi chưa lưu?' })
  await question.getByRole('button', { name: 'Ở lại' }).click()
  await expect(page.getByRole('button', { name: /^Nhân viên/ })).toContainText('6/6 quyền')
})

test('what a change of rights does is shown before it is saved, and a refusal says why', async ({ page }) => {
  await openAs(page, people.administrator, `${roles}?q=Qu%E1%BA%A3n+tr%E1%BB%8B`)
  await page.getByRole('link', { name: 'Quản trị hệ thống' }).click()
  await expect(page.getByText('Trần Quốc Hưng', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Phân quyền \d/ }).click()
  await page.getByRole('checkbox', { name: 'Thêm và cập nhật người dùng, vai trò' }).uncheck()
  await page.getByRole('button', { name: 'Lưu' }).click()
  const question = page.getByRole('alertdialog', { name: 'Lưu các thay đổi về quyền?' })
  await expect(question).toContainText('Công ty hiện tại → Không cấp')
  await expect(question).toContainText('Trần Quốc Hưng (hungtq)')
  await expect(question).toContainText('Không lưu được: Vai trò quản trị có sẵn phải giữ quyền')
  await expect(question.getByRole('button', { name: 'Lưu thay đổi' })).toHaveCount(0)
})

test('taking a right from a role names the members it touches, and their menu follows at the next move', async ({
  page,
  browser,
}) => {
  const name = fresh('Người xem trình độ')
  await openAs(page, people.administrator, roles)
  await createRole(page, name)
  const user = await createUser(page, 28, name)
  const theirs = await firstSignIn(browser, user, 'chiều nay mưa rơi bên sông')
  const menu = theirs.getByRole('navigation', { name: 'Trình đơn chính' })
  await menu.getByRole('button', { name: 'Danh mục' }).click()
  await menu.getByRole('link', { name: 'Trình độ' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Danh sách trình độ' })).toBeVisible()

  await findRole(page, name)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('region', { name: 'Người dùng (1)' })).toContainText(user.name)
  await page.getByRole('button', { name: /^Trình độ/ }).click()
  await page.getByRole('checkbox', { name: 'Xem trình độ' }).uncheck()
  await page.getByRole('button', { name: 'Lưu' }).click()
  const question = page.getByRole('alertdialog', { name: 'Lưu các thay đổi về quyền?' })
  await expect(question).toContainText('quyền của 1 người thay đổi ngay sau khi lưu')
  await expect(question).toContainText(`${user.name} (${user.login})`)
  await expect(question).toContainText('Công ty hiện tại → Không cấp')
  await question.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(page.getByText('Cập nhật thành công!', { exact: true })).toBeVisible()

  await menu.getByRole('link', { name: 'Lĩnh vực' }).click()
  await expect(menu.getByRole('link', { name: 'Trình độ' })).toHaveCount(0)
  await theirs.goto('/trinh-do')
  await expect(theirs.getByText(/Bạn cần thêm quyền để truy cập/)).toBeVisible()
  await theirs.context().close()
})

test('two people change the same role, and the second one decides', async ({ page, browser }) => {
  const name = fresh('Hai người sửa')
  await openAs(page, people.administrator, roles)
  await createRole(page, name)
  const other = await (await browser.newContext()).newPage()
  await openAs(other, people.administrator, roles)
  for (const tab of [page, other]) {
    await findRole(tab, name)
    await tab.getByRole('link', { name }).click()
    await tab.getByRole('button', { name: /^Trình độ/ }).click()
  }
  await other.getByRole('checkbox', { name: 'Xóa trình độ' }).check()
  await other.getByRole('button', { name: 'Lưu' }).click()
  await other.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(other.getByText('Cập nhật thành công!', { exact: true })).toBeVisible()
  await other.context().close()

  await page.getByRole('textbox', { name: 'Mô tả' }).fill('Bản của tôi')
  await page.getByRole('button', { name: 'Lưu' }).click()
  const stale = page.getByRole('alertdialog', { name: /^Dữ liệu đã được người khác cập nhật/ })
  await expect(stale).toContainText('Bản mới: Xóa trình độ: Công ty hiện tại')
  await expect(stale).toContainText('Bản của tôi: Xóa trình độ: Không cấp')
  await stale.getByRole('button', { name: 'Lấy bản mới' }).click()
  await expect(page.getByRole('checkbox', { name: 'Xóa trình độ' })).toBeChecked()
})

test('a name that is taken is refused under its field, and the rest stays', deep, async ({ page }) => {
  await openAs(page, people.administrator, `${roles}/them-moi`)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Vui lòng nhập tên vai trò.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill('Lãnh đạo')
  await page.getByRole('checkbox', { name: 'Cả nhóm Trình độ' }).check()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('textbox', { name: 'Tên vai trò' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Tên vai trò' })).toHaveAccessibleDescription(/đã tồn tại/)
  await expect(page.getByRole('button', { name: /^Trình độ/ })).toContainText('4/4 quyền')
})

test('whoever may only look finds no way to change a role', async ({ page }) => {
  await openAs(page, people.hrHead, roles)
  await expect(page.getByRole('link', { name: 'Thêm mới' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Lãnh đạo' }).click()
  await expect(page.getByRole('textbox', { name: 'Tên vai trò' })).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: 'Lưu' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Nhân viên/ }).click()
  await page.getByRole('checkbox', { name: 'Xóa nhân viên' }).click()
  await expect(page.getByRole('checkbox', { name: 'Xóa nhân viên' })).not.toBeChecked()
})

const screens = [
  roles,
  `${roles}/1/cap-nhat`,
  users,
  '/phan-quyen/nhat-ky',
  '/phan-quyen/giai-thich?nguoi-dung=1&thao-tac=roles.update',
  '/tai-khoan',
]

for (const theme of ['light', 'dark'] as const)
  test(
    `the screens have no accessibility fault in ${theme} colours, on a phone as well`,
    theme === 'dark' ? deep : {},
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
      await openAs(page, people.administrator, roles)
      const shown = page.getByText(/Quản trị hệ thống|^hungtq$|Nơi này|Trần Quốc Hưng/).first()
      const group = page.getByRole('button', { name: /^Nhân viên \d/ })
      for (const path of screens) {
        await page.setViewportSize({ width: 1440, height: 844 })
        await page.goto(path)
        await expect(shown).toBeVisible()
        if (await group.isVisible()) await group.click()
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 844 })
          await expect(shown).toBeVisible()
          // Colours are the same on a phone, and measuring them is most of the work.
          const colours = width === 1440 ? [] : ['color-contrast']
          const { violations } = await axeOn(page).disableRules(colours).analyze()
          const faults = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
          )
          expect(faults, `${path} at ${width}`).toEqual([])
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
        }
      }
    },
  )

test('an account is opened, given a role, locked, opened again and gets a new link', async ({
  page,
  browser,
}) => {
  await openAs(page, people.administrator, users)
  const { login, name } = await createUser(page, 14)
  await page.goto(`${users}?q=${login}`)
  await rowAction(page, name, 'Sửa')
  const form = page.getByRole('dialog', { name: 'Cập nhật người dùng' })
  await form.getByRole('combobox', { name: 'Vai trò trong công ty này' }).fill('lanh dao')
  await page.getByRole('option', { name: 'Lãnh đạo' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(userRow(page, login)).toContainText('Lãnh đạo')

  await rowAction(page, name, 'Vô hiệu hóa')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vô hiệu hóa' }).click()
  await expect(userRow(page, login)).toContainText('Đã khóa')
  await rowAction(page, name, 'Kích hoạt')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kích hoạt' }).click()
  await expect(userRow(page, login)).toContainText('Đang mở')

  await rowAction(page, name, 'Đặt lại mật khẩu')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tạo liên kết' }).click()
  const address = page.getByRole('textbox', { name: 'Liên kết' })
  await expect(address).toHaveValue(/\/dat-mat-khau#\S{43,}$/)

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(await address.inputValue())
  await theirs.getByLabel('Mật khẩu mới', { exact: true }).fill('ngan')
  await theirs.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill('ngan')
  await theirs.getByRole('button', { name: 'Đặt mật khẩu' }).click()
  await expect(theirs.getByLabel('Mật khẩu mới', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  for (const field of ['Mật khẩu mới', 'Nhập lại mật khẩu mới'])
    await theirs.getByLabel(field, { exact: true }).fill('chiều nay mưa rơi bên sông')
  await theirs.getByRole('button', { name: 'Đặt mật khẩu' }).click()
  await expect(theirs.getByText(`Đã đặt mật khẩu cho tài khoản ${login}.`)).toBeVisible()
  await theirs.getByRole('link', { name: 'Đăng nhập' }).click()
  await theirs.getByLabel('Tên đăng nhập').fill(login)
  await theirs.getByLabel('Mật khẩu', { exact: true }).fill('chiều nay mưa rơi bên sông')
  await theirs.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(theirs.getByRole('button', { name: new RegExp(name) })).toBeVisible()
  await theirs.context().close()
})

test("ending the sessions of a user signs her out; one's own roles are for somebody else", async ({
  page,
  browser,
}) => {
  // Somebody of this test's own: who is signed out is signed out in every test.
  await openAs(page, people.administrator, users)
  const user = await createUser(page, 30)
  const theirs = await firstSignIn(browser, user, 'chiều nay mưa rơi bên sông')
  await page.goto(`${users}?q=${user.login}`)
  await rowAction(page, user.name, 'Kết thúc phiên đăng nhập')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kết thúc phiên' }).click()
  await expect(
    page.getByText(`Đã kết thúc 1 phiên đăng nhập của ${user.name}.`, { exact: true }),
  ).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByLabel('Tên đăng nhập')).toBeVisible()
  await theirs.context().close()

  await page.goto(`${users}?q=${people.administrator}`)
  await rowAction(page, 'Trần Quốc Hưng', 'Sửa')
  await expect(page.getByText('phải do quản trị viên khác thay đổi')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Vai trò trong công ty này' })).toHaveCount(0)
})
