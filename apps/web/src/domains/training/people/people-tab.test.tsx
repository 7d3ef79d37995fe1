import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import type { Course } from '../courses/use-course.ts'
import type { CoursePerson } from './people-moves.ts'
import PeopleTab from './people-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

// What the tab reads of a course.
const course = { id: 12, status: 'running' } as Course

const person = (id: number, full_name: string, state: CoursePerson['state']): CoursePerson => ({
  id,
  version: 1,
  employee_id: id,
  nhansu_id: `SM0000${id}`,
  full_name,
  unit_name: 'Tổ cơ khí',
  state,
  waiting_place: null,
  mandatory: false,
  group_name: null,
  note: null,
  reason: null,
  answered_at: null,
  answered_by: null,
  promised_at: null,
  score: null,
  attendance: null,
  certificate_no: null,
  issue_date: null,
  expiry_date: null,
  remark: null,
})

const people: Data<'trainingEmployees.list'> = {
  employees: [person(7, 'Nguyễn Thị Đào', 'confirmed'), person(8, 'Trần Văn Mận', 'joined')],
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  answer('trainingEmployees.list', () => people)
  answer('departments.list', () => ({ departments: [], meta: {} }))
})
afterEach(unmountPage)

test('another unit leaves words and filters of the list as they are, and nobody chosen', async () => {
  const router = mountPage(<PeopleTab course={course} canEdit />, '/page?trang-thai=confirmed', {
    profile: readerWith('department_access', 'training_edit'),
  })
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect.element(row('Nguyễn Thị Đào'), { timeout: 60_000 }).toBeVisible()
  await expect.element(row('Trần Văn Mận')).not.toBeInTheDocument()
  await page
    .getByRole('button', { name: /^Bỏ lọc/ })
    .first()
    .click()
  await expect.element(row('Trần Văn Mận')).toBeVisible()
  const words = page.getByRole('searchbox')
  await words.fill('Tổ cơ khí')
  await row('Nguyễn Thị Đào').getByRole('checkbox').click()
  const confirm = page.getByRole('button', { name: 'Xác nhận đã tham gia' })
  await expect.element(confirm).toBeVisible()

  await router.navigate('/page?trang-thai=confirmed&don-vi=4')
  await expect.element(confirm).not.toBeInTheDocument()
  await expect.element(words).toHaveValue('Tổ cơ khí')
  await expect.element(row('Trần Văn Mận')).toBeVisible()
})
