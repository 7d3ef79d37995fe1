import type { Page } from 'playwright'

/** A demo account and its password. */
export interface Account {
  login: string
  password: string
}

/** Signs in by way of the sign-in page, and waits for the frame. */
export async function signIn(page: Page, { login, password }: Account): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Tên đăng nhập').fill(login)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await page.getByRole('button', { name: /^Tài khoản của/ }).waitFor()
}
