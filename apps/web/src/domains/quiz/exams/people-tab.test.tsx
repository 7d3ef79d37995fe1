import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { runningExam } from '../testing/running-exam.ts'
import PeopleTab from './people-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

afterEach(unmountPage)

const person = {
  department_name: null,
  extra_minutes: 0,
  paper_code: '101',
  has_begun: true,
  notified_at: null,
  room: 'Phòng 1',
}
const people = [
  {
    ...person,
    id: 1,
    employee_id: 11,
    nhansu_id: 'NS0011',
    full_name: 'Lê Đang Thi',
    paused_at: null,
    pause_id: null,
  },
  {
    ...person,
    id: 2,
    employee_id: 12,
    nhansu_id: 'NS0012',
    full_name: 'Vũ Đang Dừng',
    paused_at: '2026-12-01T08:10:00+07:00',
    pause_id: 6,
  },
]

function mount({ mayEdit = true } = {}) {
  answer('quizExams.people', () => ({ people }))
  mountPage(<PeopleTab exam={runningExam} mayEdit={mayEdit} />, '/page', {
    profile: readerWith('quiz_exam_access'),
  })
}
const menu = (name: string) => page.getByRole('button', { name: `Thao tác với ${name}` })
const item = (name: string) => page.getByRole('menuitem', { name })

test('seats one taker in another room, and who is held is told to stay so', async () => {
  mount()
  answer('quizExams.seatEmployees', () => ({ people }))
  await page.viewport(1280, 900)
  await menu('Vũ Đang Dừng').click()
  await item('Xếp phòng thi').click()
  const dialog = page.getByRole('dialog', { name: 'Xếp phòng thi cho Vũ Đang Dừng' })
  await expect.element(dialog.getByText(/vẫn dừng ở phòng mới/)).toBeVisible()
  await dialog.getByLabelText('Phòng thi').fill('Phòng 2')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(page.getByText('Đã xếp phòng thi.')).toBeVisible()
  expect(seen.filter(({ operation }) => operation === 'quizExams.seatEmployees')).toMatchObject([
    { input: { path: { id: 5 }, body: { employee_ids: [12], room: 'Phòng 2' } } },
  ])
})

test('offers nothing to somebody who may only read', async () => {
  mount({ mayEdit: false })
  await page.viewport(1280, 900)
  await expect.element(page.getByRole('row', { name: /Lê Đang Thi/ })).toBeVisible()
  await expect.element(menu('Lê Đang Thi')).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: /Lê Đang Thi/ })).not.toBeInTheDocument()
})

test('takes the seats of several at once', async () => {
  mount()
  answer('quizExams.seatEmployees', () => ({ people }))
  await page.viewport(1280, 900)
  for (const name of ['Lê Đang Thi', 'Vũ Đang Dừng']) {
    await page.getByRole('checkbox', { name: new RegExp(name) }).click()
  }
  await page.getByRole('button', { name: 'Xếp phòng thi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xếp phòng thi cho 2 thí sinh' })
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(page.getByText('Đã xếp phòng thi.')).toBeVisible()
  expect(seen.filter(({ operation }) => operation === 'quizExams.seatEmployees')).toMatchObject([
    { input: { body: { employee_ids: [11, 12], room: null } } },
  ])
})
