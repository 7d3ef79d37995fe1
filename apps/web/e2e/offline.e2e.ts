import { randomPort } from '@nhansu/config/playwright/own-place'
import { expect, type Page, test } from '@playwright/test'
import { startDeploy } from './parts/deploy.ts'
import { keptFiles } from './parts/kept-files.ts'
import { fresh } from './parts/levels.ts'
import { fillSignIn, openAs, people } from './parts/people.ts'

// What a worker keeps belongs to a browser of the test's own.
test.use({ serviceWorkers: 'allow', reuseContext: false })

/** Loads the page once more when the service worker looks after it. */
async function underWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  await page.reload()
}

test('the service worker keeps hashed files and a page that knows nobody, and no answer of an API', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/nhan-vien')
  await underWorker(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Nhân viên đang làm việc')).toBeVisible()
  await page.evaluate(() => fetch('/config.json').then((answer) => answer.text()))

  const entries = await keptFiles(page)
  const others = entries.map(({ path }) => path).filter((path) => !path.startsWith('/assets/'))
  expect(others).toEqual(['/'])
  const bare = entries.find(({ path }) => path === '/')?.text ?? ''
  const begins = [...bare.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)
  expect(begins.length).toBeGreaterThan(2)
  expect(entries.map(({ path }) => path)).toEqual(expect.arrayContaining(begins))
  for (const { text } of entries) expect(text).not.toMatch(/Phạm Thị Thu Hà|haptt|SM0000/)
})

test('while the server is away the app says so, keeps what is typed, and goes on by itself when it is back', async ({
  page,
  baseURL,
}) => {
  // What other tests use meanwhile stays up: away is what stands before it.
  const server = await startDeploy(baseURL ?? '', randomPort())
  const level = fresh('Gõ khi mất máy chủ')
  await page.goto(`${server.origin}/trinh-do`)
  await fillSignIn(page, people.hrHead)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await underWorker(page)
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm trình độ' })
  await form.getByLabel('Tên trình độ').fill(level.name)
  await form.getByLabel('Mã trình độ').fill(level.code)
  await form.getByLabel('Nhóm trình độ').click()
  await page.getByRole('option', { name: 'Học vấn' }).click()
  await form.getByLabel('Thứ bậc').fill('3')

  await server.close()
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form.getByRole('alert')).toContainText(/máy chủ|kết nối/)
  await expect(form.getByLabel('Tên trình độ')).toHaveValue(level.name)
  const second = await page.context().newPage()
  await second.goto(server.origin)
  await expect(second.getByRole('heading', { name: 'Không kết nối được máy chủ' })).toBeVisible()

  await server.reopen()
  await expect(page.getByText('Không kết nối được máy chủ. Ứng dụng đang tự thử lại')).toHaveCount(0)
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()
  await second.getByRole('button', { name: 'Thử lại' }).click()
  await expect(second.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeVisible()
  await server.close()
})
