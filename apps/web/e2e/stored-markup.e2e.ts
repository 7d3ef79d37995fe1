import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { createUser, rowAction, usersPath } from './parts/users.ts'

const probe = (place: string) => `<img src=x onerror="globalThis.hit='${place}'"><b>${place}</b>`

test('markup that somebody has stored is text on every screen that shows it, and never runs', async ({
  page,
}) => {
  // It walks many screens: the limit only guards against a hang.
  test.slow()
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await openAs(page, people.administrator, usersPath)
  const user = await createUser(page, 27)
  await page.goto(`${usersPath}?q=${user.login}`)
  await rowAction(page, user.name, 'Sửa')
  const form = page.getByRole('dialog', { name: 'Cập nhật người dùng' })
  await form.getByRole('textbox', { name: 'Họ và tên' }).fill(probe('ten'))
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()

  const code = `X${Math.random().toString(36).slice(2, 9).toUpperCase()}`
  const role = `vai-tro-${code}`
  await page.goto('/phan-quyen/vai-tro/them-moi')
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill(probe(role))
  await page.getByRole('textbox', { name: 'Mô tả' }).fill(probe('mo-ta'))
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()

  await page.goto('/trinh-do')
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const level = page.getByRole('dialog', { name: 'Thêm trình độ' })
  await level.getByLabel('Mã trình độ').fill(code)
  await level.getByLabel('Tên trình độ').fill(probe(code))
  await level.getByLabel('Nhóm trình độ').click()
  await page.getByRole('option', { name: 'Bậc thợ' }).click()
  await level.getByLabel('Thứ bậc').fill('9')
  await level.getByRole('button', { name: 'Lưu' }).click()
  await expect(level).toBeHidden()

  const shown = async (path: string, place: string) => {
    await page.goto(path)
    await expect(page.getByText(probe(place)).first()).toBeVisible()
  }
  await shown(`/trinh-do?q=${code}`, code)
  await rowAction(page, probe(code), 'Xóa')
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await shown(`/phan-quyen/vai-tro?q=${role}`, role)
  // The middle of a link that is longer than its cell lies outside of it: keys find its beginning.
  await page
    .getByRole('link', { name: probe(role) })
    .first()
    .press('Enter')
  await expect(page.getByRole('textbox', { name: 'Tên vai trò' })).toHaveValue(probe(role))
  await shown(`${usersPath}?q=${user.login}`, 'ten')
  await rowAction(page, probe('ten'), 'Kết thúc phiên đăng nhập')
  await expect(page.getByRole('alertdialog', { name: /onerror/ })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kết thúc phiên' }).click()
  await expect(page.getByText(/^Đã kết thúc \d+ phiên .*<b>ten<\/b>/)).toBeVisible()
  await shown(`/phan-quyen/nhat-ky?q=${user.login}`, 'ten')
  await rowActionTo(page, user.login)
  await expect(page.getByRole('combobox', { name: 'Người dùng' })).toHaveValue(/onerror/)

  expect(await page.evaluate(() => Reflect.get(globalThis, 'hit') as unknown)).toBeUndefined()
  expect(await page.locator('img[src=x]').count()).toBe(0)
  expect(refused).toEqual([])
})

/** From the list to the explanation about a user, whose name is a probe. */
async function rowActionTo(page: Parameters<typeof rowAction>[0], login: string) {
  await page.goto(`${usersPath}?q=${login}`)
  await rowAction(page, probe('ten'), 'Vì sao người này (không) thấy?')
}
