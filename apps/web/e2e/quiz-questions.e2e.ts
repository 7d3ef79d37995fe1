import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

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
