import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { picture } from './parts/picture.ts'
import { rowAction } from './parts/row-action.ts'

test('a question is written kind by kind, and what its kind lacks is said at its field', async ({ page }) => {
  const content = `Được hút thuốc ở khu vực nào? ${Math.random().toString(36).slice(2, 8)}`
  await openAs(page, people.hrHead, '/ky-thi/cau-hoi')
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm câu hỏi' })
  await form.getByLabel('Nội dung').fill(content)
  await form.getByLabel('Lĩnh vực').click()
  await page.getByRole('treeitem', { name: 'Kỹ năng', exact: true }).click()
  await form.getByLabel('Đáp án A').fill('Trong kho')
  await form.getByLabel('Đáp án B').fill('Khu vực quy định')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form.getByText(/cần đúng một đáp án đúng/)).toBeVisible()

  await form.getByLabel('Loại câu hỏi').click()
  await page.getByRole('option', { name: 'Tự luận' }).click()
  await expect(form.getByLabel('Đáp án A')).toHaveCount(0)
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: content })).toContainText('Tự luận')
})

test('a question gets a picture in its form, which is there again when it is opened, and can be taken away', async ({
  page,
}) => {
  const content = `Biển báo trong hình có nghĩa gì? ${Math.random().toString(36).slice(2, 8)}`
  await openAs(page, people.hrHead, '/ky-thi/cau-hoi')
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const adding = page.getByRole('dialog', { name: 'Thêm câu hỏi' })
  await adding.getByLabel('Loại câu hỏi').click()
  await page.getByRole('option', { name: 'Tự luận' }).click()
  await adding.getByLabel('Nội dung').fill(content)
  await adding.getByLabel('Lĩnh vực').click()
  await page.getByRole('treeitem', { name: 'Kỹ năng', exact: true }).click()
  const chooser = adding.locator('input[type=file]')
  await chooser.setInputFiles({
    name: 'dap-an.svg.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg/>'),
  })
  await expect(adding.getByText('Định dạng tệp không được hỗ trợ.', { exact: false })).toBeVisible()
  await page.context().setOffline(true)
  await chooser.setInputFiles({ name: 'bien-bao.png', mimeType: 'image/png', buffer: picture(64) })
  await adding.getByRole('button', { name: 'Lưu' }).click()
  await expect(adding.getByText('Hình chưa tải lên xong.', { exact: false })).toBeVisible()
  await page.context().setOffline(false)
  await chooser.setInputFiles({ name: 'bien-bao.png', mimeType: 'image/png', buffer: picture(64) })
  await expect(adding.getByRole('img', { name: 'Hình minh họa' })).toBeVisible()
  await adding.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()

  await rowAction(page, content, 'Xem như thí sinh')
  const preview = page.getByRole('dialog', { name: 'Xem như thí sinh' })
  await expect(preview.getByRole('img', { name: 'Hình minh họa câu 1' })).toBeVisible()
  await preview.getByRole('textbox', { name: 'Trả lời' }).fill('Cấm lửa')
  await preview.getByRole('button', { name: 'Đóng', exact: true }).last().click()

  await rowAction(page, content, 'Sửa')
  const editing = page.getByRole('dialog', { name: 'Cập nhật câu hỏi' })
  const shown = editing.getByRole('img', { name: 'Hình minh họa' })
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  await editing.getByRole('button', { name: 'Gỡ hình' }).click()
  await expect(shown).toHaveCount(0)
  await editing.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Cập nhật thành công!', { exact: true })).toBeVisible()
})
