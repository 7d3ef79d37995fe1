import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { fresh, rowAction } from './parts/users.ts'

/** A PDF of one empty page. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a document is kept with its people and files, looked at in place, and its delete undone', async ({
  page,
}) => {
  const summary = fresh('Chứng chỉ')
  await openAs(page, people.hrHead, '/tai-lieu')
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm tài liệu' })
  await form.getByRole('combobox', { name: 'Loại tài liệu' }).fill('chung chi')
  await page.getByRole('option', { name: 'Chứng chỉ', exact: true }).click()
  await form.getByRole('textbox', { name: 'Trích yếu' }).fill(summary)
  await form.getByRole('textbox', { name: 'Ngày ban hành' }).fill('02/03/2026')
  await form.getByRole('combobox', { name: 'Nhân viên liên quan' }).fill('SM000012')
  await page.getByRole('option', { name: /SM000012/ }).click()
  await page.keyboard.press('Escape')
  await form.locator('input[type=file]').setInputFiles([
    { name: 'Chứng chỉ.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    { name: 'anh-quet.png', mimeType: 'image/png', buffer: picture },
  ])
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()

  const row = page
    .getByRole('table', { name: 'Danh sách tài liệu' })
    .getByRole('row')
    .filter({ hasText: summary })
  const search = page.getByRole('searchbox')
  await search.fill(summary)
  await search.press('Enter')
  const number = (await row.getByText(/\/VB-/).textContent()) ?? ''
  await rowAction(page, number, 'Xem')
  const drawer = page.getByRole('dialog', { name: `Tài liệu ${number}` })
  await expect(drawer.getByText(/SM000012/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Xem Chứng chỉ.pdf' }).click()
  await expect(drawer.getByRole('img', { name: 'Chứng chỉ.pdf, trang 1 trên 1' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Xem anh-quet.png' }).click()
  await expect(drawer.getByRole('img', { name: 'anh-quet.png' })).toBeVisible()
  await page.keyboard.press('Escape')

  await rowAction(page, number, 'Xóa')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(row).toContainText('2')
})
