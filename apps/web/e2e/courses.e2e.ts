import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('a course is made, filled, opened for registration and cancelled', async ({ page }) => {
  const name = `An toàn điện ${Date.now()}`
  await openAs(page, people.hrHead, '/dao-tao/khoa-dao-tao')
  await page.getByRole('link', { name: 'Thêm mới' }).first().click()
  await page.getByRole('textbox', { name: 'Tên khóa' }).fill(name)
  await page.getByRole('combobox', { name: 'Loại đào tạo' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Ngày bắt đầu' }).fill('01-03-2027')
  await page.getByRole('textbox', { name: 'Ngày kết thúc' }).fill('03-03-2027')
  await page.getByRole('combobox', { name: 'Địa điểm' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: 'Mở đăng ký' }).click()
  await expect(page.getByText('Chưa thể mở đăng ký: còn thiếu môn học, hạn xác nhận.').first()).toBeVisible()

  await page.getByRole('tab', { name: 'Môn học' }).click()
  await page.getByRole('button', { name: 'Thêm môn học' }).click()
  const subject = page.getByRole('dialog', { name: 'Thêm môn học' })
  await subject.getByLabel('Tên môn').fill('Lý thuyết điện')
  await subject.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('row', { name: /Lý thuyết điện/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Thông tin chung' }).click()
  await page.getByRole('button', { name: 'Sửa thông tin chung' }).click()
  const general = page.getByRole('dialog', { name: 'Cập nhật khóa đào tạo' })
  await general.getByLabel('Hạn xác nhận').fill('20-02-2027')
  await general.getByRole('button', { name: 'Lưu' }).click()
  await expect(general).toBeHidden()
  await page.getByRole('button', { name: 'Mở đăng ký' }).click()
  await expect(page.getByText('Đã mở đăng ký khóa đào tạo.', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Hủy khóa' }).click()
  const question = page.getByRole('dialog', { name: `Hủy khóa ${name}?` })
  await question.getByLabel('Lý do').fill('Giảng viên ốm dài ngày.')
  await question.getByRole('button', { name: 'Hủy khóa' }).click()
  await expect(page.getByText('Lý do hủy: Giảng viên ốm dài ngày.')).toBeVisible()
  await page.getByRole('tab', { name: 'Môn học' }).click()
  await expect(page.getByRole('button', { name: 'Thêm môn học' })).toBeHidden()
})
