import { expect, test } from '@playwright/test'
import { deep } from './parts/deep.ts'
import { openAs, people } from './parts/people.ts'
import { fresh, rowAction } from './parts/users.ts'

test('a position is made for a unit, taken out of use, brought back and deleted', async ({ page }) => {
  const name = fresh('Chức vụ')
  await openAs(page, people.hrHead, '/chuc-vu')
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm chức vụ' })
  await form
    .getByRole('textbox', { name: 'Mã', exact: true })
    .fill(`E${Math.random().toString(36).slice(2, 10)}`.toUpperCase())
  await form.getByLabel('Tên chức vụ').fill(name)
  await form.getByRole('combobox', { name: 'Đơn vị' }).fill('phap che')
  await page.getByRole('treeitem', { name: /Ban Pháp chế/ }).click()
  await form.getByLabel('Cấp chức vụ').click()
  await page.getByRole('option', { name: 'Chuyên viên', exact: true }).click()
  await form.getByLabel('Định biên').fill('2')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Tìm chức vụ' })
  await search.fill(name)
  await search.press('Enter')
  const row = page
    .getByRole('table', { name: 'Danh sách chức vụ' })
    .getByRole('row')
    .filter({ hasText: name })
  await expect(row).toContainText('Ban Pháp chế')
  await expect(row).toContainText('0/2')
  await expect(row).toContainText('Thiếu 2')
  await rowAction(page, name, 'Ngừng sử dụng')
  await expect(row).toContainText('Ngừng sử dụng')
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(row).toContainText('Đang sử dụng')
  await rowAction(page, name, 'Xóa')
  await expect(row).toHaveCount(0)
})

test('a position that somebody holds stays in use, and says why', async ({ page }) => {
  await openAs(page, people.hrHead, '/chuc-vu')
  const row = page
    .getByRole('table', { name: 'Danh sách chức vụ' })
    .getByRole('row')
    .filter({ hasText: /[1-9]\d*\/\d+/ })
    .first()
  await row.getByRole('button', { name: /^Thao tác với/ }).click()
  const stop = page.getByRole('menuitem', { name: /Ngừng sử dụng/ })
  await expect(stop).toHaveAttribute('aria-disabled', 'true')
  await expect(stop).toContainText('người đang giữ chức vụ này')
})

test(
  'two people change the same position: what a reference points at is told by its name',
  deep,
  async ({ page, browser }) => {
    const name = fresh('Chức vụ hai người')
    await openAs(page, people.hrHead, '/chuc-vu')
    await page.getByRole('button', { name: 'Thêm mới' }).click()
    const adding = page.getByRole('dialog', { name: 'Thêm chức vụ' })
    await adding
      .getByRole('textbox', { name: 'Mã', exact: true })
      .fill(`E${Math.random().toString(36).slice(2, 10)}`.toUpperCase())
    await adding.getByLabel('Tên chức vụ').fill(name)
    await adding.getByLabel('Cấp chức vụ').click()
    await page.getByRole('option', { name: 'Chuyên viên', exact: true }).click()
    await adding.getByRole('button', { name: 'Lưu' }).click()
    await expect(adding).toBeHidden()

    const other = await (await browser.newContext()).newPage()
    await openAs(other, people.hrHead, '/chuc-vu')
    const choices = [
      [other, 'Ban Pháp chế'],
      [page, 'Văn phòng Tập đoàn'],
    ] as const
    for (const [tab] of choices) {
      await tab.goto(`/chuc-vu?q=${encodeURIComponent(name)}`)
      await rowAction(tab, name, 'Sửa')
      // A form that is still on its way would read what the other one saves.
      await expect(tab.getByRole('dialog').getByRole('combobox', { name: 'Đơn vị' })).toBeVisible()
    }
    for (const [tab, unit] of choices) {
      const form = tab.getByRole('dialog', { name: 'Cập nhật chức vụ' })
      await form.getByRole('combobox', { name: 'Đơn vị' }).fill(unit)
      await tab.getByRole('treeitem', { name: new RegExp(unit) }).click()
      await form.getByRole('button', { name: 'Lưu' }).click()
      if (tab === other) await expect(form).toBeHidden()
    }
    const stale = page.getByRole('alertdialog', { name: /^Dữ liệu đã được người khác cập nhật/ })
    await expect(stale).toContainText('Bản mới: Ban Pháp chế')
    await expect(stale).toContainText('Bản của tôi: Văn phòng Tập đoàn')
    await other.context().close()
  },
)
