import type { Data } from '@nhansu/sdk/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import type { Exam } from '../exams/exam-page.tsx'
import MonitorTab from './monitor-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

afterEach(unmountPage)

const exam: Exam = {
  id: 5,
  code: 'AT-Q4',
  name: 'Thi an toàn quý IV',
  start_at: '2026-12-01T08:00:00+07:00',
  end_at: '2026-12-01T10:00:00+07:00',
  duration: 45,
  category_id: null,
  category_name: null,
  pass_percent: 50,
  paper_count: 1,
  shuffle_questions: true,
  shuffle_options: true,
  show_result: 'after',
  show_answers: false,
  show_marks: false,
  show_explanations: false,
  waits_for_release: false,
  note: null,
  status: 'running',
  released_at: null,
  cancel_reason: null,
  pause_reason: null,
  questions_total: 20,
  people_total: 40,
  begun_total: 37,
  handed_in_total: 7,
  version: 3,
  created_at: '2026-11-01T08:00:00+07:00',
  updated_at: '2026-11-01T08:00:00+07:00',
}
const counts = {
  waiting: 3,
  running: 30,
  lost: 1,
  handed_in: 2,
  marked: 5,
  released: 0,
  absent: 0,
  cancelled: 0,
}
const monitor: Data<'quizExams.monitor'> = {
  counts,
  rooms: [
    { room: 'Phòng 1', counts },
    { room: null, counts: { ...counts, lost: 0 } },
  ],
  lost: [
    {
      attempt_id: 7,
      employee_id: 11,
      nhansu_id: 'NS0011',
      full_name: 'Lê Thí Sinh',
      room: 'Phòng 1',
      heard_at: '2026-12-01T08:20:00+07:00',
    },
  ],
  pauses: [
    {
      id: 4,
      room: null,
      employee_id: 12,
      full_name: 'Vũ Đến Muộn',
      reason: 'Máy hỏng.',
      paused_at: '2026-12-01T08:10:00+07:00',
    },
  ],
  incidents: [],
  messages: [
    {
      id: 9,
      text: 'Có điện sau 5 phút.',
      sent_at: '2026-12-01T08:20:00+07:00',
      sent_by: 'Phạm Thị Thu Hà',
      room: 'Phòng 1',
      full_name: null,
    },
  ],
}

test('tells who has lost the connection, who stands still and whom a message went to', async () => {
  answer('quizExams.monitor', () => monitor)
  mountPage(<MonitorTab exam={exam} mayEdit={false} />, '/page', { profile: readerWith('quiz_exam_access') })
  await expect.element(page.getByText('Lê Thí Sinh (NS0011) · Phòng 1')).toBeVisible()
  await expect.element(page.getByText('Vũ Đến Muộn: Máy hỏng.')).toBeVisible()
  await expect.element(page.getByText(/^Gửi Phòng 1 · Phạm Thị Thu Hà/)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: /Tạm dừng|Tiếp tục|Gửi thông báo/ }))
    .not.toBeInTheDocument()
})

test('lets a taker who stands still go on, with a reason', async () => {
  answer('quizExams.monitor', () => monitor)
  answer('quizExams.resume', () => ({ exam }))
  mountPage(<MonitorTab exam={exam} mayEdit />, '/page', { profile: readerWith('quiz_exam_access') })
  await page.getByRole('button', { name: 'Cho Vũ Đến Muộn tiếp tục' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/^Lý do/).fill('Đã đổi máy.')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect.element(page.getByText('Đã cho tiếp tục.')).toBeVisible()
  expect(seen.filter(({ operation }) => operation === 'quizExams.resume')).toMatchObject([
    { input: { path: { id: 5 }, body: { reason: 'Đã đổi máy.', employee_id: 12 } } },
  ])
})

test('pauses one room from its row', async () => {
  answer('quizExams.monitor', () => monitor)
  answer('quizExams.pause', () => ({ exam }))
  mountPage(<MonitorTab exam={exam} mayEdit />, '/page', { profile: readerWith('quiz_exam_access') })
  await page.viewport(1280, 900)
  await page
    .getByRole('row', { name: /Phòng 1/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Tạm dừng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tạm dừng Phòng 1?' })
  await dialog.getByLabelText(/^Lý do/).fill('Mất điện.')
  await dialog.getByRole('button', { name: 'Tạm dừng' }).click()
  await expect.element(page.getByText('Đã tạm dừng.')).toBeVisible()
  expect(seen.filter(({ operation }) => operation === 'quizExams.pause')).toMatchObject([
    { input: { body: { reason: 'Mất điện.', room: 'Phòng 1' } } },
  ])
})
