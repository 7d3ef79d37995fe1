import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('a campaign is planned step by step, opened when nothing hinders it, read, and closed', async ({
  page,
}) => {
  const name = `Tuyển thợ điện ${Date.now()}`
  await openAs(page, people.administrator, '/tuyen-dung/dot-tuyen-dung')
  await page.getByRole('link', { name: 'Thêm mới' }).click()
  await page.getByRole('textbox', { name: 'Tên đợt' }).fill(name)
  await choose(page, 'Đơn vị đề nghị', 'treeitem')
  await choose(page, 'Vị trí', 'option')
  await page.getByRole('textbox', { name: 'Hạn nộp hồ sơ' }).fill('31-12-2030')
  await page.getByRole('textbox', { name: 'Mô tả công việc' }).fill('Lắp đặt và sửa chữa điện nhà xưởng.')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const lacking = page.getByRole('region', { name: 'Trước khi mở tuyển' })
  await expect(lacking.getByText('Chưa có yêu cầu đối với ứng viên.')).toBeVisible()

  await page.getByRole('button', { name: 'Sửa thông tin' }).click()
  const general = page.getByRole('dialog', { name: 'Cập nhật đợt tuyển dụng' })
  await general.getByRole('textbox', { name: 'Yêu cầu' }).fill('Có chứng chỉ điện công nghiệp.')
  await general.getByRole('button', { name: 'Lưu' }).click()
  await expect(lacking.getByText('Chưa có yêu cầu đối với ứng viên.')).toBeHidden()

  await page.getByRole('tab', { name: 'Điều kiện' }).click()
  await page.getByRole('button', { name: 'Thêm điều kiện' }).click()
  const condition = page.getByRole('dialog', { name: 'Thêm điều kiện' })
  await choose(condition, 'Tiêu chí', 'option', 'Tuổi')
  await choose(condition, 'So sánh', 'option', 'Nằm trong khoảng')
  await condition.getByRole('textbox', { name: 'Từ' }).fill('18')
  await condition.getByRole('textbox', { name: 'Đến' }).fill('35')
  await condition.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('row', { name: /Tuổi.*18 – 35/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Vòng' }).click()
  await page.getByRole('button', { name: 'Thêm vòng' }).click()
  const round = page.getByRole('dialog', { name: 'Thêm vòng' })
  await round.getByRole('textbox', { name: 'Tên vòng' }).fill('Phỏng vấn chuyên môn')
  await choose(round, 'Loại vòng', 'option', 'Phỏng vấn')
  await round.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('button', { name: 'Thao tác với Phỏng vấn chuyên môn' }).click()
  await page.getByRole('menuitem', { name: 'Bộ phỏng vấn' }).click()
  const kit = page.getByRole('dialog', { name: 'Bộ phỏng vấn: Phỏng vấn chuyên môn' })
  await kit.getByRole('button', { name: 'Thêm tiêu chí' }).click()
  await kit.getByRole('textbox', { name: 'Tiêu chí' }).fill('Tay nghề điện')
  await kit.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('1 tiêu chí, 0 câu hỏi')).toBeVisible()
  await expect(lacking.getByText('Đợt đã đủ điều kiện mở tuyển.')).toBeVisible()

  await deed(page, 'Mở tuyển dụng')
  await expect(page.getByText('Đang tuyển dụng').first()).toBeVisible()
  await page.getByRole('link', { name: 'Ứng viên', exact: true }).click()
  await page.getByRole('link', { name: 'Thêm ứng viên' }).first().click()
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Lương Văn Chưa Kết Luận')
  await page.getByRole('textbox', { name: 'Ngày sinh' }).fill('02-03-1997')
  await page.getByRole('textbox', { name: 'Điện thoại' }).fill(`09${String(Date.now()).slice(-8)}`)
  await choose(page, 'Cách đồng ý', 'option')
  await page.getByRole('button', { name: 'Lưu' }).click()
  // Opened, and so seen.
  await expect(page.getByRole('main').getByText('Đã xem', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Xem đợt tuyển dụng' }).click()

  await page.getByRole('button', { name: 'Kết thúc đợt' }).click()
  const closing = page.getByRole('dialog', { name: /^Kết thúc đợt/ })
  await choose(closing, 'Đã xem (1 ứng viên)', 'option', 'Không đạt')
  await expect(closing.getByText('1 ứng viên "Đã xem" chuyển sang "Không đạt".')).toBeVisible()
  await closing.getByLabel('Lý do kết luận').fill('Không tuyển vị trí này nữa.')
  await closing.getByLabel('Ghi chú kết thúc').fill('Chuyển sang thuê ngoài.')
  await closing.getByRole('button', { name: 'Kết thúc đợt' }).click()
  await expect(page.getByText('Kết thúc: Chuyển sang thuê ngoài.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sửa thông tin' })).toBeHidden()
  await page.getByRole('tab', { name: 'Lịch sử' }).click()
  await expect(page.getByText('Đang tuyển dụng → Hoàn thành')).toBeVisible()
})

async function deed(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  await page
    .getByRole('dialog', { name: new RegExp(`^${label}`) })
    .getByRole('button', { name: label })
    .click()
}

/** Opens a choice and takes the named one, or the first. */
async function choose(
  place: Pick<Page, 'getByRole'> & { page?: () => Page },
  field: string,
  role: 'option' | 'treeitem',
  name?: string,
): Promise<void> {
  await place.getByRole('combobox', { name: field }).click()
  const whole = place.page?.() ?? place
  await whole
    .getByRole(role, name === undefined ? {} : { name, exact: true })
    .first()
    .click()
}
