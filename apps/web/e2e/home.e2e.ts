import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('whoever sees employees begins with their figures, and a unit leads to its people', async ({ page }) => {
  await openAs(page, people.hrHead, '/')
  const main = page.getByRole('main')
  await expect(main.getByText('Nhân viên đang làm việc')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Mới vào gần đây' })).toBeVisible()
  const unit = main.getByRole('region', { name: 'Nhân viên theo đơn vị' }).getByRole('listitem').first()
  const [, count = ''] = /(\d+)$/.exec((await unit.textContent()) ?? '') ?? []
  await unit.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Danh sách nhân viên' })).toBeFocused()
  await expect(page.getByText(new RegExp(`^${count} nhân viên, cập nhật lúc`))).toBeVisible()
})

test('an employee begins with his own record and sees nobody else', async ({ page }) => {
  await openAs(page, people.employee, '/')
  const own = page.getByRole('region', { name: 'Hồ sơ của tôi' })
  await expect(own.getByText('Mã nhân viên')).toBeVisible()
  await expect(own.getByText('nhungdth@example.com')).toBeVisible()
  await expect(page.getByText('Nhân viên đang làm việc')).toHaveCount(0)
})

test('Ctrl K finds a screen and a person, and no word of it is in an address', async ({ page }) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await openAs(page, people.hrHead, '/?mode=test')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Tìm nhanh' })
  await field.fill('trinh do')
  await expect(page.getByRole('option', { name: 'Trình độ' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/trinh-do\?mode=test$/)

  await page.getByRole('button', { name: 'Tìm nhanh' }).click()
  await field.fill('ntd')
  await page.getByRole('option', { name: /^Nguyễn Thị Đào/ }).click()
  await expect(page).toHaveURL(/\/nhan-vien\/\d+\/chi-tiet\?mode=test$/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: /^Nguyễn Thị Đào/ })).toBeVisible()
  expect(addresses.filter((address) => /ntd|trinh%20do|trinh\+do/.test(address))).toEqual([])
})

test('who may not see employees finds screens alone', async ({ page }) => {
  await openAs(page, people.employee, '/')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Tìm nhanh' }).fill('nguyen thi dao')
  await expect(page.getByText('Không tìm thấy', { exact: false })).toBeVisible()
  await page.getByRole('combobox', { name: 'Tìm nhanh' }).fill('linh vuc')
  await expect(page.getByRole('option', { name: /^Lĩnh vực/ })).toBeVisible()
})
