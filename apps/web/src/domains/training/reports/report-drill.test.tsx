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
    { id: 4, name: 'Xưởng cơ khí', cells: [{ certificate_id: 7, figures }] },
    { id: null, name: 'Trực thuộc Công ty', cells: [{ certificate_id: 7, figures }] },
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
  },
  groups: [],
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
    },
  ],
}

/** What a report was asked last. */
const lastAskedOf = (report: 'courses' | 'certificates') =>
  seen.filter(({ operation }) => operation === `trainingReports.${report}`).at(-1)?.input
const lastAsked = () => lastAskedOf('certificates')

const reader = () => readerWith('training_report', 'training_report_certificate')

beforeEach(async () => {
  await page.viewport(1440, 900)
  answer('trainingReports.certificates', () => certificates)
  answer('trainingReports.courses', () => courses)
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

test('a figure of a certificate in a unit opens its rows', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?bao-cao=chung-chi', {
    path: '/dao-tao/bao-cao',
    profile: reader(),
  })
  // No question asks for the people right in the upper unit alone: their figures stand there as text.
  const right = page.getByRole('row', { name: /Trực thuộc Công ty/ })
  await expect.element(right).toHaveTextContent('Trực thuộc Công ty650%')
  await expect.element(right.getByRole('button')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '6, Xưởng cơ khí, Thẻ an toàn nhóm 3: xem danh sách' }).click()
  await expect.poll(lastAsked).toEqual({ query: { department_id: 4, certificate_id: 7 } })
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

test('a figure of a course leads to the people whom it counts', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao', { path: '/dao-tao/bao-cao', profile: reader() })
  const row = page.getByRole('row', { name: /Vận hành xe nâng/ })
  await expect
    .element(row.getByRole('link', { name: '4', exact: true }))
    .toHaveAttribute('href', '/dao-tao/khoa-dao-tao/12/cap-nhat?tab=hoc-vien&trang-thai=joined~passed~failed')
  await expect.element(row.getByRole('link', { name: '0', exact: true })).not.toBeInTheDocument()
})

test('a figure of one unit opens nobody: the list of a course has the people of all units', async () => {
  mountPage(<TrainingReportPage />, '/dao-tao/bao-cao?don-vi=4', {
    path: '/dao-tao/bao-cao',
    profile: reader(),
  })
  const row = page.getByRole('row', { name: /Vận hành xe nâng/ })
  await expect.element(row.getByRole('cell', { name: '4', exact: true })).toBeVisible()
  expect(row.getByRole('link').elements()).toHaveLength(1)
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
