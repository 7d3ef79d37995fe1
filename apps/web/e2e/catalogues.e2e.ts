import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAlone, openAs, people } from './parts/people.ts'
import { rowAction } from './parts/users.ts'

async function choose(form: Locator, page: Page, label: string, option: string) {
  await form.getByLabel(label).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('bands of a group that overlap are refused at their field, in words', async ({ page }) => {
  await openAs(page, people.hrHead, '/xep-loai')
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm xếp loại' })
  await form.getByRole('textbox', { name: 'Mã', exact: true }).fill('TRUNG-DIEM')
  await form.getByLabel('Tên xếp loại').fill('Trùng điểm')
  await choose(form, page, 'Áp dụng cho', 'Đào tạo')
  await form.getByLabel('Thứ bậc').fill('5')
  await form.getByLabel('Điểm từ').fill('7.5')
  await form.getByLabel('Điểm đến').fill('8.5')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form.getByText('Khoảng điểm trùng với một xếp loại khác trong cùng nhóm.')).toBeVisible()
})

test('what is in use stays, and the refusal begins as specified', async ({ page }) => {
  await openAs(page, people.hrHead, '/dao-tao/chung-chi/nhom?q=An%20to%C3%A0n%20lao')
  await rowAction(page, 'An toàn lao động', 'Xóa')
  await expect(
    page.getByText('Xóa thất bại! Không thể xóa vì dữ liệu đang được sử dụng ở danh mục chứng chỉ.').first(),
  ).toBeVisible()
})

test('groups of certificates are made, renamed and deleted over the list of certificates', async ({
  page,
}) => {
  const code = `N${Math.random().toString(36).slice(2, 10).toUpperCase()}`
  const [first, changed] = [`Nhóm tại chỗ ${code}`, `Nhóm đã đổi ${code}`]
  await openAs(page, people.hrHead, '/dao-tao/chung-chi')
  await page.getByRole('button', { name: 'Quản lý nhóm' }).click()
  const groups = page.getByRole('dialog', { name: 'Nhóm chứng chỉ', exact: true })
  await groups.getByRole('button', { name: 'Thêm nhóm' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm nhóm chứng chỉ' })
  await form.getByRole('textbox', { name: 'Mã', exact: true }).fill(code)
  await form.getByLabel('Tên nhóm chứng chỉ').fill(first)
  await form.getByRole('button', { name: 'Lưu' }).click()
  await groups.getByRole('button', { name: `Sửa ${first}` }).click()
  const change = page.getByRole('dialog', { name: 'Cập nhật nhóm chứng chỉ' })
  await change.getByLabel('Tên nhóm chứng chỉ').fill(changed)
  await change.getByRole('button', { name: 'Lưu' }).click()
  await groups.getByRole('button', { name: `Xóa ${changed}` }).click()
  await expect(groups.getByText(changed)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table', { name: 'Danh sách chứng chỉ' })).toBeVisible()
})

test('a catalogue is taken over from another company, item by item, and the copy is undone', async ({
  page,
}) => {
  const code = `C${Math.random().toString(36).slice(2, 10).toUpperCase()}`
  const list = page.getByRole('table', { name: 'Danh sách xếp loại' })
  const company = page.getByRole('button', { name: /^Công ty:/ })
  await openAlone(page, people.hrOfficer, '/xep-loai')
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm xếp loại' })
  await form.getByRole('textbox', { name: 'Mã', exact: true }).fill(code)
  await form.getByLabel('Tên xếp loại').fill(`Mục ${code}`)
  await choose(form, page, 'Áp dụng cho', 'Đánh giá')
  await form.getByLabel('Thứ bậc').fill('5')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()

  const here = ((await company.textContent()) ?? '').trim()
  await company.click()
  await page.getByRole('menuitemradio', { checked: false }).first().click()
  await expect(page.getByRole('button', { name: `Công ty: ${here}` })).toHaveCount(0)

  await page.goto(`/xep-loai?q=${code}`)
  await page.getByRole('button', { name: 'Lấy danh mục từ công ty …' }).click()
  const copying = page.getByRole('dialog', { name: 'Lấy danh mục từ công ty khác' })
  await copying.getByRole('button', { name: 'Bỏ chọn' }).click()
  await copying.getByRole('checkbox', { name: new RegExp(code) }).check()
  await copying.getByRole('button', { name: 'Lấy 1 mục' }).click()
  await expect(
    page.getByText('Đã lấy danh mục: thêm 1 dòng, cập nhật 0 dòng.', { exact: true }),
  ).toBeVisible()
  await expect(list.getByRole('row').filter({ hasText: code })).toBeVisible()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(list.getByRole('row').filter({ hasText: code })).toHaveCount(0)
})

test('a place is found by its old name without accents, and shown as it is called now', async ({ page }) => {
  const code = `D${Math.random().toString(36).slice(2, 10).toUpperCase()}`
  await openAs(page, people.hrHead, '/dao-tao/khoa-dao-tao/dia-diem')
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm địa điểm đào tạo' })
  await form.getByRole('textbox', { name: 'Mã', exact: true }).fill(code)
  await form.getByLabel('Tên địa điểm').fill(`Điểm ${code}`)
  await form.getByLabel('Số nhà, đường').fill('Số 1 Lê Lợi')
  await form.getByLabel('Tìm nhanh phường/xã').fill('ben nghe q1')
  await page.getByRole('option', { name: /^Phường Sài Gòn.*Trước đây: Phường Bến Nghé/ }).click()
  await expect(form.getByLabel('Tỉnh/Thành phố')).toHaveValue('Thành phố Hồ Chí Minh')
  await expect(form.getByLabel('Phường/Xã/Đặc khu')).toHaveValue('Phường Sài Gòn')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()
  const table = page.getByRole('table', { name: 'Danh sách địa điểm đào tạo' })
  await expect(table.getByRole('row').filter({ hasText: code })).toContainText(
    'Số 1 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  )
})

test('an old address is read as it was, and carried over by choosing among what became of its ward', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/dao-tao/khoa-dao-tao/dia-diem?q=nha%20van%20hoa')
  const row = page
    .getByRole('table', { name: 'Danh sách địa điểm đào tạo' })
    .getByRole('row')
    .filter({ hasText: 'Nhà văn hóa công nhân' })
  await expect(row).toContainText('Phường Tứ Liên, Quận Tây Hồ, Thành phố Hà Nội')
  await rowAction(page, 'Nhà văn hóa công nhân', 'Sửa')
  const form = page.getByRole('dialog', { name: 'Cập nhật địa điểm đào tạo' })
  await expect(form.getByText('Phường Tứ Liên, Quận Tây Hồ, Thành phố Hà Nội')).toBeVisible()
  await form.getByRole('button', { name: 'Chuyển sang địa chỉ mới' }).click()
  await expect(form.getByRole('radio')).toHaveCount(2)
  await form.getByRole('radio', { name: /^Phường Hồng Hà/ }).click()
  await expect(form.getByLabel('Phường/Xã/Đặc khu')).toHaveValue('Phường Hồng Hà')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()
  await expect(row).toContainText('Phường Hồng Hà')
})
