import { passingFolder, randomPort } from '@nhansu/config/playwright/own-place'
import { demoPassword, type RunningProduct, runProduct } from '@nhansu/config/playwright/run-product'
import { expect, type Page, test } from '@playwright/test'
import { keptFiles } from './parts/kept-files.ts'
import { fillSignIn, openAs, people } from './parts/people.ts'

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

test.describe('while the server is away', () => {
  const port = randomPort()
  const dataDir = passingFolder()
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    PORTAL_PORT: String(port + 1),
    LOG_LEVEL: 'fatal',
  }
  test.use({ baseURL: `http://localhost:${port}` })
  let running: RunningProduct | undefined
  const start = async () => (running = await runProduct(environment))
  test.afterAll(() => running?.stop())

  test('the app says so, keeps what is typed, and goes on by itself when it is back', async ({ page }) => {
    const first = await start()
    await page.goto('/trinh-do')
    await fillSignIn(page, people.hrHead, demoPassword(dataDir, people.hrHead) ?? '')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await underWorker(page)
    await page.getByRole('button', { name: 'Thêm mới' }).click()
    const form = page.getByRole('dialog', { name: 'Thêm trình độ' })
    await form.getByLabel('Tên trình độ').fill('Gõ khi mất máy chủ')
    await form.getByLabel('Mã trình độ').fill('MMC')
    await form.getByLabel('Nhóm trình độ').click()
    await page.getByRole('option', { name: 'Học vấn' }).click()
    await form.getByLabel('Thứ bậc').fill('3')

    await first.stop()
    await form.getByRole('button', { name: 'Lưu' }).click()
    await expect(form.getByRole('alert')).toContainText(/máy chủ|kết nối/)
    await expect(form.getByLabel('Tên trình độ')).toHaveValue('Gõ khi mất máy chủ')
    const second = await page.context().newPage()
    await second.goto('/')
    await expect(second.getByRole('heading', { name: 'Không kết nối được máy chủ' })).toBeVisible()

    await start()
    await expect(page.getByText('Không kết nối được máy chủ. Ứng dụng đang tự thử lại')).toHaveCount(0)
    await form.getByRole('button', { name: 'Lưu' }).click()
    await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()
    await second.getByRole('button', { name: 'Thử lại' }).click()
    await expect(second.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeVisible()
  })
})
