import type { Schemas } from '@nhansu/sdk/contract'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import AttendanceTab from './attendance-tab.tsx'
import ResultsTab from './results-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const learner = (id: number, full_name: string): Schemas['TrainingEmployee'] => ({
  id,
  employee_id: id,
  nhansu_id: `SM00000${id}`,
  full_name,
  unit_name: 'Tổ cơ khí',
  state: 'joined',
  waiting_place: null,
  mandatory: false,
  group_name: null,
  note: null,
  reason: null,
  answered_at: null,
  answered_by: null,
  score: null,
  attendance: 100,
  certificate_no: null,
  issue_date: null,
  expiry_date: null,
  promised_at: null,
  remark: null,
  version: 1,
})

const detail: Schemas['TrainingDetail'] = {
  id: 5,
  date: '2026-11-02',
  from_time: '07:30',
  to_time: '11:30',
  subject_id: null,
  subject_name: null,
  lecturer_id: null,
  lecturer_name: null,
  location_id: null,
  location_name: null,
  group_name: null,
  closed_at: null,
  version: 1,
}

const calls = () => seen.map(({ operation }) => operation)
const cell = (row: number, column: number) => page.getByRole('row').nth(row).getByRole('gridcell').nth(column)

/** Opens a cell by the mouse and types into it. */
async function typeInto(row: number, column: number, text: string): Promise<void> {
  await cell(row, column).getByRole('button').click()
  await userEvent.keyboard(`${text}{Enter}`)
}

test('scores typed cell after cell stand in place by their own answers, and the list is asked for once', async () => {
  answer('trainingEmployees.list', () => ({
    employees: [learner(1, 'An'), learner(2, 'Bình'), learner(3, 'Chi')],
  }))
  answer('trainingEmployees.saveResults', ({ body: { results } }) => ({
    // As the server rounds it.
    employees: results.map(({ id, score }) => ({
      ...learner(id, id === 1 ? 'An' : 'Bình'),
      score: score === 8.46 ? 8.5 : (score ?? null),
      version: 2,
    })),
  }))
  mountPage(<ResultsTab course={{ id: 7, status: 'running' }} canEdit />, '/page', {
    path: '/page',
    profile: readerWith('training_edit'),
  })
  await expect.element(cell(1, 1)).toHaveTextContent('An')

  await typeInto(1, 4, '8,46')
  await expect.element(cell(1, 4)).toHaveTextContent('8.5')
  await typeInto(2, 4, '7')
  await expect.element(cell(2, 4)).toHaveTextContent('7.0')
  await typeInto(1, 4, '9')
  await expect.element(cell(1, 4)).toHaveTextContent('9.0')

  expect(calls()).toEqual([
    'trainingEmployees.list',
    'trainingEmployees.saveResults',
    'trainingEmployees.saveResults',
    'trainingEmployees.saveResults',
  ])
  // The version of the answer goes along, so that one's own second word is no older one.
  expect(seen.at(-1)?.input).toEqual({
    path: { id: 7 },
    body: { results: [{ id: 1, version: 2, score: 9 }] },
  })
})

test('marks typed cell after cell stand by the answer of each, and the list is asked for once', async () => {
  const there = [learner(1, 'An'), learner(2, 'Bình')].map(
    ({ id, employee_id, nhansu_id, full_name, unit_name }): Schemas['TrainingAttendance'] => ({
      id,
      employee_id,
      nhansu_id,
      full_name,
      unit_name,
      person_state: 'confirmed',
      state: null,
      minutes: null,
      note: null,
      version: 0,
    }),
  )
  const { id, date, from_time, to_time, group_name, closed_at } = detail
  const day = { id, training_id: 7, date, from_time, to_time, group_name, closed_at }
  let attendances = there
  answer('trainingAttendances.list', () => ({ day, attendances }))
  answer('trainingAttendances.updateBulk', ({ body }) => {
    attendances = attendances.map((each) => {
      const mark = body.attendances.find((sent) => sent.id === each.id)
      return mark === undefined ? each : { ...each, state: mark.state, version: each.version + 1 }
    })
    return { day, attendances }
  })
  mountPage(<AttendanceTab course={{ id: 7, status: 'running', details: [detail] }} canEdit />, '/page', {
    path: '/page',
    profile: readerWith('training_edit'),
  })
  await expect.element(cell(1, 1)).toHaveTextContent('An')

  await typeInto(1, 3, 'k')
  await expect.element(cell(1, 3)).toHaveTextContent('Vắng không phép')
  await typeInto(2, 3, 'c')
  await expect.element(cell(2, 3)).toHaveTextContent('Có mặt')

  expect(calls().filter((operation) => operation.startsWith('training'))).toEqual([
    'trainingAttendances.list',
    'trainingAttendances.updateBulk',
    'trainingAttendances.updateBulk',
  ])
})
