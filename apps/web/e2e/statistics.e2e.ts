import { expect, test } from '@playwright/test'
import { axeOn } from './parts/axe.ts'
import { moveTo } from './parts/move-to.ts'
import { openAs, people } from './parts/people.ts'

test('a figure of a report opens as many people as it says, and the address keeps the question', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/bao-cao')
  await expect(page.getByRole('table', { name: 'Tổng quan nhân sự' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Báo cáo' }).click()
  await page.getByRole('option', { name: 'Độ tuổi' }).click()
  const ages = page.getByRole('table', { name: 'Độ tuổi' })
  const figure = ages.getByRole('button', { name: /, 25-29 tuổi, Nữ: xem danh sách$/ })
  const said = Number((await figure.textContent())?.replaceAll(',', ''))
  expect(said).toBeGreaterThan(0)
  await figure.click()
  const list = page.getByRole('dialog', { name: '25-29 tuổi: Nữ' })
  await expect(list.getByText(`${said} dòng`)).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText('Sinh ngày')
  const people25 = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Xuất Excel' }).click()
  expect((await people25).suggestedFilename()).toMatch(/^DanhSach_DoTuoi_\d{8}\.xlsx$/)
  await list.getByRole('button', { name: 'Đóng' }).last().click()

  const agreed = page.getByText(/^Đã đối chiếu \d+ số liệu với danh sách: tất cả đều khớp\.$/)
  // Other tests take people in at the same time. The check then says that the page is to be loaded anew, as it is here.
  await expect(async () => {
    await page.getByRole('button', { name: 'Kiểm tra số liệu' }).click()
    await expect(agreed.or(page.getByText(/hãy tải lại trang\.$/))).toBeVisible()
    if (await agreed.isHidden()) await page.reload()
    await expect(agreed).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // What was found of one report is not said of another.
  await page.getByRole('combobox', { name: 'Báo cáo' }).click()
  await page.getByRole('option', { name: 'Thâm niên' }).click()
  await expect(page.getByRole('table', { name: 'Thâm niên' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kiểm tra số liệu' })).toBeVisible()
  await expect(page.getByText(/tất cả đều khớp/)).toBeHidden()
  await page.getByRole('combobox', { name: 'Báo cáo' }).click()
  await page.getByRole('option', { name: 'Độ tuổi' }).click()

  await expect(page).toHaveURL(/bao-cao=ages/)
  await page.reload()
  await expect(ages).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  expect((await file).suggestedFilename()).toMatch(/^ThongKe_DoTuoi_\d{8}\.xlsx$/)
})

test('a mark of a chart opens as many people as it says, by keys alone, and the chart is saved as a picture', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/bao-cao?bao-cao=ages')
  const pyramid = page.getByRole('figure', { name: 'Tháp tuổi theo giới tính' })
  const mark = pyramid.getByRole('button', { name: /^Nữ, 25-29 tuổi: / })
  const name = (await mark.getAttribute('aria-label')) ?? ''
  const said = Number(/: ([\d,]+) người/.exec(name)?.[1]?.replaceAll(',', ''))
  expect(said).toBeGreaterThan(0)
  // One stop of the Tab key, wherever in the chart it was left.
  await pyramid.getByRole('button', { name: /^Nam, 25-29 tuổi: / }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(mark).toBeFocused()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: '25-29 tuổi: Nữ' })
  await expect(list.getByText(`${said} dòng`)).toBeVisible()
  await list.getByRole('button', { name: 'Đóng' }).last().click()
  await expect(mark).toBeFocused()

  await page.getByRole('button', { name: 'Tải và in biểu đồ: Tháp tuổi theo giới tính' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Lưu thành ảnh PNG' }).click()
  expect((await file).suggestedFilename()).toBe('Độ tuổi.png')
})

test('every report has its chart beside its figures, without a fault', async ({ page }) => {
  await openAs(page, people.hrHead, '/bao-cao')
  const charts = {
    employees: 'Nhân viên theo trạng thái làm việc',
    volatility: 'Từ đầu kỳ đến cuối kỳ',
    ages: 'Tháp tuổi theo giới tính',
    seniority: 'Nhân viên theo thâm niên',
    education_levels: 'Nhân viên theo trình độ cao nhất',
    contracts: 'Nhân viên theo loại hợp đồng',
    addresses: 'Nơi thường trú của nhân viên',
    children: 'Con của nhân viên theo tuổi',
  }
  for (const [report, title] of Object.entries(charts)) {
    await moveTo(page, `/bao-cao?bao-cao=${report}`)
    const chart = page.getByRole('figure', { name: title })
    await expect(chart.getByRole('table')).toBeVisible()
    await expect(chart.getByRole('group', { name: title })).toBeVisible()
    const { violations } = await axeOn(page).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      report,
    ).toEqual([])
  }
  await moveTo(page, '/bao-cao?bao-cao=volatility')
  await expect(page.getByRole('figure', { name: 'Tỷ lệ nghỉ việc theo tháng' })).toBeVisible()
  await page.getByRole('button', { name: /^Tuyển mới: \+/ }).click()
  await expect(page.getByRole('dialog', { name: 'Tổng cộng: Tuyển mới' })).toBeVisible()
})

test('on a phone the figures come first where marks would be too small, and nothing is out of reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, people.hrHead, '/bao-cao?bao-cao=ages')
  const chart = page.getByRole('figure', { name: 'Tháp tuổi theo giới tính' })
  const places = await Promise.all(
    [chart.getByRole('table'), chart.getByRole('group', { name: 'Tháp tuổi theo giới tính' })].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(places[0]?.y).toBeLessThan(places[1]?.y ?? 0)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - 390)
  expect(await overflow()).toBe(0)
  await page.goto('/bao-cao?bao-cao=volatility')
  await expect(page.getByRole('group', { name: 'Tỷ lệ nghỉ việc theo tháng' })).toBeVisible()
  expect(await overflow()).toBe(0)
})
