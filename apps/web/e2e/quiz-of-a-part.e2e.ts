import { expect, test } from '@playwright/test'
import { axeOn } from './parts/axe.ts'
import { openAs, people } from './parts/people.ts'
import { rowAction } from './parts/row-action.ts'

test('a multiple-choice part of a periodic test is held as an exam made from it', async ({ page }) => {
  const name = `Kiểm tra nghiệp vụ ${Date.now()}`
  await openAs(page, people.hrHead, '/kiem-tra-dinh-ky/them-moi')
  await page.getByRole('textbox', { name: 'Tên đợt kiểm tra' }).fill(name)
  await page.getByRole('combobox', { name: 'Loại kiểm tra' }).click()
  await page.getByRole('option', { name: 'Nghiệp vụ' }).click()
  await page.getByRole('textbox', { name: 'Từ ngày' }).fill('02-03-2027')
  await page.getByRole('textbox', { name: 'Đến ngày' }).fill('02-03-2027')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('tab', { name: 'Phần thi' }).click()
  await page.getByRole('button', { name: 'Thêm phần thi' }).click()
  const part = page.getByRole('dialog', { name: 'Thêm phần thi' })
  await part.getByLabel('Tên phần thi').fill('Lý thuyết')
  await expect(part.getByRole('combobox', { name: 'Kỳ thi trắc nghiệm' })).toBeHidden()
  await part.getByRole('combobox', { name: 'Hình thức' }).click()
  await page.getByRole('option', { name: 'Trắc nghiệm' }).click()
  await expect(part.getByRole('combobox', { name: 'Kỳ thi trắc nghiệm' })).toBeVisible()
  await part.getByRole('button', { name: 'Lưu' }).click()
  await expect(part).toBeHidden()
  await rowAction(page, 'Lý thuyết', 'Tạo kỳ thi trắc nghiệm')
  const link = page.getByRole('link', { name: `${name} – Lý thuyết` })
  await expect(link).toBeVisible()
  const { width = 1440, height = 900 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(link).toBeVisible()
  await page.setViewportSize({ width, height })
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} – Lý thuyết` })).toBeVisible()
  await expect(page.getByText('Nháp', { exact: true })).toBeVisible()
})
