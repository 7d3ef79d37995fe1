import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('days of a course are added by a weekly pattern and stand in the calendar of all courses', async ({
  page,
}) => {
  const name = `Tiếng Anh kỹ thuật ${Date.now()}`
  await openAs(page, people.hrHead, '/dao-tao/khoa-dao-tao')
  await page.getByRole('link', { name: 'Thêm mới' }).first().click()
  await page.getByRole('textbox', { name: 'Tên khóa' }).fill(name)
  await page.getByRole('combobox', { name: 'Loại đào tạo' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Ngày bắt đầu' }).fill('01-04-2030')
  await page.getByRole('textbox', { name: 'Ngày kết thúc' }).fill('30-04-2030')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('tab', { name: 'Lịch học' }).click()
  await page.getByRole('button', { name: 'Thêm theo tuần' }).click()
  const adding = page.getByRole('dialog', { name: 'Thêm buổi học theo tuần' })
  await adding.getByRole('combobox', { name: 'Học vào' }).click()
  await page.getByRole('option', { name: 'Thứ Ba', exact: true }).click()
  await page.keyboard.press('Escape')
  await adding.getByRole('button', { name: 'Xem trước' }).click()
  // 30-04-2030 is a Tuesday too, and a holiday.
  await expect(
    adding.getByText('Sẽ thêm 4 buổi học: 02-04-2030, 09-04-2030, 16-04-2030, 23-04-2030.'),
  ).toBeVisible()
  await adding.getByRole('button', { name: 'Thêm buổi học' }).click()
  await expect(page.getByText('Đã thêm 4 buổi học.', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /-04-2030/ })).toHaveCount(4)

  // The same pattern once more finds every day taken.
  await page.getByRole('button', { name: 'Thêm theo tuần' }).click()
  await adding.getByRole('combobox', { name: 'Học vào' }).click()
  await page.getByRole('option', { name: 'Thứ Ba', exact: true }).click()
  await page.keyboard.press('Escape')
  await adding.getByRole('button', { name: 'Xem trước' }).click()
  await expect(adding.getByText(/^Không có buổi học nào được thêm\. Bỏ qua 4 ngày/)).toBeVisible()
  await adding.getByRole('button', { name: 'Thêm buổi học' }).click()
  await expect(page.getByText('Không có buổi học nào được thêm.', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /-04-2030/ })).toHaveCount(4)

  await page.goto('/dao-tao/khoa-dao-tao?view=lich&thang=2030-03')
  await page.getByRole('button', { name: 'Tháng sau' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lịch đào tạo tháng 04-2030' })).toBeVisible()
  const tuesday = page.getByRole('listitem').filter({ hasText: 'Thứ Ba 02-04' })
  await expect(tuesday.getByRole('link', { name })).toBeVisible()
  await page.getByRole('tab', { name: 'Tuần', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Lịch đào tạo tuần 01-04-2030 đến 07-04-2030' }),
  ).toBeVisible()
  await expect(tuesday.getByRole('link', { name })).toBeVisible()
  await page.getByRole('tab', { name: 'Danh sách' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`Thứ Ba, 02-04-2030.*${name}`) })).toBeVisible()
})
