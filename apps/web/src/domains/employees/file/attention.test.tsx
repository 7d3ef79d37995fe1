import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import OpenRequestsNotice from '../changes/open-requests-notice.tsx'
import WaitingNotice from '../job/waiting-notice.tsx'
import FindingsNotice from '../quality/findings-notice.tsx'
import { fileAttention } from './attention.ts'
import { showsPart } from './file-part.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

// Nothing but the number of the employee is looked at.
const employee = { id: 7 } as Parameters<typeof WaitingNotice>[0]['employee']
const notices = (own: boolean) => (
  <>
    <FindingsNotice employee={employee} own={own} />
    <WaitingNotice employee={employee} own={own} />
    <OpenRequestsNotice employee={employee} own={own} />
  </>
)
const change = {
  kind: 'transfer',
  effective_date: '2027-01-01',
  facts: { work_place: 'Kho số 2' },
  held_up: null,
}

test('what does not fit, what waits for its day, what could not come and what waits for a verdict stand beside the file', async () => {
  // Of the answers nothing else is looked at.
  answer(
    'jobChanges.ofEmployee',
    () =>
      ({
        changes: [
          { ...change, id: 2, state: 'waiting' },
          {
            ...change,
            id: 1,
            state: 'waiting',
            effective_date: '2026-11-01',
            held_up: 'Đơn vị đã giải thể.',
          },
          { ...change, id: 3, state: 'in_effect', effective_date: '2024-05-06' },
        ],
      }) as unknown as Data<'jobChanges.ofEmployee'>,
  )
  answer(
    'requestChangeInfos.list',
    () => ({ requests: [{ id: 5, changes: 'Số điện thoại' }] }) as unknown as Data<'requestChangeInfos.list'>,
  )
  const birth = 'Số căn cước không khớp ngày sinh, giới tính hoặc mã tỉnh'
  answer(
    'employees.list',
    () =>
      ({
        employees: [{ id: 7, findings: null, sensitive_findings: birth }],
      }) as unknown as Data<'employees.list'>,
  )
  mountPage(notices(false), '/page', { profile: readerWith('employee_access', 'request_change_access') })
  await expect.element(page.getByText('Từ ngày 01-01-2027: Điều chuyển')).toBeVisible()
  await expect.element(page.getByText('Chưa áp dụng được: Đơn vị đã giải thể.')).toBeVisible()
  expect(page.getByText(/06-05-2024/).elements()).toEqual([])
  await expect.element(page.getByText('Số điện thoại')).toBeVisible()
  await expect.element(page.getByText(birth)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Mở yêu cầu' }))
    .toHaveAttribute('href', '/yeu-cau-cap-nhat-thong-tin/7')
  const asked = seen.find(({ operation }) => operation === 'requestChangeInfos.list')
  expect(asked?.input).toMatchObject({
    query: { filter: { employee_id: { value: [7] }, state: { value: ['waiting'] } } },
  })
})

test('of oneself nothing that waits is asked for, and each notice asks for its own right', async () => {
  mountPage(
    <>
      {notices(true)}
      <p>Xong</p>
    </>,
    '/page',
    { profile: readerWith('employee_access', 'request_change_access') },
  )
  await expect.element(page.getByText('Xong')).toBeVisible()
  expect(seen).toEqual([])
  const shownTo = (...rights: Parameters<typeof readerWith>) =>
    fileAttention
      .filter((one) => showsPart(one, readerWith(...rights).permissions, false))
      .map(({ key }) => key)
  expect(shownTo('request_change_access')).toEqual(['requests'])
  expect(shownTo('employee_access')).toEqual(['missing', 'findings', 'waiting', 'account'])
})
