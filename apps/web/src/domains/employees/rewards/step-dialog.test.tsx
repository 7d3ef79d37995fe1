import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { StepDialog } from './record-dialogs.tsx'
import type { RewardRecord } from './record-words.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

// The dialog asks nothing of the record but what stands here.
const record = {
  id: 7,
  version: 3,
  type: 'discipline',
  state: 'minutes',
  number: null,
  minutes_no: '01/BB',
  invited_on: null,
  meeting_date: null,
} as unknown as RewardRecord
type Finding = Data<'rewardsDisciplines.move'>['findings'][number]
const late: Finding = {
  level: 'error',
  field: 'invited_on',
  text: 'Thông báo họp phải trước ít nhất 5 ngày làm việc.',
  article: 'Điểm a khoản 2 Điều 70 Nghị định 145/2020/NĐ-CP',
  days: 'Thông báo ngày 02-03-2026, họp ngày 04-03-2026: 1 ngày làm việc, không tính ngày lễ',
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('says before the step what would void it, by the dry run of what stands in the form', async () => {
  answer('rewardsDisciplines.forms', () => ({ forms: [] }))
  answer('rewardsDisciplines.move', ({ body }) => ({
    reward_discipline: record,
    findings: body.meeting_date === undefined ? [late] : [],
  }))
  mountPage(<StepDialog record={record} step="meeting" onClose={() => {}} />, '/page', {
    profile: readerWith('employee_access', 'employee_edit', 'employee_sensitive'),
  })
  await expect.element(page.getByText(late.text)).toBeVisible()
  await expect.element(page.getByText(late.article)).toBeVisible()
  await expect.element(page.getByText(late.days ?? '')).toBeVisible()
  await page.getByRole('textbox', { name: 'Ngày họp xử lý' }).fill('10-03-2026')
  await page.getByRole('textbox', { name: 'Giờ, nơi họp' }).click()
  await expect.element(page.getByText('Không thấy gì làm bước này trái quy định.')).toBeVisible()
  const asked = seen.filter(({ operation }) => operation === 'rewardsDisciplines.move')
  expect(asked.length).toBeGreaterThan(1)
  // Nothing was taken a step on.
  for (const { input } of asked) expect(input).toMatchObject({ path: { id: 7 }, query: { dry_run: true } })
})
