import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('a ready list says how many it has, names them, and is taken away as a workbook', async ({ page }) => {
  await openAs(page, people.hrHead, '/bao-cao/danh-sach')
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Sinh nhật' }) })
  await expect(line).toBeVisible()
  // A whole year of birthdays: some of the demo's people have theirs, whenever this runs.
  const year = new Date().getFullYear()
  await page.goto(`/bao-cao/danh-sach?tu-ngay=${year}-01-01&den-ngay=${year}-12-31`)
  const said = Number((await line.textContent())?.match(/\d+$/)?.[0])
  expect(said).toBeGreaterThan(0)
  await line.getByRole('link').click()

  await expect(page.getByRole('heading', { name: 'Sinh nhật', level: 1 })).toBeVisible()
  await expect(page.getByText(/ dòng$/)).toBeVisible()
  const rows = page.getByRole('table', { name: 'Sinh nhật' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Tròn')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  expect((await file).suggestedFilename()).toMatch(/^DanhSach_SinhNhat_\d{8}\.xlsx$/)
  const paper = page.waitForEvent('download')
  await page.getByRole('button', { name: 'In', exact: true }).click()
  expect((await paper).suggestedFilename()).toMatch(/^Sinh nhật .*\.pdf$/)

  await page.getByRole('link', { name: 'Tất cả danh sách' }).click()
  await expect(page.getByRole('link', { name: 'Thiếu hồ sơ' })).toBeVisible()
})

test('too many days are refused in words', async ({ page }) => {
  await openAs(
    page,
    people.hrHead,
    '/bao-cao/danh-sach?danh-sach=birthdays&tu-ngay=2024-01-01&den-ngay=2026-01-01',
  )
  await expect(page.getByText('Xem nhiều nhất 366 ngày một lần.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Thử lại' })).toHaveCount(0)
})

test('a list that there is none of leads back to those that there are', async ({ page }) => {
  await openAs(page, people.hrHead, '/bao-cao/danh-sach?danh-sach=khong_co')
  await expect(page.getByText('Không có danh sách này.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Thử lại' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Tất cả danh sách' }).click()
  await expect(page.getByRole('link', { name: 'Sinh nhật' })).toBeVisible()
})
