import type { Data } from '@nhansu/sdk/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { runningExam } from '../testing/running-exam.ts'
import MonitorTab from './monitor-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

afterEach(unmountPage)

const exam = runningExam
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

test('gives one room more minutes, with a reason', async () => {
  answer('quizExams.monitor', () => monitor)
  answer('quizExams.giveMinutes', () => ({ given: 30, people: [] }))
  mountPage(<MonitorTab exam={exam} mayEdit />, '/page', { profile: readerWith('quiz_exam_access') })
  await page.viewport(1280, 900)
  await expect.element(page.getByRole('button', { name: 'Thêm giờ cho mọi thí sinh' })).toBeVisible()
  await page
    .getByRole('row', { name: /Phòng 1/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Thêm giờ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thêm giờ cho Phòng 1' })
  await dialog.getByLabelText(/^Thêm giờ/).fill('10')
  await dialog.getByLabelText(/^Lý do/).fill('Máy khởi động lại.')
  await dialog.getByRole('button', { name: 'Thêm giờ' }).click()
  await expect.element(page.getByText('Đã thêm giờ.')).toBeVisible()
  expect(seen.filter(({ operation }) => operation === 'quizExams.giveMinutes')).toMatchObject([
    { input: { path: { id: 5 }, body: { minutes: 10, reason: 'Máy khởi động lại.', room: 'Phòng 1' } } },
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

test('lets one of a room that stands still go on alone, chosen among those whom it holds', async () => {
  const held = { room: 'Phòng 1', paused_at: '2026-12-01T08:10:00+07:00', pause_id: 6 }
  const person = {
    department_name: null,
    extra_minutes: 0,
    paper_code: '101',
    has_begun: true,
    notified_at: null,
    nhansu_id: 'NS0011',
  }
  answer('quizExams.monitor', () => ({
    ...monitor,
    pauses: [
      {
        id: 6,
        room: 'Phòng 1',
        employee_id: null,
        full_name: null,
        reason: 'Mất điện.',
        paused_at: held.paused_at,
      },
    ],
  }))
  answer('quizExams.people', () => ({
    people: [
      { ...person, ...held, id: 1, employee_id: 11, full_name: 'Lê Thí Sinh' },
      {
        ...person,
        room: 'Phòng 1',
        paused_at: null,
        pause_id: null,
        id: 2,
        employee_id: 12,
        full_name: 'Vũ Đã Được Thi',
      },
      { ...person, ...held, room: 'Phòng 2', id: 3, employee_id: 13, full_name: 'Hồ Đã Đổi Phòng' },
      { ...person, ...held, pause_id: 7, id: 4, employee_id: 14, full_name: 'Bùi Dừng Riêng' },
    ],
  }))
  answer('quizExams.resume', () => ({ exam }))
  mountPage(<MonitorTab exam={exam} mayEdit />, '/page', { profile: readerWith('quiz_exam_access') })
  await page.getByRole('button', { name: 'Cho một thí sinh của Phòng 1 tiếp tục' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Thí sinh/ }).click()
  await expect.element(page.getByRole('option', { name: /Lê Thí Sinh/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /Hồ Đã Đổi Phòng/ })).toBeVisible()
  await expect
    .element(page.getByRole('option', { name: /Vũ Đã Được Thi|Bùi Dừng Riêng/ }))
    .not.toBeInTheDocument()
  await page.getByRole('option', { name: /Lê Thí Sinh/ }).click()
  await dialog.getByLabelText(/^Lý do/).fill('Máy chạy rồi.')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect.element(page.getByText('Đã cho tiếp tục.')).toBeVisible()
  expect(seen.filter(({ operation }) => operation === 'quizExams.resume')).toMatchObject([
    { input: { body: { reason: 'Máy chạy rồi.', employee_id: 11 } } },
  ])
})
