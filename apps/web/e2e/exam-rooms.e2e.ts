import { expect, test } from '@playwright/test'
import { hand, type Steps } from './parts/hand.ts'
import { openExamFor } from './parts/open-exam.ts'
import { openAlone, people } from './parts/people.ts'

test('a room stands still and goes on, one of it goes on before, and one taker is let in again', async ({
  page,
  browser,
}) => {
  const { id, name, taker } = await openExamFor(people.driver)
  const own = await (await browser.newContext()).newPage()
  await openAlone(own, people.driver, '/bai-thi-cua-toi')
  const company = (await own.getByRole('button', { name: /^Công ty:/ }).textContent()) ?? ''
  await own.getByRole('link', { name }).click()
  await own.getByLabel('Tôi đã đọc và đồng ý').check()
  await own.getByRole('button', { name: 'Bắt đầu làm bài' }).click()
  await expect(own.getByRole('heading', { level: 2, name: 'Câu 1/5' })).toBeVisible()

  await openAlone(page, people.administrator, `/ky-thi/${id}/cap-nhat`, company.trim())
  /** Counts what one deed takes, from its tab on. */
  const counted = async (deed: (by: ReturnType<typeof hand>) => Promise<void>) => {
    const steps: Steps = { clicks: 0, keys: 0 }
    await deed(hand(page, steps))
    return steps
  }
  const menu = (row: string) => page.getByRole('button', { name: `Thao tác với ${row}` })
  const item = (action: string) => page.getByRole('menuitem', { name: action })
  const dialog = page.getByRole('dialog')
  const tab = (words: string) => page.getByRole('tab', { name: words, exact: true })
  const reason = dialog.getByLabel(/^Lý do/)

  await tab('Thí sinh').click()
  const seated = await counted(async ({ click, type }) => {
    await click(menu(taker))
    await click(item('Xếp phòng thi'))
    await type(dialog.getByLabel('Phòng thi'), 'P1')
    await click(dialog.getByRole('button', { name: 'Lưu' }))
  })
  await expect(page.getByRole('row', { name: taker })).toContainText('P1')
  expect(seated).toEqual({ clicks: 3, keys: 3 })

  await tab('Giám sát').click()
  const paused = await counted(async ({ click, type }) => {
    await click(menu('P1'))
    await click(item('Tạm dừng'))
    await type(reason, 'Mất điện')
    await click(dialog.getByRole('button', { name: 'Tạm dừng' }))
  })
  await expect(page.getByText('P1: Mất điện')).toBeVisible()
  expect(paused).toEqual({ clicks: 3, keys: 9 })
  await own.keyboard.press('1')
  await expect(own.getByRole('heading', { name: 'Phòng thi của bạn đang tạm dừng' })).toBeVisible()
  await expect(own.getByText('Lý do: Mất điện')).toBeVisible()

  // He alone goes on, from the list of takers.
  await tab('Thí sinh').click()
  const freed = await counted(async ({ click, type }) => {
    await click(menu(taker))
    await click(item('Cho tiếp tục'))
    await type(reason, 'Đã có máy')
    await click(dialog.getByRole('button', { name: 'Tiếp tục' }))
  })
  await expect(page.getByRole('row', { name: taker })).not.toContainText('Đang tạm dừng')
  expect(freed).toEqual({ clicks: 3, keys: 10 })
  await expect(own.getByText(/^Đã lưu \d\d:\d\d:\d\d$/)).toBeVisible()

  await tab('Giám sát').click()
  const resumed = await counted(async ({ click, type }) => {
    await click(page.getByRole('button', { name: 'Cho P1 tiếp tục', exact: true }))
    await type(reason, 'Có điện')
    await click(dialog.getByRole('button', { name: 'Tiếp tục' }))
  })
  await expect(page.getByText('P1: Mất điện')).toHaveCount(0)
  expect(resumed).toEqual({ clicks: 2, keys: 8 })

  await own.getByRole('button', { name: 'Nộp bài' }).click()
  await own.getByRole('alertdialog').getByRole('button', { name: 'Nộp bài' }).click()
  await expect(own.getByText('Bài thi đã được nộp.')).toBeVisible()
  await tab('Kết quả').click()
  await expect(page.getByRole('row', { name: taker })).toContainText('Đã chấm')
  const reopened = await counted(async ({ click, type }) => {
    await click(menu(taker))
    await click(item('Mở lại'))
    await type(dialog.getByLabel('Thời gian làm thêm (phút)'), '5')
    await type(reason, 'Nộp nhầm')
    await click(dialog.getByRole('button', { name: 'Mở lại' }))
  })
  await expect(page.getByRole('row', { name: taker })).toContainText('Đang làm')
  expect(reopened).toEqual({ clicks: 3, keys: 11 })
  // He goes on where he was, and hands in for good: nobody is left within an exam.
  await own.goto('/bai-thi-cua-toi')
  await own.getByRole('link', { name }).click()
  await expect(own.getByRole('heading', { level: 2, name: 'Câu 1/5' })).toBeVisible()
  await own.getByRole('button', { name: 'Nộp bài' }).click()
  await own.getByRole('alertdialog').getByRole('button', { name: 'Nộp bài' }).click()
  await expect(own.getByText('Bài thi đã được nộp.')).toBeVisible()
  await own.context().close()
})
