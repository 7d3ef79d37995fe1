import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('the report tells what was taught, and which certificates end or lack', async ({ page }) => {
  await openAs(page, people.hrHead, '/dao-tao/bao-cao')
  await page.getByRole('textbox', { name: 'Khai giảng từ ngày' }).fill('01-01-2020')
  await expect(page.getByRole('row', { name: /Hội nhập nhân viên mới, đợt 1/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Xem theo' }).click()
  await page.getByRole('option', { name: 'Đơn vị' }).click()
  await expect(page.getByRole('region', { name: 'Theo đơn vị' }).getByRole('row').nth(1)).toBeVisible()
  await page.goto('/dao-tao/bao-cao?bao-cao=chung-chi')
  await page.getByRole('combobox', { name: 'Tình trạng' }).click()
  await page.getByRole('option', { name: 'Hết hạn', exact: true }).click()
  await expect(page.getByRole('row', { name: /Thẻ an toàn lao động nhóm 3.*Hết hạn/ }).first()).toBeVisible()
})

test('whoever holds the right to one report alone gets that one', async ({ page }) => {
  await openAs(page, people.unitHead, '/dao-tao/bao-cao')
  await expect(page.getByRole('heading', { name: 'Từng chứng chỉ' })).toBeVisible()
})
