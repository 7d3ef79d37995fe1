import { expect, test } from '@playwright/test'
import { hand, type Steps } from './parts/hand.ts'
import { openAs, people } from './parts/people.ts'

test('the list of children who get a gift on 1/6 is fetched as a workbook from the first page on', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/')
  const steps: Steps = { clicks: 0, keys: 0 }
  const { click } = hand(page, steps)
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' })
  await click(menu.getByRole('button', { name: 'Báo cáo', exact: true }))
  await click(menu.getByRole('link', { name: 'Danh sách', exact: true }))
  await click(page.getByRole('link', { name: 'Quà Tết Thiếu nhi 1/6' }))
  const heading = page.getByRole('heading', { level: 1, name: 'Quà Tết Thiếu nhi 1/6' })
  await expect(heading).toBeVisible()
  await expect(page.getByText(/^[1-9][\d,]* dòng$/)).toBeVisible()
  const file = page.waitForEvent('download')
  await click(page.getByRole('button', { name: 'Xuất Excel' }))
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
  expect(steps).toEqual({ clicks: 4, keys: 0 })
})

test('the turnover of a unit in a year stands there from the first page on, with the people behind it', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/')
  const year = new Date().getFullYear() - 1
  const steps: Steps = { clicks: 0, keys: 0 }
  const { click, type } = hand(page, steps)
  const card = page.getByRole('region', { name: 'Biến động 12 tháng qua' })
  await click(card.getByRole('link', { name: 'Xem danh sách' }))
  const report = page.getByRole('table', { name: 'Biến động nhân sự' })
  await expect(report).toBeVisible()
  await click(page.getByRole('combobox', { name: 'Thời gian' }))
  await click(page.getByRole('option', { name: `Năm ${year}` }))
  await click(page.getByRole('combobox', { name: 'Đơn vị' }))
  await type(page.getByRole('combobox', { name: 'Đơn vị' }), 'Văn phòng')
  await click(page.getByRole('treeitem', { name: 'Văn phòng Tập đoàn', exact: true }))
  await expect(page).toHaveURL(new RegExp(`tu-thang=${year}-01&den-thang=${year}-12&don-vi=\\d+$`))
  const figure = report.getByRole('button', { name: /, Tổng cộng, Tuyển mới: xem danh sách$/ })
  await click(figure)
  expect(steps).toEqual({ clicks: 6, keys: 10 })
  const dialog = page.getByRole('dialog')
  const rows = dialog.getByText(/^[1-9]\d* dòng$/)
  await expect(rows).toBeVisible()
  const behind = Number.parseInt((await rows.textContent()) ?? '', 10)
  await dialog.getByRole('button', { name: 'Đóng' }).last().click()
  await expect(figure).toHaveText(`${behind}`)
})
