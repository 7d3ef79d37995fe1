import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

const body = (page: Page) => page.getByLabel('Nội dung')
const preview = (page: Page) => page.getByRole('region', { name: 'Xem trước' })

test('an administrator writes a mail in the company’s words, looks at it, and goes back to the shipped ones', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await openAs(page, people.administrator, '/mau-thu')
  await expect(page.getByText('Mẫu mặc định', { exact: true })).toBeVisible()

  await page.getByLabel('Tiêu đề').fill('Mật khẩu của {{login}}')
  await body(page).fill(
    '<h2>Chào {{full_name}}</h2><ul><li>{{link}}</li></ul><img src=x onerror="document.title=1"><script>document.title=1</script>',
  )
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect(preview(page).getByRole('heading', { name: 'Chào Nguyễn Thị Hồng Đào' })).toBeVisible()
  await expect(preview(page).getByText('Mật khẩu của daonth')).toBeVisible()
  await expect(preview(page).locator('img, script')).toHaveCount(0)

  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Công ty tự viết')).toBeVisible()
  await expect(body(page)).toHaveValue('<h2>Chào {{full_name}}</h2><ul><li>{{link}}</li></ul>')

  await body(page).fill('<p>Chào {{ten}}</p>')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Mẫu thư không có biến {{ten}}.', { exact: false })).toBeVisible()
  await body(page).fill('<h2>Chào {{full_name}}</h2><ul><li>{{link}}</li></ul>')

  await page.getByRole('button', { name: 'Trả về mặc định' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trả về', exact: true }).click()
  await expect(page.getByText('Mẫu mặc định', { exact: true })).toBeVisible()
  expect(await page.title()).not.toBe('1')
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
})
