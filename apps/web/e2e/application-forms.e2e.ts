import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

/** Opens the campaign of the demo that is open, at what it asks of applicants. */
async function openForm(page: Page): Promise<void> {
  await openAs(page, people.administrator, '/tuyen-dung/dot-tuyen-dung')
  // Not a copy of it, which another test makes.
  const open = page.getByRole('row').filter({ hasText: 'Đang tuyển' })
  await open.getByRole('link', { name: 'Tuyển nhân viên kho vận' }).first().click()
  await page.getByRole('tab', { name: 'Biểu mẫu dự tuyển' }).click()
  await expect(page.getByRole('heading', { name: 'Biểu mẫu dự tuyển' })).toBeVisible()
}

test('HR says what a campaign asks of applicants, and sees it as they will on a telephone', async ({
  page,
}) => {
  await openForm(page)
  // A campaign of its own: what others do with that one meanwhile is a newer version.
  await page.getByRole('button', { name: 'Sao chép', exact: true }).click()
  await expect(page.getByText(/^Đã tạo đợt/)).toBeVisible()
  // The page that is left has such a tab too, chosen.
  await expect(page.getByRole('tab', { name: 'Biểu mẫu dự tuyển', selected: false })).toBeVisible()
  await page.getByRole('tab', { name: 'Biểu mẫu dự tuyển' }).click()
  await expect(page.getByText('Chưa thể công khai vì:')).toBeVisible()
  await page.getByRole('button', { name: 'Sửa biểu mẫu' }).click()
  const form = page.getByRole('dialog', { name: 'Biểu mẫu dự tuyển' })
  await expect(form.getByRole('textbox', { name: 'Lý do cần hỏi Chiều cao (cm)' })).toBeHidden()
  await form.getByRole('combobox', { name: 'Chiều cao (cm)' }).click()
  await page.getByRole('option', { name: 'Không bắt buộc' }).click()
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form.getByText('Vui lòng nhập lý do cần hỏi Chiều cao (cm).').first()).toBeVisible()
  await form.getByRole('textbox', { name: 'Lý do cần hỏi Chiều cao (cm)' }).fill('Xếp hàng lên giá cao.')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()

  const question = `Bạn có bằng lái xe nâng không, lần ${Date.now()}?`
  await page.getByRole('button', { name: 'Thêm câu hỏi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thêm câu hỏi' })
  await dialog.getByRole('textbox', { name: 'Câu hỏi' }).fill(question)
  await dialog.getByRole('combobox', { name: 'Kiểu trả lời' }).click()
  await page.getByRole('option', { name: 'Chọn một' }).click()
  await dialog.getByRole('textbox', { name: 'Lựa chọn' }).fill('Có\nKhông\nĐang học')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect(
    page.getByRole('row', { name: new RegExp(`lần.*Chọn một: Có, Không, Đang học`) }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Xem trước' }).click()
  const preview = page.getByRole('dialog', { name: 'Xem trước biểu mẫu' })
  await expect(preview.getByText('Vì sao cần: Xếp hàng lên giá cao.')).toBeVisible()
  await expect(preview.getByRole('textbox', { name: question })).toBeVisible()
  await expect(preview.getByText('xóa sau 30 ngày', { exact: false }).first()).toBeVisible()
})

test('a campaign is put on the portal with its link and code, paused and taken away', async ({ page }) => {
  await openForm(page)
  const panel = page.getByRole('region', { name: 'Trên cổng ứng tuyển' })
  const press = (name: string) => panel.getByRole('button', { name }).click()
  // As it begins depends on what was done before with it.
  await expect(panel.getByRole('img', { name: 'Mã QR của đợt tuyển dụng' })).toBeVisible()
  if (await panel.getByRole('button', { name: 'Gỡ khỏi cổng' }).isVisible()) await press('Gỡ khỏi cổng')
  await press('Đăng lên cổng')
  await expect(panel.getByText('Đang đăng')).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Đường dẫn của đợt' })).toHaveValue(
    /\/tuyen-dung\/[A-Za-z0-9_-]{22}$/,
  )
  const download = page.waitForEvent('download')
  await press('Tải mã QR')
  expect((await download).suggestedFilename()).toBe('ma-qr.svg')
  const poster = page.waitForEvent('download')
  await press('In thông báo tuyển dụng')
  expect((await poster).suggestedFilename()).toBe('Thông báo tuyển dụng Tuyển nhân viên kho vận.pdf')
  await press('Tạm ngừng nhận hồ sơ')
  await press('Nhận hồ sơ trở lại')
  await expect(panel.getByText('Đang đăng')).toBeVisible()
})

test('a new text to agree to follows the one in force, and says how long data are kept', async ({ page }) => {
  await openAs(page, people.administrator, '/tuyen-dung/dot-tuyen-dung')
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Nội dung đồng ý' }).click()
  const texts = page.getByRole('dialog', { name: 'Nội dung đồng ý' })
  await expect(texts.getByText('24 tháng', { exact: false }).first()).toBeVisible()
  await texts.getByRole('button', { name: 'Soạn bản mới' }).nth(1).click()
  const writing = page.getByRole('dialog', { name: 'Lưu hồ sơ trong nguồn dự trữ' })
  await writing.getByRole('textbox', { name: 'Nội dung' }).fill('Tôi đồng ý để công ty lưu hồ sơ của tôi.')
  await writing.getByRole('button', { name: 'Ban hành' }).click()
  await expect(
    writing.getByText('Nội dung phải có {months} để nêu số tháng lưu dữ liệu.').first(),
  ).toBeVisible()
  const words = `Tôi đồng ý, lần ${Date.now()}, để công ty lưu hồ sơ của tôi`
  await writing.getByRole('textbox', { name: 'Nội dung' }).fill(`${words} {months} tháng.`)
  await writing.getByRole('button', { name: 'Ban hành' }).click()
  await expect(texts.getByText(`${words} 24 tháng.`)).toBeVisible()
})
