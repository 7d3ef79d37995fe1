import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('people are added to a course, one waits for a seat, and gets it when another refuses', async ({
  page,
}) => {
  const name = `Nâng hàng an toàn ${Date.now()}`
  await openAs(page, people.hrHead, '/dao-tao/khoa-dao-tao/them-moi')
  await page.getByRole('textbox', { name: 'Tên khóa' }).fill(name)
  await page.getByRole('combobox', { name: 'Loại đào tạo' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Số người tối đa' }).fill('1')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('tab', { name: 'Học viên' }).click()
  await page.getByRole('button', { name: 'Thêm học viên' }).click()
  const adding = page.getByRole('dialog', { name: 'Thêm học viên' })
  await adding.getByRole('button', { name: 'Xem trước' }).click()
  await expect(adding.getByText('Vui lòng chọn nhân viên hoặc đơn vị.')).toBeVisible()
  const field = adding.getByRole('combobox', { name: 'Nhân viên' })
  await field.click()
  await expect(page.getByRole('option').nth(1)).toBeVisible()
  // By name: what has been chosen may stand elsewhere in the list.
  const [first = '', second = ''] = await page.getByRole('option').allTextContents()
  for (const one of [first, second]) {
    const option = page.getByRole('option', { name: one, exact: true })
    // A press that meets the list while it is drawn anew chooses nothing.
    await expect(async () => {
      if ((await option.getAttribute('aria-selected')) !== 'true') await option.click()
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 3000 })
    }).toPass()
  }
  await page.keyboard.press('Escape')
  await adding.getByRole('button', { name: 'Xem trước' }).click()
  await expect(adding.getByText(/Sẽ thêm 2 học viên, trong đó 1 người vào danh sách chờ/)).toBeVisible()
  await adding.getByRole('button', { name: 'Thêm những người còn lại' }).click()
  await expect(page.getByText('Đã thêm 2 học viên, 1 người chờ chỗ.', { exact: true })).toBeVisible()

  const seated = page.getByRole('row', { name: /Trong danh sách/ })
  await expect(page.getByRole('row', { name: /Danh sách chờ \(thứ 1\)/ })).toBeVisible()
  await seated.getByRole('button', { name: /^Thao tác với/ }).click()
  await page.getByRole('menuitem', { name: 'Ghi nhận từ chối' }).click()
  const refusing = page.getByRole('dialog', { name: /^Ghi nhận từ chối: / })
  await refusing.getByLabel('Lý do').fill('Trùng lịch sản xuất.')
  await refusing.getByRole('button', { name: 'Ghi nhận từ chối' }).click()
  await expect(page.getByRole('row', { name: /Từ chối/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Đã đăng ký/ })).toBeVisible()
})

test('an invited person reads the course and the own answer, others find nothing', async ({ page }) => {
  await openAs(page, people.hrHead, '/dao-tao/khoa-dao-tao')
  const course = page.getByRole('link', { name: 'Huấn luyện an toàn lao động nhóm 3' }).first()
  const address = (await course.getAttribute('href'))?.replace('cap-nhat', 'xac-nhan-tham-gia-dao-tao') ?? ''
  await page.goto(address)
  await expect(page.getByText('Bạn đã xác nhận tham gia.')).toBeVisible()
  await expect(page.getByText('Đồng nghiệp cùng học')).toBeVisible()
  await page.goto('/dao-tao/khoa-dao-tao/999999/xac-nhan-tham-gia-dao-tao')
  await expect(page.getByText('Không tìm thấy dữ liệu.')).toBeVisible()
})
