import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { fresh, rowAction, usersPath } from './parts/users.ts'

const lines = (page: Page) => page.getByRole('table', { name: 'Nhật ký thao tác' }).getByRole('row')
const answer = (page: Page) => page.getByRole('region', { name: 'Trả lời' })

async function choose(page: Page, field: string, words: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field }).fill(words)
  await page.getByRole('option', { name: option }).first().click()
}

test('the trail tells in words who did what, is searched and filtered, and offers nothing to change', async ({
  page,
}) => {
  const name = fresh('Vai trò nhật ký')
  await openAs(page, people.administrator, '/phan-quyen/vai-tro/them-moi')
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill(name)
  await page.getByRole('checkbox', { name: 'Cả nhóm Trình độ' }).check()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Nhật ký', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nhật ký thao tác' })).toBeFocused()
  const search = page.getByRole('searchbox', { name: /^Tìm theo người/ })
  await search.fill(name)
  await search.press('Enter')
  await expect(lines(page)).toHaveCount(2)
  const line = lines(page).nth(1)
  for (const words of ['Trần Quốc Hưng', 'Thêm vai trò', name, 'Thành công', 'Tên vai trò', 'Xem trình độ'])
    await expect(line).toContainText(words)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  expect((await file).suggestedFilename()).toMatch(/^Nhật ký thao tác.*\.xlsx$/)

  await page.getByRole('button', { name: 'Lọc theo Kết quả' }).click()
  const filter = page.getByRole('dialog', { name: /Kết quả/ })
  await filter.getByText('Bị từ chối').click()
  await filter.getByRole('button', { name: 'Lọc', exact: true }).click()
  await expect(page).toHaveURL(/f\.result=in:refused/)
  await expect(page.getByText('Không có dữ liệu để hiển thị')).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.goto(`/phan-quyen/nhat-ky?q=${encodeURIComponent(name)}&f.at=lte:2020-01-01T00:00:00Z`)
  await expect(page.getByText('Không có dữ liệu để hiển thị')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Thao tác với/ })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('it is explained which role lets a user see a screen, and what he lacks for another', async ({
  page,
}) => {
  await openAs(page, people.administrator, usersPath)
  await rowAction(page, 'Lê Minh Châu', 'Vì sao người này (không) thấy?')
  await expect(page.getByRole('combobox', { name: 'Người dùng' })).toHaveValue(/^Lê Minh Châu/)
  await choose(page, 'Màn hình', 'hop dong', /^Hợp đồng \/hop-dong/)
  await expect(answer(page)).toContainText('Được phép')
  await expect(answer(page)).toContainText(
    'Vai trò "Chuyên viên nhân sự" cho phép: Xem hợp đồng (Công ty hiện tại).',
  )
  await choose(page, 'Hoặc thao tác', 'xoa vai tro', /^Xóa vai trò/)
  await expect(answer(page)).toContainText('Không được phép')
  await expect(answer(page)).toContainText('Không vai trò nào của người dùng cho phép')
  await expect(page.getByRole('combobox', { name: 'Màn hình' })).toHaveValue('')

  await page.reload()
  await expect(answer(page)).toContainText('Không được phép')
  await choose(page, 'Màn hình', 'linh vuc', 'Lĩnh vực')
  await expect(answer(page)).toContainText('Mọi người dùng đã đăng nhập vào công ty này đều dùng được.')
  await choose(page, 'Hoặc thao tác', 'xoa vai tro', /^Xóa vai trò/)
  await answer(page).getByRole('link', { name: 'Quản trị hệ thống' }).click()
  await expect(page.getByRole('textbox', { name: 'Tên vai trò' })).toHaveValue('Quản trị hệ thống')
})
