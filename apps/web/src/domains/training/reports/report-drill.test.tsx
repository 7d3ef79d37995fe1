import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import TrainingReportPage from './report-page.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const figures = { valid: 2, expiring: 1, expired: 3, missing: 0 }
const certificates: Data<'trainingReports.certificates'> = {
  total: figures,
  certificates: [{ id: 7, name: 'Thẻ an toàn nhóm 3', group_name: null, figures }],
  units: [
    { id: 4, rest: null, name: 'Xưởng cơ khí', cells: [{ certificate_id: 7, figures }] },
    { id: null, rest: 'upper', name: 'Trực thuộc Công ty', cells: [{ certificate_id: 7, figures }] },
  ],
  rows: [],
}
const courses: Data<'trainingReports.courses'> = {
  total: {
    courses: 1,
    registered: 5,
    joined: 4,
    passed: 0,
    planned: 0,
    actual: 0,
    hours_per_person: null,
    cost_per_person: null,
    empty_seats: 3,
    empty_cost: 900_000,
  },
  groups: [
    {
      id: 4,
      key: '4',
      code: null,
      name: 'Xưởng cơ khí',
      courses: 1,
      registered: 3,
      joined: 2,
      passed: 0,
      pass_percent: null,
      hours: 32,
      planned: null,
      actual: null,
      empty_seats: null,
      empty_cost: null,
      shared_cost: 2_850_000,
    },
  ],
  courses: [
    {
      id: 12,
      code: 'ĐT-2026-001',
      name: 'Vận hành xe nâng',
      type_name: 'An toàn',
      formality_name: null,
      start_date: '2026-03-02',
      end_date: '2026-03-04',
      hours: 16,
      registered: 5,
      joined: 4,
      passed: 0,
      pass_percent: null,
      planned: 0,
      actual: 0,
      cost_per_person: null,
      empty_seats: null,
      empty_cost: null,
    },
  ],
}
const rows: Data<'trainingReports.courseRows'> = {
  rows: [
    {
      training_id: 12,
      training_code: 'ĐT-2026-001',
      training_name: 'Vận hành xe nâng',
      start_date: '2026-03-02',
      employee_id: 9,
      nhansu_id: 'SM00009',
      full_name: 'Nguyễn Thị Đào',
      unit_name: 'Tổ cơ khí',
      state: 'passed',
    },
  ],
  row_total: 1,
}

/** What a report was asked last. */
const lastAskedOf = (report: 'courses' | 'courseRows' | 'certificates') =>
  seen.filter(({ operation }) => operation === `trainingReports.${report}`).at(-1)?.input
const lastAsked = () => lastAskedOf('certificates')

const reader = () => readerWith('training_report', 'training_report_certificate')

beforeEach(async () => {
  await page.viewport(1440, 900)
  answer('trainingReports.certificates', () => certificates)
  answer('trainingReports.courses', () => courses)
  answer('trainingReports.courseRows', () => rows)
  answer('departments.list', () => ({ departments: [], meta: {} }))
})
afterEach(unmountPage)

test('a figure of a certificate opens its rows, and a figure of all those of its state', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?bao-cao=chung-chi', {
    path: '/dao-tao/bao-cao',
    profile: reader(),
  })
  await page.getByRole('button', { name: '3, Thẻ an toàn nhóm 3, Hết hạn: xem danh sách' }).click()
  await expect.poll(lastAsked).toEqual({ query: { certificate_id: 7, state: 'expired' } })
  await page.getByRole('button', { name: '1, Sắp hết hạn: xem danh sách' }).click()
  await expect.poll(lastAsked).toEqual({ query: { certificate_id: 7, state: 'expiring' } })
  // Of nobody there is nothing to open.
  await expect.element(page.getByRole('button', { name: /Chưa có: xem danh sách$/ })).not.toBeInTheDocument()
})

