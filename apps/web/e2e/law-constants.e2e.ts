import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

const path = '/thong-so-phap-luat'
const row = (page: Page, label: string) => page.getByRole('row').filter({ hasText: label })
const reminder = 'Nhắc trước khi hết thử việc'

test('the group’s administrator sees what a new value means before it is written, and what stood there stays', async ({
  page,
}) => {
  await openAs(page, people.administrator, path)
  await expect(row(page, 'Lương tối thiểu tháng, vùng I').first()).toContainText('Nghị định 293/2025/NĐ-CP')
  await page.getByRole('button', { name: `Thêm giá trị: ${reminder}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Thêm giá trị' })
  await dialog.getByRole('button', { name: 'Xem trước' }).click()
  await expect(dialog.getByLabel('Căn cứ')).toHaveAccessibleDescription(/Vui lòng nhập căn cứ\./)
  await dialog.getByLabel('Áp dụng từ ngày').fill('01/01/2099')
  await dialog.getByLabel('Giá trị (ngày)').fill('21')
  await dialog.getByLabel('Căn cứ').fill('Quy chế nhân sự 2099')
  await dialog.getByRole('button', { name: 'Xem trước' }).click()
  await expect(dialog).toContainText('7 ngày')
  await expect(dialog).toContainText('Giá trị mới chênh hơn một nửa')
  await dialog.getByRole('button', { name: 'Sửa lại' }).click()
  await expect(dialog.getByLabel('Giá trị (ngày)')).toHaveValue('21')
  await dialog.getByRole('button', { name: 'Xem trước' }).click()
  await dialog.getByRole('button', { name: 'Ghi giá trị' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()
  await expect(row(page, reminder)).toContainText('21 ngày từ 01-01-2099')

  await page.getByRole('button', { name: `Lịch sử: ${reminder}` }).click()
  const history = page.getByRole('dialog', { name: reminder })
  await expect(history.getByRole('listitem').nth(0)).toContainText('Sắp áp dụng')
  await expect(history.getByRole('listitem').nth(0)).toContainText('Trần Quốc Hưng ghi')
  await expect(history.getByRole('listitem').nth(1)).toContainText('Có sẵn trong hệ thống')
})

test('who does not administer the whole group reads only', async ({ page }) => {
  await openAs(page, people.hrHead, path)
  await expect(page.getByText('Chỉ quản trị viên của cả tập đoàn thêm được giá trị mới.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Lịch sử: / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Thêm giá trị/ })).toHaveCount(0)
})
