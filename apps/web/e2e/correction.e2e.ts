import { expect, test } from '@playwright/test'
import { axeOn } from './parts/axe.ts'
import { hand, type Steps } from './parts/hand.ts'
import { openAs, people } from './parts/people.ts'
import { rowAction } from './parts/row-action.ts'

const reason = 'Quy định mới có hiệu lực từ 01-10.'

test('a wrong question is taken out after a preview, said beside the answers, and put back', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/ky-thi')
  await page.getByRole('link', { name: 'Thi an toàn lao động quý III' }).click()
  const steps: Steps = { clicks: 0, keys: 0 }
  const { click, type } = hand(page, steps)
  await click(page.getByRole('tab', { name: 'Sửa đáp án' }))
  const questions = page.getByRole('table', { name: 'Câu hỏi của kỳ thi' })
  const content = (await questions.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? ''
  await rowAction(page, content, 'Sửa đáp án và chấm lại')
  // Its menu, and the entry of it.
  steps.clicks += 2
  const dialog = page.getByRole('dialog', { name: 'Sửa đáp án và chấm lại' })
  await click(dialog.getByRole('combobox', { name: 'Cách sửa' }))
  await click(page.getByRole('option', { name: 'Bỏ câu', exact: true }))
  await dialog.getByRole('button', { name: 'Xem trước' }).click()
  await expect(dialog.getByText('Vui lòng nhập lý do.')).toBeVisible()
  await type(dialog.getByRole('textbox', { name: 'Lý do' }), reason)
  await click(dialog.getByRole('button', { name: 'Xem trước' }))
  await expect(dialog.getByText('Không đạt thành Đạt')).toBeVisible()
  await expect(dialog.getByRole('table', { name: 'Bài đổi điểm' }).getByText(/ → /).first()).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await click(dialog.getByRole('button', { name: 'Sửa và chấm lại' }))
  await expect(page.getByText(/^Đã sửa đáp án và chấm lại \d+ bài\.$/)).toBeVisible()
  // The reason apart, which is as long as somebody writes it.
  steps.keys -= reason.length
  expect(steps).toEqual({ clicks: 7, keys: 1 })
  const history = page.getByRole('listitem').filter({ hasText: reason })
  await expect(history).toContainText('Đang áp dụng')
  expect((await axeOn(page).analyze()).violations).toEqual([])

  await page.getByRole('tab', { name: 'Kết quả' }).click()
  const taken = page.getByRole('table', { name: 'Kết quả thi' })
  const name = await taken
    .getByRole('row', { name: /Đã công bố/ })
    .first()
    .getByRole('cell')
    .nth(1)
    .textContent()
  await rowAction(page, name ?? '', 'Xem bài làm')
  const sheet = page.getByRole('dialog', { name: /^Bài làm của/ })
  await expect(sheet.getByText(content)).toBeVisible()
  await expect(sheet.getByText(`Đã sửa – Bỏ câu. Lý do: ${reason}`)).toBeVisible()
  await sheet.getByRole('button', { name: 'Đóng' }).last().click()

  await page.getByRole('tab', { name: 'Sửa đáp án' }).click()
  await rowAction(page, content, 'Hoàn tác lần sửa')
  const undoing = page.getByRole('dialog', { name: 'Hoàn tác lần sửa đáp án' })
  await undoing.getByRole('textbox', { name: 'Lý do' }).fill('Sửa nhầm câu.')
  await undoing.getByRole('button', { name: 'Xem trước' }).click()
  await undoing.getByRole('button', { name: 'Hoàn tác', exact: true }).click()
  await expect(page.getByText(/^Đã hoàn tác và chấm lại \d+ bài\.$/)).toBeVisible()
  await expect(history).toContainText('Đã hoàn tác')
  await history.getByRole('button', { name: /^Xem \d+ bài đổi điểm$/ }).click()
  await page.getByRole('button', { name: 'Khi hoàn tác' }).click()
  await expect(page.getByRole('table', { name: 'Khi hoàn tác' }).getByText(/ → /).first()).toBeVisible()
})
