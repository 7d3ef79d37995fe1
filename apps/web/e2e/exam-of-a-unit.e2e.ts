import { expect, type Page, test } from '@playwright/test'
import { dayIn } from './parts/day-in.ts'
import { hand, type Steps } from './parts/hand.ts'
import { openAs, people } from './parts/people.ts'

const fields = ['An toàn, vệ sinh lao động', 'Phòng cháy chữa cháy', 'Sơ cấp cứu']

/** Presses Enter where the hand is, which sends the form. */
async function send(page: Page, steps: Steps): Promise<void> {
  await page.keyboard.press('Enter')
  steps.keys += 1
}

test('an exam of three fields for a unit is made and published by nineteen clicks', async ({ page }) => {
  const code = `DV${Math.random().toString(36).slice(2, 8).toUpperCase()}`
  await openAs(page, people.hrHead, '/ky-thi')
  const steps: Steps = { clicks: 0, keys: 0 }
  const { click, type } = hand(page, steps)
  await click(page.getByRole('link', { name: 'Thêm mới' }))
  await type(page.getByRole('textbox', { name: 'Mã', exact: false }).first(), code)
  await type(page.getByRole('textbox', { name: 'Tên kỳ thi' }), `Thi ba lĩnh vực ${code}`)
  await type(page.getByLabel('Ngày mở'), dayIn(3))
  await type(page.getByLabel('Giờ mở'), '08:00:00')
  await type(page.getByLabel('Ngày đóng'), dayIn(3))
  await type(page.getByLabel('Giờ đóng'), '17:00:00')
  await click(page.getByRole('button', { name: 'Lưu' }))
  await expect(page.getByText('Chưa có cấu trúc đề.')).toBeVisible()

  await click(page.getByRole('tab', { name: 'Cấu trúc đề' }))
  for (const [at, field] of fields.entries()) {
    await click(page.getByRole('button', { name: 'Thêm dòng' }).first())
    const row = page.getByRole('dialog', { name: 'Thêm dòng cấu trúc đề' })
    await click(row.getByLabel('Lĩnh vực'))
    await type(row.getByLabel('Lĩnh vực'), field)
    await click(page.getByRole('treeitem', { name: field, exact: true }))
    await type(row.getByLabel('Số câu'), '3')
    await send(page, steps)
    await expect(page.getByText(/^cần 3, có \d+$/)).toHaveCount(at + 1)
  }

  await click(page.getByRole('tab', { name: 'Thí sinh' }))
  await click(page.getByRole('button', { name: 'Thêm thí sinh' }))
  const adding = page.getByRole('dialog', { name: 'Thêm thí sinh' })
  await click(adding.getByLabel('Cả đơn vị'))
  await type(adding.getByLabel('Cả đơn vị'), 'Ban Pháp chế')
  await click(page.getByRole('treeitem', { name: /Ban Pháp chế/ }))
  await click(adding.getByRole('button', { name: 'Lưu' }))
  await expect(page.getByText('Kỳ thi đã đủ điều kiện công bố.')).toBeVisible()
  await click(page.getByRole('button', { name: 'Công bố' }))
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Công bố' }))
  await expect(page.getByText('Sắp diễn ra')).toBeVisible()
  expect(steps.clicks).toBe(19)
})
