import { type Browser, expect, type Page, test } from '@playwright/test'
import { deep } from './parts/deep.ts'
import { fillSignIn, openAs, people } from './parts/people.ts'
import { createUser, firstSignIn, usersPath } from './parts/users.ts'

const first = 'chiều nay mưa rơi bên sông'
const second = 'sáng mai nắng lên trên đồi'

const sessions = (page: Page) => page.getByRole('region', { name: 'Đang đăng nhập ở' })
const history = (page: Page) => page.getByRole('region', { name: 'Lịch sử đăng nhập' })

/** Somebody who has just got an account, signed in at two places. */
async function atTwoPlaces(page: Page, browser: Browser, number: number) {
  await openAs(page, people.administrator, usersPath)
  const user = await createUser(page, number)
  const mine = await firstSignIn(browser, user, first)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/linh-vuc')
  await fillSignIn(elsewhere, user.login, first)
  await elsewhere.getByRole('button', { name: /^Tài khoản của/ }).waitFor()
  const close = async () => {
    for (const tab of [mine, elsewhere]) await tab.context().close()
  }
  return { user, mine, elsewhere, close }
}

async function changePassword(page: Page, old: string, wanted: string, repeated = wanted) {
  await page.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(old)
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill(wanted)
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill(repeated)
  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click()
}

test('a new password signs all other places out and goes on here; what is wrong is said under its field', async ({
  page,
  browser,
}) => {
  const { user, mine, elsewhere, close } = await atTwoPlaces(page, browser, 25)

  await mine.getByRole('button', { name: /^Tài khoản của/ }).click()
  await mine.getByRole('menuitem', { name: 'Tài khoản của tôi' }).click()
  await expect(sessions(mine).getByRole('listitem')).toHaveCount(2)
  const field = (name: string) => mine.getByLabel(name, { exact: true })

  await changePassword(mine, first, second, 'một câu khác hẳn')
  await expect(field('Nhập lại mật khẩu mới')).toHaveAccessibleDescription('Hai lần nhập không giống nhau.')
  await changePassword(mine, 'không phải mật khẩu này', second)
  await expect(field('Mật khẩu hiện tại')).toHaveAccessibleDescription('Mật khẩu hiện tại không đúng.')
  await changePassword(mine, first, 'matkhau2026')
  await expect(field('Mật khẩu mới')).toHaveAccessibleDescription(/ít nhất 12 ký tự/)

  await changePassword(mine, first, second.normalize('NFD'))
  await expect(mine.getByText('Đã đổi mật khẩu.', { exact: true })).toBeVisible()
  await expect(field('Mật khẩu hiện tại')).toHaveValue('')
  await expect(sessions(mine).getByRole('listitem')).toHaveCount(1)
  await expect(history(mine)).toContainText('Đổi mật khẩu')
  await expect(history(mine)).toContainText('Đặt mật khẩu bằng liên kết')
  await elsewhere.reload()
  await expect(elsewhere.getByLabel('Tên đăng nhập')).toBeVisible()

  // The session that changed it has a new token; a reload proves that it was kept.
  await mine.reload()
  await expect(sessions(mine).getByRole('listitem')).toHaveCount(1)
  await fillSignIn(elsewhere, user.login, first)
  await expect(elsewhere.getByRole('alert').filter({ hasText: /mật khẩu/i })).toBeVisible()
  await fillSignIn(elsewhere, user.login, second)
  await elsewhere.getByRole('button', { name: /^Tài khoản của/ }).waitFor()
  await close()
})

test('signing out of the other places ends them, and keeps this one', deep, async ({ page, browser }) => {
  const { mine, elsewhere, close } = await atTwoPlaces(page, browser, 26)

  await mine.goto('/tai-khoan')
  await expect(sessions(mine)).toContainText('Nơi này')
  await sessions(mine).getByRole('button', { name: 'Đăng xuất các nơi khác' }).click()
  const question = mine.getByRole('alertdialog', { name: 'Đăng xuất khỏi mọi nơi khác?' })
  await question.getByRole('button', { name: 'Đăng xuất các nơi khác' }).click()
  await expect(mine.getByText('Đã đăng xuất 1 nơi khác.', { exact: true })).toBeVisible()
  await expect(sessions(mine).getByRole('listitem')).toHaveCount(1)
  await elsewhere.reload()
  await expect(elsewhere.getByLabel('Tên đăng nhập')).toBeVisible()
  await mine.reload()
  await expect(sessions(mine)).toContainText('Nơi này')
  await close()
})