test('a figure of a certificate in a line opens its rows, of a unit and of who sits in none of the units', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?bao-cao=chung-chi', {
    path: '/dao-tao/bao-cao',
    profile: reader(),
  })
  await page.getByRole('button', { name: '6, Xưởng cơ khí, Thẻ an toàn nhóm 3: xem danh sách' }).click()
  await expect.poll(lastAsked).toEqual({ query: { department_id: 4, certificate_id: 7 } })
  await page.getByRole('button', { name: '6, Trực thuộc Công ty, Thẻ an toàn nhóm 3: xem danh sách' }).click()
  await expect.poll(lastAsked).toEqual({ query: { department_id: 4, certificate_id: 7, rest: 'upper' } })
  const rest = page.getByRole('combobox', { name: 'Chỉ gồm' })
  await expect.element(rest).toBeVisible()
  await page.getByRole('button', { name: 'Xưởng cơ khí', exact: true }).click()
  await expect.element(rest).not.toBeInTheDocument()
})

test('a chosen certificate is changed for another', async () => {
  const other = { id: 8, name: 'Thẻ an toàn nhóm 4', group_name: null, figures }
  answer('trainingReports.certificates', (input) => {
    const { query: asked = {} } = input
    return {
      ...certificates,
      certificates:
        asked.certificate_id === 7 ? certificates.certificates : [...certificates.certificates, other],
    }
  })
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?bao-cao=chung-chi&chung-chi=7', {
    path: '/dao-tao/bao-cao',
    profile: reader(),
  })
  await page.getByRole('combobox', { name: 'Chứng chỉ' }).click()
  await page.getByRole('option', { name: 'Thẻ an toàn nhóm 4' }).click()
  await expect.poll(lastAsked).toEqual({ query: { certificate_id: 8 } })
})

test('an address asks for the same', async () => {
  mountPage(
    <TrainingReportPage />,
    '/dao-tao/bao-cao?bao-cao=chung-chi&ngay=2026-06-30&don-vi=4&chung-chi=7&tinh-trang=valid',
    { path: '/dao-tao/bao-cao', profile: reader() },
  )
  await expect
    .poll(lastAsked)
    .toEqual({ query: { as_of: '2026-06-30', department_id: 4, certificate_id: 7, state: 'valid' } })
})

const dialogOf = (name: string) => page.getByRole('dialog', { name })

test('a figure of a course opens the people whom it counts, of a unit too, with the way to the course for who may', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?tu-ngay=2026-01-01&don-vi=4', {
    path: '/dao-tao/bao-cao',
    profile: readerWith('training_report', 'training_access', 'employee_access'),
  })
  await page.getByRole('button', { name: '4, Vận hành xe nâng, Tham gia: xem danh sách' }).click()
  const asked = { from: '2026-01-01', department_id: 4, figure: 'joined', training_id: 12, page: 1, size: 50 }
  await expect.poll(() => lastAskedOf('courseRows')).toEqual({ query: asked })
  const dialog = dialogOf('Vận hành xe nâng: Tham gia')
  await expect
    .element(dialog.getByRole('link', { name: 'Nguyễn Thị Đào (SM00009)' }))
    .toHaveAttribute('href', '/nhan-vien/9/chi-tiet')
  await expect
    .element(dialog.getByRole('link', { name: 'Mở tab Học viên' }))
    .toHaveAttribute(
      'href',
      '/dao-tao/khoa-dao-tao/12/cap-nhat?tab=hoc-vien&trang-thai=joined~passed~failed&don-vi=4',
    )
  // Nobody passed: there is nothing to open.
  await expect.element(page.getByRole('button', { name: /Đạt: xem danh sách$/ })).not.toBeInTheDocument()
})

