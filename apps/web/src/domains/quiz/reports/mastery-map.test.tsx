import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { MasteryMap } from './mastery-map.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

afterEach(unmountPage)

const unit = (id: number | null, name: string | null) => ({ id, name, is_direct: false, has_below: false })
const address = { from: '2026-01-01', to: null, categoryId: null }

test('each figure opens its people, and one of too few papers says so', async () => {
  answer('quizReports.mastery', () => ({
    fewest: 30,
    waiting: 0,
    fields: [
      { id: 32, name: 'Phòng cháy', papers: 40, share: 0.725 },
      { id: 33, name: 'An toàn điện', papers: 2, share: 0.5 },
    ],
    departments_total: 1,
    departments: [
      { ...unit(12, 'Phòng Kho vận'), cells: [{ field_id: 32, papers: 40, share: 0.725 }] },
      { ...unit(null, null), is_direct: true, cells: [{ field_id: 33, papers: 2, share: 0.5 }] },
    ],
  }))
  answer('quizReports.masteryPeople', () => ({
    people: [
      {
        employee_id: 11,
        nhansu_id: 'NS0011',
        full_name: 'Lê Thí Sinh',
        department_name: null,
        papers: 2,
        share: 0.5,
      },
    ],
  }))
  mountPage(<MasteryMap address={address} />, '/page', { profile: readerWith('quiz_report_access') })
  const store = page.getByRole('row', { name: /Phòng Kho vận/ })
  await expect.element(store.getByText('72.5%', { exact: true })).toBeVisible()
  await expect.element(store.getByText('–', { exact: true })).toBeVisible()
  const few = page.getByRole('button', {
    name: 'Chưa thuộc đơn vị nào ở trên, An toàn điện: 50.0%, 2 bài. Xem từng người',
  })
  await expect.element(few).toHaveTextContent('50.0%*')
  await expect.element(page.getByText(/dưới 30 bài, quá ít để kết luận/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Xuất Excel' })).not.toBeInTheDocument()
  await few.click()
  await expect.element(page.getByRole('dialog').getByText('Lê Thí Sinh')).toBeVisible()
  expect(seen.filter(({ operation }) => operation === 'quizReports.masteryPeople')).toMatchObject([
    { input: { query: { from: '2026-01-01', field_id: 33, department_id: 0 } } },
  ])
})

test('says that results that are out still wait to be reckoned, with a map and without one', async () => {
  const mastery = { fewest: 30, waiting: 2, fields: [], departments_total: 0, departments: [] }
  answer('quizReports.mastery', () => mastery)
  mountPage(<MasteryMap address={address} />, '/page', { profile: readerWith('quiz_report_access') })
  const waits = page.getByText(/^Kết quả của 2 kỳ thi chưa được tính vào đây\. Số liệu được tính mỗi giờ/)
  await expect.element(waits).toBeVisible()
  await expect.element(page.getByText(/Chưa có kết quả nào được công bố/)).not.toBeInTheDocument()
  unmountPage()

  answer('quizReports.mastery', () => ({
    ...mastery,
    fields: [{ id: 32, name: 'Phòng cháy', papers: 80, share: 1 }],
    departments_total: 1,
    departments: [{ ...unit(12, 'Phòng Kho vận'), cells: [{ field_id: 32, papers: 40, share: 0.725 }] }],
  }))
  mountPage(<MasteryMap address={address} />, '/page', { profile: readerWith('quiz_report_access') })
  await expect.element(page.getByText('72.5%', { exact: true })).toBeVisible()
  await expect.element(waits).toBeVisible()
})

test('says that nothing is out where nothing waits either', async () => {
  answer('quizReports.mastery', () => ({
    fewest: 30,
    waiting: 0,
    fields: [],
    departments_total: 0,
    departments: [],
  }))
  mountPage(<MasteryMap address={address} />, '/page', { profile: readerWith('quiz_report_access') })
  await expect.element(page.getByText('Chưa có kết quả nào được công bố trong thời gian này.')).toBeVisible()
})

test('a unit opens into those below it, a page of them at a time, and is found by its name', async () => {
  const cells = [{ field_id: 32, papers: 40, share: 1 }]
  const top = {
    fewest: 30,
    waiting: 0,
    fields: [{ id: 32, name: 'Phòng cháy', papers: 80, share: 0.857 }],
    departments_total: 1,
    departments: [{ ...unit(3, 'Khối Sản xuất'), has_below: true, cells }],
  }
  answer('quizReports.mastery', (input) => {
    const { query: asked = {} } = input
    if (asked.parent_id === 3) {
      return {
        ...top,
        departments_total: 230,
        departments: [
          { ...unit(3, 'Khối Sản xuất'), is_direct: true, cells },
          { ...unit(12, 'Phòng Kho vận'), cells },
        ],
      }
    }
    return asked.unit_search === undefined
      ? top
      : { ...top, departments_total: 60, departments: [{ ...unit(12, 'Phòng Kho vận'), cells }] }
  })
  answer('quizReports.masteryPeople', () => ({ people: [] }))
  mountPage(<MasteryMap address={address} />, '/page', { profile: readerWith('quiz_report_access') })
  // As many decimals in each figure.
  await expect.element(page.getByRole('row', { name: /^Tất cả/ }).getByText('85.7%')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Khối Sản xuất/ }).getByText('100.0%')).toBeVisible()
  await expect.element(page.getByText('Phòng Kho vận')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Mở Khối Sản xuất' }).click()
  await expect.element(page.getByText('Trực tiếp tại Khối Sản xuất')).toBeVisible()
  await expect.element(page.getByText('Chỉ hiện 1 trong 230 đơn vị. Hãy tìm theo tên.')).toBeVisible()
  await page.getByRole('button', { name: /^Khối Sản xuất, Phòng cháy/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).last().click()
  expect(seen.filter(({ operation }) => operation === 'quizReports.masteryPeople')).toMatchObject([
    { input: { query: { field_id: 32, department_id: 3, with_below: true } } },
  ])
  const everybody = page.getByRole('button', { name: /^Tất cả, Phòng cháy/ })
  await expect.element(everybody).toBeVisible()
  await page.getByRole('searchbox', { name: 'Tìm đơn vị theo tên' }).fill('kho')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Khối Sản xuất', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByText('Phòng Kho vận')).toBeVisible()
  await expect.element(page.getByText('Chỉ hiện 1 trong 60 đơn vị. Hãy gõ tên đầy đủ hơn.')).toBeVisible()
  // The figure is of those units alone, and no list is of their people.
  await expect.element(page.getByRole('row', { name: /^Tất cả/ }).getByText('85.7%')).toBeVisible()
  await expect.element(everybody).not.toBeInTheDocument()
})
