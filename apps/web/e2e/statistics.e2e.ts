import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('a figure of a report opens as many people as it says, and the address keeps the question', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/bao-cao')
  await expect(page.getByRole('table', { name: 'Tổng quan nhân sự' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Báo cáo' }).click()
  await page.getByRole('option', { name: 'Độ tuổi' }).click()
  const ages = page.getByRole('table', { name: 'Độ tuổi' })
  const figure = ages.getByRole('button', { name: /, 25-29 tuổi, Nữ: xem danh sách$/ })
  const said = Number((await figure.textContent())?.replaceAll(',', ''))
  expect(said).toBeGreaterThan(0)
  await figure.click()
  const list = page.getByRole('dialog', { name: '25-29 tuổi: Nữ' })
  await expect(list.getByText(`${said} dòng`)).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText('Sinh ngày')
  await list.getByRole('button', { name: 'Đóng' }).last().click()

  await expect(page).toHaveURL(/bao-cao=ages/)
  await page.reload()
  await expect(ages).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải Excel' }).click()
  expect((await file).suggestedFilename()).toMatch(/^ThongKe_DoTuoi_\d{8}\.xlsx$/)
})
