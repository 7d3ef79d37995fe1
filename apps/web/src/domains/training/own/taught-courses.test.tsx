import type { Data } from '@nhansu/sdk/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import OwnTraining from './own-training.tsx'
import type { TaughtCourse } from './taught-words.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

afterEach(unmountPage)

const course: TaughtCourse = {
  id: 12,
  code: 'ĐT-2031-001',
  name: 'Vận hành xe nâng',
  status: 'running',
  start_date: '2031-03-02',
  end_date: '2031-03-04',
  hours: 16,
  location_name: 'Hội trường A',
  people_total: 1,
  days: [
    {
      date: '2031-03-03',
      from_time: '07:30',
      to_time: '11:30',
      subject_name: 'Thực hành',
      location_name: 'Sân bãi',
    },
  ],
}
const mine: Data<'trainingInvitations.mine'> = {
  courses: [],
  open_courses: [],
  taught: [course, { ...course, id: 13, name: 'Nâng hàng đúng cách', status: 'finished' }],
  certificates: [],
  commitments: [],
}

test('on a phone a lecturer finds what he teaches, and the people of a class with attendance and scores', async () => {
  await page.viewport(390, 844)
  answer('trainingInvitations.mine', () => mine)
  answer('trainingInvitations.taught', (): Data<'trainingInvitations.taught'> => ({
    people: [
      {
        nhansu_id: 'SM00012',
        full_name: 'Nguyễn Thị Đào',
        unit_name: 'Tổ cơ khí',
        group_name: null,
        state: 'joined',
        attendance: 75,
        score: 8.5,
      },
    ],
    documents: [
      { id: 7, kind: 'material', name: 'Giáo trình', file_name: 'giao-trinh.pdf', file_size: 48_210 },
    ],
  }))
  mountPage(<OwnTraining />)
  const teaches = page.getByRole('region', { name: 'Khóa bạn dạy' })
  await expect.element(teaches.getByText('Vận hành xe nâng', { exact: true })).toBeVisible()
  await expect
    .element(teaches.getByText('Buổi tới: 03-03-2031, 07:30–11:30 · Thực hành · Sân bãi'))
    .toBeVisible()
  const past = page.getByRole('region', { name: 'Khóa bạn đã dạy' })
  await expect.element(past.getByText('Nâng hàng đúng cách')).toBeVisible()
  await teaches.getByRole('button', { name: 'Xem lớp: Vận hành xe nâng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vận hành xe nâng' })
  await expect.element(dialog.getByText('Nguyễn Thị Đào (SM00012)')).toBeVisible()
  await expect.element(dialog.getByText('Tổ cơ khí · Tham dự 75% · Điểm 8.5')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Tải về: Giáo trình' })).toBeVisible()
  expect(seen.at(-1)).toEqual({ operation: 'trainingInvitations.taught', input: { path: { id: 12 } } })
})
