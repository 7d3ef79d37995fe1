import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { create, find, fresh as freshLevel, rowAction, rowOf } from './parts/levels.ts'
import { fresh, usersPath } from './parts/users.ts'

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

test('a line unfolds to old and new values and leads to its record; a deleted one keeps its name', async ({
  page,
}) => {
  const level = freshLevel('Kỹ sư nhật ký')
  await openAs(page, people.administrator, '/trinh-do')
  await create(page, level)
  await find(page, level.code)
  await rowAction(page, level.name, 'Sửa')
  const form = page.getByRole('dialog', { name: 'Cập nhật trình độ' })
  await form.getByLabel('Thứ bậc').fill('66')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()
  const trail = `/phan-quyen/nhat-ky?q=${encodeURIComponent(level.name)}`
  await page.goto(trail)
  const line = lines(page).filter({ hasText: 'Cập nhật trình độ' })
  await line.getByRole('button', { name: /^Mở rộng/ }).click()
  await expect(page.getByText('Thứ bậc: 55 → 66')).toBeVisible()

  await page.goto('/trinh-do')
  await find(page, level.code)
  await rowAction(page, level.name, 'Xóa')
  await expect(rowOf(page, level.name)).toHaveCount(0)
  await page.goto(trail)
  await expect(lines(page)).toHaveCount(4)
  for (const place of [1, 2, 3]) await expect(lines(page).nth(place)).toContainText(`${level.name}(đã xóa)`)

  const role = fresh('Vai trò có trang')
  await page.goto('/phan-quyen/vai-tro/them-moi')
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill(role)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()
  await page.goto(`/phan-quyen/nhat-ky?q=${encodeURIComponent(role)}`)
  await lines(page).nth(1).getByRole('link', { name: role }).click()
  await expect(page.getByRole('textbox', { name: 'Tên vai trò' })).toHaveValue(role)
})

test('it is explained which role lets a user see a screen, and what he lacks for another', async ({
  page,
}) => {
  await openAs(page, people.administrator, usersPath)
  await rowAction(page, 'Lê Minh Châu', 'Vì sao người này (không) thấy?')
  await expect(page.getByRole('combobox', { name: 'Người dùng' })).toHaveValue(/^Lê Minh Châu/)
  await choose(page, 'Màn hình', 'hop dong', /^Hợp đồng$/)
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
