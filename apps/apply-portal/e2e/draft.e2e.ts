import { expect, type Page, test } from '@playwright/test'
import { apply, openForm } from './applicant.ts'

const nameOf = (page: Page) => page.getByLabel('Họ và tên')
const refilled = (page: Page) => page.getByRole('status').filter({ hasText: 'Đã điền lại' })

async function typeName(page: Page, name: string): Promise<void> {
  // What an earlier field was kept by says nothing of this one.
  await page.locator('[data-draft-part=kept]').evaluate((kept) => {
    kept.textContent = ''
  })
  await nameOf(page).fill(name)
  await expect(page.getByText(/Đã giữ bản nháp lúc/)).toBeVisible()
}

test('what was typed is there again on this device, without what one agrees to, until it is sent', async ({
  page,
}) => {
  await openForm(page)
  await expect(page.getByText(/giữ trong trình duyệt của máy này/)).toBeVisible()
  await page.getByText('Thêm nơi làm thứ 2').click()
  const second = page.getByRole('group', { name: 'Nơi làm thứ 2' })
  await second.getByLabel('Công ty').fill('Xưởng mộc Mẫu')
  await page.getByRole('checkbox', { name: /^Xử lý hồ sơ/ }).check()
  const commune = page.getByLabel('Phường, xã, đặc khu')
  await page.getByLabel('Tỉnh, thành phố').selectOption('Thành phố Hải Phòng')
  await commune.selectOption('Phường Hồng Bàng')
  await typeName(page, 'Lò Thị Nháp')
  await page.reload()
  await expect(refilled(page)).toBeVisible()
  await expect(nameOf(page)).toHaveValue('Lò Thị Nháp')
  // It was folded, and is in sight because something stands in it.
  await expect(second.getByLabel('Công ty')).toHaveValue('Xưởng mộc Mẫu')
  await expect(commune.locator('option:checked')).toHaveText('Phường Hồng Bàng')
  await expect(page.getByRole('checkbox', { name: /^Xử lý hồ sơ/ })).not.toBeChecked()

  await apply(page, { name: 'Lò Thị Nháp' })
  await expect(page.getByText('Bản nháp trên máy này đã được xóa.')).toBeVisible()
  await openForm(page)
  await expect(page.getByRole('button', { name: 'Xóa bản nháp' })).toBeVisible()
  await expect(nameOf(page)).toHaveValue('')
})

test('a draft goes by a button, and nothing is kept on a machine that others use too', async ({ page }) => {
  await openForm(page)
  await typeName(page, 'Lò Thị Xóa')
  await page.getByRole('button', { name: 'Xóa bản nháp' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Đã xóa bản nháp' })).toBeVisible()
  await expect(nameOf(page)).toHaveValue('')
  await page.reload()
  const shared = page.getByRole('checkbox', { name: 'Máy dùng chung: không giữ bản nháp' })
  await expect(shared).not.toBeChecked()
  await expect(nameOf(page)).toHaveValue('')

  await typeName(page, 'Lò Thị Chung')
  await shared.check()
  await expect(page.getByRole('status').filter({ hasText: 'Không giữ gì trên máy này' })).toBeVisible()
  await nameOf(page).fill('Lò Thị Khác')
  await page.reload()
  await expect(shared).toBeChecked()
  await expect(nameOf(page)).toHaveValue('')
})
