import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type Session, signIn, switchCompany } from '@nhansu/sdk'
import { type Page, test } from '@playwright/test'

/** Accounts of the demo group, by what they may do. */
export const people = {
  /** Every company, every right. Begins at the head office. */
  administrator: 'hungtq',
  /** Everything about people, in two companies. */
  hrHead: 'haptt',
  /** Records, contracts and catalogues of the same two companies. As this account tests change the company. */
  hrOfficer: 'chaulm',
  /** Sees his team and what is below it, in one company. */
  unitHead: 'thangvv',
  /** His own record only. */
  employee: 'nhungdth',
  /** The same, of another company. One takes one exam at a time, so a test that takes one may need somebody else for it. */
  driver: 'manhnv',
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

/** A new session of somebody's, begun without the sign-in page. */
async function newSession(login: string, companyName = headOffice): Promise<Session> {
  const origin = test.info().project.use.baseURL ?? ''
  const baseUrls = { product: `${origin}/api`, identity: `${origin}/identity` }
  const client = createClient({ baseUrls })
  const session = await signIn(client, { login, password: passwordOf(login) })
  if (login !== people.administrator) return session
  // A sign-in opens the company last used, which for a shared account is whatever another test has chosen.
  const { companies } = await client.call('session.companies')
  const home = companies.find((company) => company.short_name === companyName)
  if (!home) throw new Error(`the demo group has no company ${companyName}`)
  return home.id === session.companyId ? session : switchCompany(client, home.id)
}

/** This worker's sessions, one for each account: signing in by the page took as long as many a test itself. */
const sessions = new Map<string, Promise<Session>>()

function sessionOf(login: string): Promise<Session> {
  const session = sessions.get(login) ?? newSession(login)
  sessions.set(login, session)
  return session
}

/** Opens a page as somebody who is signed in already. Other tests share the session: it is to live, in its company. */
export async function openAs(page: Page, login: string, path: string): Promise<void> {
  await openIn(page, await sessionOf(login), path)
}

/**
 * The same in a session of the test's own, for what ends it or changes its company.
 * @param companyName where the administrator works in it; who has one company works there
 */
export async function openAlone(
  page: Page,
  login: string,
  path: string,
  companyName?: string,
): Promise<void> {
  await openIn(page, await newSession(login, companyName), path)
}

async function openIn(page: Page, session: Session, path: string): Promise<void> {
  // Any answer of the origin will do: what a tab holds is the origin's.
  await page.goto('/config.json')
  await page.evaluate((kept) => sessionStorage.setItem('nhansu.session', kept), JSON.stringify(session))
  await page.goto(path)
  await page.getByRole('button', { name: /^Tài khoản của/ }).waitFor()
}
