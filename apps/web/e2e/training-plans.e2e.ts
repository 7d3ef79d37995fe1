import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('a plan gets its contents, is sent, and is approved by somebody else, who can make a course of it', async ({
  page,
}) => {
  const name = `Kế hoạch nâng cao ${Date.now()}`
  await openAs(page, people.hrHead, '/dao-tao/ke-hoach')
  await page.getByRole('link', { name: 'Thêm mới' }).first().click()
  await page.getByRole('textbox', { name: 'Tên kế hoạch' }).fill(name)
  await expect(page.getByRole('textbox', { name: 'Năm' })).toHaveValue(/^\d{4}$/)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: 'Trình duyệt' }).click()
  const sending = page.getByRole('dialog', { name: /Trình duyệt/ })
  await sending.getByRole('button', { name: 'Trình duyệt' }).click()
  await expect(
    page.getByText('Chưa thể trình duyệt: kế hoạch chưa có nội dung đào tạo nào.').first(),
  ).toBeVisible()
  await sending.getByRole('button', { name: 'Hủy' }).click()

  await page.getByRole('button', { name: 'Thêm nội dung' }).click()
  const adding = page.getByRole('dialog', { name: 'Thêm nội dung' })
  await adding.getByLabel('Nội dung đào tạo').fill('Vận hành cầu trục')
  await adding.getByRole('combobox', { name: 'Loại đào tạo' }).click()
  await page.getByRole('option').first().click()
  await adding.getByLabel('Số người').fill('15')
  await adding.getByLabel('Dự toán').fill('9000000')
  await adding.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('row', { name: /Vận hành cầu trục.*0\/15.*9,000,000/ })).toBeVisible()

  await page.getByRole('button', { name: 'Trình duyệt' }).click()
  await sending.getByRole('button', { name: 'Trình duyệt' }).click()
  await expect(page.getByText('Chờ duyệt', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rút lại', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Duyệt', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Trả lại', exact: true })).toHaveCount(0)

  const address = new URL(page.url()).pathname
  await openAs(page, people.administrator, address)
  await page.getByRole('button', { name: 'Duyệt', exact: true }).click()
  const approving = page.getByRole('dialog', { name: /^Duyệt/ })
  await approving.getByRole('button', { name: 'Duyệt' }).click()
  await expect(page.getByText('Đã duyệt kế hoạch.', { exact: true })).toBeVisible()
  await page
    .getByRole('row', { name: /Vận hành cầu trục/ })
    .getByRole('button', { name: /^Thao tác với/ })
    .click()
  await page.getByRole('menuitem', { name: 'Lập khóa đào tạo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vận hành cầu trục' })).toBeVisible()
})

test('people whose certificates are missing are chosen from the needs and put into a new class', async ({
  page,
}) => {
  const name = `Lớp cấp thẻ ${Date.now()}`
  await openAs(page, people.hrHead, '/dao-tao/ke-hoach')
  await page.getByRole('link', { name: 'Nhu cầu đào tạo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nhu cầu đào tạo' })).toBeVisible()
  const missing = page.getByRole('row', { name: /Thiếu chứng chỉ bắt buộc.*Mới/ })
  for (const at of [0, 1]) await missing.nth(at).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Xếp lớp', exact: true }).click()
  const placing = page.getByRole('dialog', { name: 'Xếp lớp: 2 nhu cầu' })
  await placing.getByRole('textbox', { name: 'Tên khóa' }).fill(name)
  await placing.getByRole('combobox', { name: 'Loại đào tạo' }).click()
  await page.getByRole('option').first().click()
  await placing.getByRole('button', { name: 'Xem trước' }).click()
  await expect(placing.getByText('Sẽ thêm 2 học viên.')).toBeVisible()
  await placing.getByRole('button', { name: 'Xếp lớp', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Học viên' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('row', { name: /Trong danh sách/ })).toHaveCount(2)
})
