import type { Schemas } from '@nhansu/sdk/contract'
import { methodOf } from '@nhansu/sdk'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { OwnRounds } from './own-rounds.tsx'
import RoundPage from './round-page.tsx'
import Rounds from './rounds.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const round: Schemas['ProfileRound'] = {
  id: 3,
  name: 'Rà soát hồ sơ năm 2026',
  from_date: '2026-12-01',
  to_date: '2026-12-31',
  state: 'open',
  groups: ['card', 'relatives'],
  department_names: ['Phòng Kế toán'],
  position_names: [],
  employee_total: 0,
  figures: { total: 12, confirmed: 7, requested: 2, waiting: 3, without_account: 1 },
  closed_at: null,
  cancelled_at: null,
  cancel_reason: null,
  created_by_name: 'Phạm Thu Hà',
  created_at: '2026-12-01T01:30:00Z',
}
const person: Schemas['ProfileRoundPerson'] = {
  id: 9,
  employee_id: 7,
  nhansu_id: 'SM000007',
  full_name: 'Nguyễn Thị Hồng Đào',
  department_name: 'Phòng Kế toán',
  state: 'confirmed',
  confirmed_at: '2026-12-02T01:30:00Z',
  changed_since: true,
  has_account: true,
  asked_at: '2026-12-01T01:30:00Z',
}
const own: Schemas['OwnRound'] = {
  id: 3,
  name: round.name,
  to_date: '2026-12-31',
  days_left: 5,
  state: 'waiting',
  confirmed_at: null,
  seen: 'a'.repeat(64),
  groups: [
    {
      group: 'card',
      records: [
        [
          { label: 'Ngày sinh', value: '1990-05-17' },
          { label: 'Email cá nhân', value: null },
        ],
      ],
    },
    { group: 'relatives', records: [] },
  ],
}

// What is fetched anew is found by its line of the contract, which no screen has loaded here.
beforeAll(() => methodOf('profileRounds.list'))
afterEach(unmountPage)

test('the list says how far each round is and leads to it', async () => {
  answer('profileRounds.list', () => ({ rounds: [round] }))
  mountPage(<Rounds />, '/page', { path: '/page', profile: readerWith('request_change_access') })
  await expect.element(page.getByText('9/12 người đã trả lời')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: round.name }))
    .toHaveAttribute('href', '/yeu-cau-cap-nhat-thong-tin/dot-ra-soat/3')
  expect(page.getByRole('button', { name: 'Mở đợt rà soát' }).query()).toBeNull()
})

test('a round is called off with a reason, told beside who has answered', async () => {
  const unit = {
    department_id: 2,
    department_name: 'Phòng Kế toán',
    total: 12,
    confirmed: 7,
    requested: 2,
    waiting: 3,
  }
  answer('profileRounds.show', () => ({ round, units: [unit] }))
  answer('profileRounds.people', () => ({ people: [person], total: 1 }))
  answer('profileRounds.cancel', () => ({ round: { ...round, state: 'cancelled' as const } }))
  mountPage(<RoundPage />, '/page/3', {
    path: '/page/:id',
    profile: readerWith('request_change_access', 'request_change_edit'),
  })
  await expect.element(page.getByText('Nguyễn Thị Hồng Đào (SM000007)')).toBeVisible()
  await expect.element(page.getByText(/Hồ sơ đã đổi sau khi xác nhận/)).toBeVisible()
  await expect.element(page.getByText('9/12', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Hủy đợt' }).click()
  await page.getByRole('textbox', { name: 'Lý do hủy' }).fill('Chọn nhầm nhóm thông tin.')
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy đợt' }).click()
  await expect
    .poll(() =>
      seen.filter(({ operation }) => operation === 'profileRounds.cancel').map(({ input }) => input),
    )
    .toEqual([{ path: { id: 3 }, body: { reason: 'Chọn nhầm nhóm thông tin.' } }])
})

test('people are read by unit and answer, and taken away as they are filtered by who may', async () => {
  const units = [
    { department_id: null, department_name: 'Chưa thuộc đơn vị nào' },
    { department_id: 5, department_name: 'Tổ Bảo vệ' },
    { department_id: 6, department_name: 'Tổ Bảo vệ' },
    { department_id: 2, department_name: 'Phòng Kế toán' },
  ].map((unit) => ({ ...unit, total: 3, confirmed: 1, requested: 0, waiting: 2 }))
  answer('profileRounds.show', () => ({ round, units }))
  answer('profileRounds.people', () => ({ people: [person], total: 1 }))
  mountPage(<RoundPage />, '/page/3', {
    path: '/page/:id',
    profile: readerWith('request_change_access', 'request_change_export'),
  })
  await expect.element(page.getByText('Nguyễn Thị Hồng Đào (SM000007)')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Xuất Excel' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Đơn vị' }).click()
  await expect.element(page.getByRole('option', { name: 'Tổ Bảo vệ (6)' })).toBeVisible()
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Phòng Kế toán', 'Tổ Bảo vệ (5)', 'Tổ Bảo vệ (6)', 'Chưa thuộc đơn vị nào'])
  await page.getByRole('option', { name: 'Phòng Kế toán' }).click()
  await page.getByRole('combobox', { name: 'Trả lời' }).click()
  await page.getByRole('option', { name: 'Chưa trả lời' }).click()
  await expect
    .poll(() => seen.filter(({ operation }) => operation === 'profileRounds.people').at(-1)?.input)
    .toEqual({ path: { id: 3 }, query: { page: 1, size: 30, state: 'waiting', department_id: 2 } })
  await page.getByRole('combobox', { name: 'Đơn vị' }).click()
  await page.getByRole('option', { name: 'Chưa thuộc đơn vị nào' }).click()
  await expect
    .poll(() => seen.filter(({ operation }) => operation === 'profileRounds.people').at(-1)?.input)
    .toEqual({ path: { id: 3 }, query: { page: 1, size: 30, state: 'waiting', without_unit: true } })
})

test('of several relatives only what is there is read', async () => {
  const relative = (name: string) => [
    { label: 'Họ và tên', value: name },
    { label: 'Nghề nghiệp', value: null },
  ]
  const records = [relative('Lê Văn Bình'), relative('Vũ Thị Nga')]
  const groups: typeof own.groups = [{ group: 'relatives', records }]
  answer('profileRounds.mine', () => ({ rounds: [{ ...own, groups }] }))
  mountPage(<OwnRounds />, '/page', { path: '/page', profile: readerWith() })
  await expect.element(page.getByText('Vũ Thị Nga')).toBeVisible()
  expect(page.getByText('chưa có').elements()).toEqual([])
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740))

  test('one reads what is to be confirmed and confirms it by one press', async () => {
    answer('profileRounds.mine', () => ({ rounds: [own] }))
    answer('profileRounds.confirm', () => ({ round: { ...own, state: 'confirmed' as const, groups: [] } }))
    mountPage(<OwnRounds />, '/page?round=3', { path: '/page', profile: readerWith() })
    await expect.element(page.getByText('17-05-1990')).toBeVisible()
    await expect.element(page.getByText('chưa có', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Chưa có thông tin.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Đề nghị cập nhật' }))
      .toHaveAttribute('href', '/thong-tin-ca-nhan/de-nghi-cap-nhat')
    await page.getByRole('button', { name: /^Thông tin của tôi đúng/ }).click()
    await expect
      .poll(() => seen.find(({ operation }) => operation === 'profileRounds.confirm')?.input)
      .toEqual({ path: { id: 3 }, body: { seen: own.seen } })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})
