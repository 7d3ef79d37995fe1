import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { MasteryMap } from './mastery-map.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

afterEach(unmountPage)

const address = { from: '2026-01-01', to: null, categoryId: null }

test('each figure opens its people, and one of too few papers says so', async () => {
  answer('quizReports.mastery', () => ({
    fewest: 30,
    waiting: 0,
    fields: [
      { id: 32, name: 'Phòng cháy' },
      { id: 33, name: 'An toàn điện' },
    ],
    departments: [
      { id: 12, name: 'Phòng Kho vận', cells: [{ field_id: 32, papers: 40, share: 0.725 }] },
      { id: null, name: null, cells: [{ field_id: 33, papers: 2, share: 0.5 }] },
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
  const unit = page.getByRole('row', { name: /Phòng Kho vận/ })
  await expect.element(unit.getByText('72.5%', { exact: true })).toBeVisible()
  await expect.element(unit.getByText('–', { exact: true })).toBeVisible()
  const few = page.getByRole('button', {
    name: 'Chưa thuộc đơn vị nào, An toàn điện: 50%, 2 bài. Xem từng người',
  })
  await expect.element(few).toHaveTextContent('50%*')
  await expect.element(page.getByText(/dưới 30 bài, quá ít để kết luận/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Xuất Excel' })).not.toBeInTheDocument()
  await few.click()
  await expect.element(page.getByRole('dialog').getByText('Lê Thí Sinh')).toBeVisible()
  expect(seen.filter(({ operation }) => operation === 'quizReports.masteryPeople')).toMatchObject([
    { input: { query: { from: '2026-01-01', field_id: 33, department_id: 0 } } },
  ])
})

test('says that results that are out still wait to be reckoned, with a map and without one', async () => {
  const mastery = { fewest: 30, waiting: 2, fields: [], departments: [] }
  answer('quizReports.mastery', () => mastery)
  mountPage(<MasteryMap address={address} />, '/page', { profile: readerWith('quiz_report_access') })
  const waits = page.getByText(/^Kết quả của 2 kỳ thi chưa được tính vào đây\. Số liệu được tính mỗi giờ/)
  await expect.element(waits).toBeVisible()
  await expect.element(page.getByText(/Chưa có kết quả nào được công bố/)).not.toBeInTheDocument()
  unmountPage()

  answer('quizReports.mastery', () => ({
    ...mastery,
    fields: [{ id: 32, name: 'Phòng cháy' }],
    departments: [{ id: 12, name: 'Phòng Kho vận', cells: [{ field_id: 32, papers: 40, share: 0.725 }] }],
  }))
  mountPage(<MasteryMap address={address} />, '/page', { profile: readerWith('quiz_report_access') })
  await expect.element(page.getByText('72.5%', { exact: true })).toBeVisible()
  await expect.element(waits).toBeVisible()
})

test('says that nothing is out where nothing waits either', async () => {
  answer('quizReports.mastery', () => ({ fewest: 30, waiting: 0, fields: [], departments: [] }))
  mountPage(<MasteryMap address={address} />, '/page', { profile: readerWith('quiz_report_access') })
  await expect.element(page.getByText('Chưa có kết quả nào được công bố trong thời gian này.')).toBeVisible()
})
