import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { picture } from './parts/picture.ts'

const chooser = (page: Page) => page.getByLabel(/Chọn tệp/)
const logo = (page: Page) => page.getByRole('img', { name: 'Biểu trưng của công ty' })

/** The stored file's own address, in a window of its own: the browser keeps the file and shows nothing of it. */
async function opensAsDownloadOnly(page: Page, authorization: string): Promise<void> {
  const answer = await page.request.post('/api/company/logo/ticket', { headers: { authorization } })
  const { data } = (await answer.json()) as { data: { ticket: string } }
  const other = await page.context().newPage()
  const download = other.waitForEvent('download')
  // Going to a download counts as a navigation that came to nothing.
  await other.goto(`/api/files/${data.ticket}`).catch(() => {})
  expect((await download).suggestedFilename()).toBe('biểu trưng.png')
  expect(other.url()).toBe('about:blank')
  await other.close()
}

test('an administrator gives the company a logo, replaces it, and takes it away', async ({ page }) => {
  await openAs(page, people.administrator, '/')
  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Thông tin công ty' }).click()
  await expect(page.getByRole('heading', { name: 'Thông tin công ty' })).toBeVisible()

  const file = { name: 'biểu trưng.png', mimeType: 'image/png', buffer: picture(64) }
  await chooser(page).setInputFiles(file)
  await expect(page.getByText('Đã cập nhật biểu trưng.', { exact: true })).toBeVisible()
  await expect(logo(page)).toBeVisible()
  await expect.poll(() => logo(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)

  await chooser(page).setInputFiles({ ...file, buffer: picture(32) })
  await expect.poll(() => logo(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32)

  await chooser(page).setInputFiles({ ...file, buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await expect(page.getByText('Định dạng tệp không được hỗ trợ.', { exact: false })).toBeVisible()
  await expect(logo(page)).toBeVisible()

  await page.getByRole('button', { name: 'Gỡ biểu trưng' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gỡ', exact: true }).click()
  await expect(page.getByText('Chưa có biểu trưng.', { exact: false })).toBeVisible()

  const shown = page.waitForRequest((request) => request.url().endsWith('/api/company/logo'))
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  const { authorization = '' } = (await shown).headers()
  await expect.poll(() => logo(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32)
  await opensAsDownloadOnly(page, authorization)
})