test('a figure of a group opens what it counts, and the tiles open that of all', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?tu-ngay=2026-01-01&xem-theo=unit', {
    path: '/dao-tao/bao-cao',
    profile: reader(),
  })
  const asked = { from: '2026-01-01', by: 'unit', page: 1, size: 50 }
  await page.getByRole('button', { name: '2, Xưởng cơ khí, Tham gia: xem danh sách' }).click()
  await expect
    .poll(() => lastAskedOf('courseRows'))
    .toEqual({ query: { ...asked, figure: 'joined', row: '4' } })
  const dialog = dialogOf('Xưởng cơ khí: Tham gia')
  await expect
    .element(dialog.getByText('Tổ cơ khí · Vận hành xe nâng (ĐT-2026-001), bắt đầu 02-03-2026'))
    .toBeVisible()
  // Whoever may not open files is led to none.
  await expect.element(dialog.getByText('Nguyễn Thị Đào (SM00009)')).toBeVisible()
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Đóng' }).first().click()
  await page.getByRole('button', { name: '1, Xưởng cơ khí, Số khóa: xem danh sách' }).click()
  await expect
    .poll(() => lastAskedOf('courseRows'))
    .toEqual({ query: { ...asked, figure: 'courses', row: '4' } })
  await dialogOf('Xưởng cơ khí: Số khóa').getByRole('button', { name: 'Đóng' }).first().click()
  await page.getByRole('button', { name: '4, Lượt tham gia: xem danh sách' }).click()
  await expect.poll(() => lastAskedOf('courseRows')).toEqual({ query: { ...asked, figure: 'joined' } })
  await dialogOf('Tất cả khóa: Tham gia').getByRole('button', { name: 'Đóng' }).first().click()
  await page.getByRole('button', { name: '1, Số khóa: xem danh sách' }).click()
  await expect.poll(() => lastAskedOf('courseRows')).toEqual({ query: { ...asked, figure: 'courses' } })
})

test('shares of costs and empty seats are told with what they mean', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?xem-theo=unit', {
    path: '/dao-tao/bao-cao',
    profile: reader(),
  })
  const unit = page.getByRole('region', { name: 'Theo đơn vị' }).getByRole('row', { name: /Xưởng cơ khí/ })
  await expect.element(unit.getByRole('cell', { name: '2,850,000', exact: true })).toBeVisible()
  await expect.element(page.getByText('3 ghế trống')).toBeVisible()
  await expect.element(page.getByText(/^Chi phí phân bổ \(khi xem/)).toBeVisible()
  await expect.element(page.getByText(/Chi phí ghế trống = chi phí thực tế chi chung × /)).toBeVisible()
})

test('an emptied day stays empty and is no limit', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?tu-ngay=2026-02-01&den-ngay=2026-03-01', {
    path: '/dao-tao/bao-cao',
    profile: reader(),
  })
  const from = page.getByRole('textbox', { name: 'Khai giảng từ ngày' })
  const to = page.getByRole('textbox', { name: 'Đến ngày' })
  await from.clear()
  await expect
    .poll(() => lastAskedOf('courses'), { timeout: 60_000 })
    .toEqual({ query: { to: '2026-03-01' } })
  await to.clear()
  await expect.poll(() => lastAskedOf('courses'), { timeout: 60_000 }).toEqual({ query: {} })
  await expect.element(from).toHaveValue('')
  await expect.element(to).toHaveValue('')
})

test('of the shown year one day alone is emptied', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao', { path: '/dao-tao/bao-cao', profile: reader() })
  await page.getByRole('textbox', { name: 'Khai giảng từ ngày' }).clear()
  await expect
    .poll(() => lastAskedOf('courses'), { timeout: 60_000 })
    .toEqual({ query: { to: `${new Date().getFullYear()}-12-31` } })
})

const notice = page.getByRole('button', { name: /^In thông báo/ })

test('the report on courses prints the notice of its year', async () => {
  mountPage(
    <TrainingReportPage />,
    '/dao-tao/bao-cao?bao-cao=khoa-dao-tao&tu-ngay=2025-01-01&den-ngay=2025-12-31',
    { path: '/dao-tao/bao-cao', profile: reader() },
  )
  await expect.element(notice, { timeout: 60_000 }).toHaveTextContent('In thông báo kết quả năm 2025')
})

test('who reads the report for single units is offered no notice of the company', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?bao-cao=khoa-dao-tao', {
    path: '/dao-tao/bao-cao',
    profile: { ...readerWith(), permissions: new Set(['training_report'] as const) },
  })
  const print = page.getByRole('button', { name: 'In', exact: true })
  await expect.element(print, { timeout: 60_000 }).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})

test('the report on certificates prints no notice of a year', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?bao-cao=chung-chi', {
    path: '/dao-tao/bao-cao',
    profile: reader(),
  })
  const print = page.getByRole('button', { name: 'In', exact: true })
  await expect.element(print, { timeout: 60_000 }).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})
