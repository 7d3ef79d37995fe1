import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Accounts of the demo group, by what they may do. */
export const people = {
  /** Every company, every right. Begins at the head office, see {@link openAs}. */
  administrator: 'hungtq',
  /** Everything about people, in two companies. */
  hrHead: 'haptt',
  /**
   * Records, contracts and catalogues of the same two companies. Only as this account tests change the company: the
   * next sign-in opens the company last used, and tests run side by side.
   */
  hrOfficer: 'chaulm',
  /** Sees his team and what is below it, in one company. */
  unitHead: 'thangvv',
  /** His own record only. */
  employee: 'nhungdth',
} as const

/** A demo account's password, made at random when the server's data folder was. */
export function passwordOf(login: string): string {
  const file = readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'demo.txt'), 'utf8')
  const line = file.split('\n').find((text) => text.startsWith(`${login} `))
  const password = line?.split(/\s+/)[1]
  if (!password) throw new Error(`demo.txt has no account ${login}`)
  return password
}

/** Fills the sign-in form in and sends it. */
export async function fillSignIn(page: Page, login: string, password = passwordOf(login)): Promise<void> {
  await page.getByLabel('Tên đăng nhập').fill(login)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
}

/** Where the administrator works, unless a test says otherwise. */
const headOffice = 'Tập đoàn Sông Mẫu'

/** Opens a page as somebody, by way of the sign-in page. */
export async function openAs(page: Page, login: string, path: string): Promise<void> {
  await page.goto(path)
  await fillSignIn(page, login)
  await page.getByRole('button', { name: /^Tài khoản của/ }).waitFor()
  if (login === people.administrator) await inHeadOffice(page, path)
}

/** A sign-in opens the company last used, which for a shared account is whatever another test has chosen. */
async function inHeadOffice(page: Page, path: string): Promise<void> {
  const company = page.getByRole('button', { name: /^Công ty:/ })
  const there = page.getByRole('button', { name: `Công ty: ${headOffice}`, exact: true })
  await company.waitFor()
  if (await there.isVisible()) return
  await company.click()
  await page.getByRole('menuitemradio', { name: new RegExp(`^${headOffice}`) }).click()
  await there.waitFor()
  await page.goto(path)
}
