import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Deploy, startDeploy } from './parts/deploy.ts'
import { fillSignIn, people } from './parts/people.ts'

// What a worker keeps belongs to a browser of the test's own.
test.use({ serviceWorkers: 'allow', reuseContext: false })

/** The file that a screen begins with, as the build named it; or one of those that `chunk-groups.ts` names. */
function fileOf(moduleOrName: string): string {
  const manifest = join(import.meta.dirname, '../dist/.vite/manifest.json')
  // Written by `vite build`.
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string; name?: string }>
  const found = files[moduleOrName] ?? Object.values(files).find(({ name }) => name === moduleOrName)
  return `/${found?.file}`
}
const fileOfLevels = () => fileOf('src/domains/organisation/catalogues/levels.tsx')

let deploy: Deploy
test.beforeEach(async ({ baseURL }) => {
  deploy = await startDeploy(baseURL ?? '')
})
test.afterEach(() => deploy.close())

test('a screen whose file is gone loads the page once more, then says so, and comes when it is there again', async ({
  page,
}) => {
  await page.goto(deploy.origin)
  await fillSignIn(page, people.hrHead)
  await expect(page.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeVisible()
  deploy.missing.add(fileOfLevels())
  deploy.pages.length = 0

  await page.getByRole('button', { name: 'Danh mục' }).click()
  await page.getByRole('link', { name: 'Trình độ' }).click()
  const again = page.getByRole('main').getByRole('button', { name: /Thử lại|Tải lại/ })
  await expect(again).toBeVisible()
  expect(deploy.pages.filter((path) => path === '/trinh-do')).toEqual(['/trinh-do'])

  await page.getByRole('link', { name: 'Loại đào tạo' }).click()
  await expect(page.getByRole('heading', { name: /loại đào tạo/i, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Trình độ' }).click()
  await expect(again).toBeVisible()
  // The service worker fetches the shell, '/', whenever it gets to it.
  expect(deploy.pages.filter((path) => path !== '/')).toEqual(['/trinh-do'])

  deploy.missing.clear()
  await again.click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('who is signed in is asked for while the rest of the app is still on its way', async ({
  page,
  browser,
}) => {
  await page.goto(deploy.origin)
  await fillSignIn(page, people.hrHead)
  await expect(page.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeVisible()
  const session = await page.evaluate(() => sessionStorage.getItem('nhansu.session') ?? '')

  // A browser that keeps no file yet, and that never gets the app itself.
  deploy.missing.add(fileOf('start'))
  const context = await browser.newContext()
  await context.addInitScript((kept) => sessionStorage.setItem('nhansu.session', kept), session)
  const tab = await context.newPage()
  const answer = tab.waitForResponse('**/identity/me')
  await tab.goto(deploy.origin)
  expect((await answer).status()).toBe(200)
  await context.close()
})

test('a new version is told of, asks for unsaved work, and is used when the reader wants it', async ({
  page,
}) => {
  await page.goto(deploy.origin)
  await fillSignIn(page, people.hrHead)
  await expect(page.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeVisible()
  const controlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(controlled).toBe(true)
  const notice = page.getByText('Đã có phiên bản mới của ứng dụng.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeVisible()
  await expect(notice).toHaveCount(0)

  deploy.workerAddition = '\n// the next version'
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(notice).toBeVisible()
  deploy.pages.length = 0
  await page.getByRole('button', { name: 'Tải lại để dùng' }).click()
  await expect.poll(() => deploy.pages).toEqual(['/'])
  await expect(page.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
