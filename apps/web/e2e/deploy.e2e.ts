import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Deploy, startDeploy } from './parts/deploy.ts'
import { fillSignIn, people } from './parts/people.ts'

/** The file that the levels' screen begins with, as the build named it. */
function fileOfLevels(): string {
  const manifest = join(import.meta.dirname, '../dist/.vite/manifest.json')
  // Written by `vite build`.
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>
  return `/${files['src/domains/organisation/levels.tsx']?.file}`
}

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
  expect(deploy.pages).toEqual(['/trinh-do'])

  deploy.missing.clear()
  await again.click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
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
