import { type Browser, expect, type Page } from '@playwright/test'
import { fillSignIn } from './people.ts'

export const usersPath = '/phan-quyen/nguoi-dung'

/** A name of a test's own: tests share one company. */
export const fresh = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`

export const userRow = (page: Page, login: string) =>
  page.getByRole('table', { name: 'Danh sách người dùng' }).getByRole('row').filter({ hasText: login })

export { rowAction } from './row-action.ts'

export interface NewUser {
  login: string
  name: string
  /** Opens the page where the password is set. */
  link: string
}

/**
 * Opens the account of an employee, on the screen of users; each test takes a number of its own.
 */
export async function createUser(page: Page, number: number, role?: string): Promise<NewUser> {
  const code = `SM${String(number).padStart(6, '0')}`
  await page.goto(usersPath)
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm người dùng' })
  await form.getByRole('combobox', { name: 'Nhân viên' }).fill(code)
  const employee = page.getByRole('option', { name: new RegExp(code) })
  const name = ((await employee.textContent()) ?? '').replace(/ \(.*$/, '')
  await employee.click()
  const field = form.getByRole('textbox', { name: 'Tên đăng nhập' })
  await expect(field).toHaveValue(/^[a-z]/)
  const login = await field.inputValue()
  if (role !== undefined) {
    await form.getByRole('combobox', { name: 'Vai trò' }).fill(role)
    await page.getByRole('option', { name: role, exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
  }
  await form.getByRole('button', { name: 'Lưu' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Liên kết đặt mật khẩu' })
  const address = dialog.getByRole('textbox', { name: 'Liên kết' })
  await expect(address).toHaveValue(/\/dat-mat-khau#\S{43,}$/)
  const link = await address.inputValue()
  await dialog.getByRole('button', { name: 'Đóng' }).click()
  await expect(dialog).toBeHidden()
  return { login, name, link }
}

/** Sets the password that a link is for, in a browser of the new user's own, and signs him in there. */
export async function firstSignIn(
  browser: Browser,
  { login, link }: NewUser,
  password: string,
): Promise<Page> {
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(link)
  for (const field of ['Mật khẩu mới', 'Nhập lại mật khẩu mới'])
    await theirs.getByLabel(field, { exact: true }).fill(password)
  await theirs.getByRole('button', { name: 'Đặt mật khẩu' }).click()
  await theirs.getByRole('link', { name: 'Đăng nhập' }).click()
  await fillSignIn(theirs, login, password)
  await theirs.getByRole('button', { name: /^Tài khoản của/ }).waitFor()
  return theirs
}
