import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ComponentProps } from 'react'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import ScheduleDialog from './schedule-dialog.tsx'

vi.mock('#web/session/client.ts', async () => {
  const { client } = await import('#web/kit/testing/fake-client.ts')
  return { client: { ...client, call: client.send } }
})

const closed = vi.fn()
const times = {
  weekly: [{ weekday: 1, from_time: '08:00', to_time: '11:30' }],
  exceptions: [],
}

/** Opens the form; a page that was taken away before forgets what is answered. */
function open(of: Pick<ComponentProps<typeof ScheduleDialog>, 'start' | 'schedule'>) {
  const candidates = [{ id: 7, full_name: 'Lê Thị Mai' }]
  const interviewers = [{ id: 12, full_name: 'Trần Văn Đạt', has_left: false, times }]
  // Of the people nothing but these is looked at.
  answer('recruitmentSchedules.candidates', () => ({ candidates, interviewers }) as never)
  answer('recruitmentRooms.list', () => ({ rooms: [] }))
  answer('recruitmentSchedules.store', () => ({}) as Data<'recruitmentSchedules.store'>)
  mountPage(<ScheduleDialog roundId={5} {...of} onClose={closed} />, '/page', {
    profile: readerWith('recruitment_access', 'recruitment_edit'),
  })
}

beforeEach(() => page.viewport(1280, 1200))
afterEach(() => {
  unmountPage()
  closed.mockClear()
  seen.length = 0
})

test('hours that are typed are sent as the moment they mean, and those of the examiners are told', async () => {
  open({ start: { candidateIds: [7], day: '2030-06-10', minutes: 30 } })
  await expect.element(page.getByText('Trần Văn Đạt nhận phỏng vấn: Thứ Hai 08:00–11:30.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Từ giờ' }).fill('14:15')
  await page.getByRole('textbox', { name: 'Đến giờ' }).fill('14h45')
  await page.getByRole('button', { name: 'Xếp lịch', exact: true }).click()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  const { input } = seen.find(({ operation }) => operation === 'recruitmentSchedules.store') ?? {}
  expect(input).toMatchObject({
    body: {
      round_id: 5,
      starts_at: '2030-06-10T14:15:00+07:00',
      ends_at: '2030-06-10T14:45:00+07:00',
      candidate_ids: [7],
      employee_ids: [12],
    },
  })
})

/** An appointment of before at which a clash was passed. */
const passed = {
  id: 3,
  version: 2,
  starts_at: '2030-06-10T09:00:00+07:00',
  ends_at: '2030-06-10T09:30:00+07:00',
  mode: 'in_person',
  candidates: [{ id: 7, full_name: 'Lê Thị Mai' }],
  interviewers: [{ id: 12, full_name: 'Trần Văn Đạt' }],
  clash_reason: 'Hai buổi liền phòng.',
  room_id: null,
  place: null,
  link: null,
  note: null,
}

test.each([
  ['another time', '10:00', ''],
  ['the same time', '09:00', 'Hai buổi liền phòng.'],
])('of %s the old reason for a clash stays as it should', async (_, start, reason) => {
  // Of an appointment nothing but these is looked at.
  open({ schedule: passed as never })
  const field = page.getByRole('textbox', { name: 'Lý do xếp trùng' })
  await expect.element(field).toHaveValue('Hai buổi liền phòng.')
  await page.getByRole('textbox', { name: 'Từ giờ' }).fill(start)
  await page.getByRole('textbox', { name: 'Đến giờ' }).click()
  await expect.element(field).toHaveValue(reason)
})
