import type { Data } from '@nhansu/sdk/contract'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { JobDialog } from './job-dialog.tsx'
import { type KindOfDialog, kindsOfDialog } from './job-kinds.ts'
import JobTab from './job-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Job = Data<'jobChanges.ofEmployee'>

const inStock = { position_id: 2, position_name: 'Nhân viên', department_id: 4, department_name: 'Đội Kho' }
const written = {
  decision_no: null,
  decision_date: null,
  decision_type: null,
  decision_id: null,
  reason: null,
  corrects_id: null,
  written_by: 'Phạm Thu Hà',
  written_at: '2026-10-20T08:30:00+07:00',
  ended_by: null,
  ended_at: null,
  end_reason: null,
  held_up: null,
}
const job: Job = {
  later_changes: [],
  job: { date: '2026-11-22', since: '2024-01-01', facts: { work_state: 'official', main_position: inStock } },
  changes: [
    {
      ...written,
      id: 2,
      kind: 'termination',
      state: 'waiting',
      effective_date: '2027-01-01',
      facts: { leave_reason: 'Nghỉ hưu' },
    },
    {
      ...written,
      id: 1,
      kind: 'transfer',
      state: 'in_effect',
      effective_date: '2024-01-01',
      facts: { main_position: inStock },
    },
  ],
}
const employee = {
  id: 7,
  nhansu_id: 'SM000007',
  full_name: 'Nguyễn Thị Hồng Đào',
  gender: 'Nữ' as const,
  active: true,
  work_state: 'official' as const,
  join_date: '2024-01-01',
  positions: [],
}

const inputsOf = (operation: string) =>
  seen.filter((call) => call.operation === operation).map(({ input }) => input)

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('the tab says what waits and what was written, and lets officers take back and put right', async () => {
  answer('jobChanges.ofEmployee', () => job)
  mountPage(<JobTab employee={employee} own={false} />, '/page', {
    profile: readerWith('employee_access', 'employee_edit'),
  })
  await expect.element(page.getByText('Từ ngày 01-01-2027: Nghỉ việc')).toBeVisible()
  await expect.element(page.getByText('Lý do nghỉ: Nghỉ hưu')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Đính chính' })).toBeVisible()
  await page.getByRole('button', { name: 'Rút' }).click()
  await page.getByRole('textbox', { name: /^Lý do rút/ }).fill('Quyết định đã hủy')
  answer('jobChanges.withdraw', () => job)
  await page.getByRole('button', { name: 'Rút thay đổi' }).click()
  await expect
    .poll(() => inputsOf('jobChanges.withdraw'))
    .toEqual([{ path: { id: 2 }, body: { reason: 'Quyết định đã hủy' } }])
})

test('readers see no button', async () => {
  answer('jobChanges.ofEmployee', () => job)
  mountPage(<JobTab employee={employee} own={false} />, '/page', { profile: readerWith('employee_access') })
  await expect.element(page.getByText('Từ ngày 01-01-2027: Nghỉ việc')).toBeVisible()
  expect(page.getByRole('button', { name: 'Rút' }).elements()).toEqual([])
})

const told = (is_draft: boolean): Data<'jobChanges.store'> => ({
  changes: [
    {
      employee_id: 7,
      nhansu_id: 'SM000007',
      full_name: 'Nguyễn Thị Hồng Đào',
      state: 'waiting',
      before: { work_state: 'official' },
      after: { work_state: 'unpaid_leave' },
      warnings: ['Không có gì thêm.'],
      mark: '1.0.0',
    },
  ],
  decision: { id: null, decision_number: is_draft ? null : '9/2026/QĐ', is_draft },
  drafts: [],
  run_id: null,
})

type Dialog = ComponentProps<typeof JobDialog>

function dialogOf(kind: KindOfDialog['kind']): KindOfDialog {
  const found = kindsOfDialog.find((each) => each.kind === kind)
  if (!found) throw new Error(`no dialog of ${kind}`)
  return found
}

function open(props: Pick<Dialog, 'kinds' | 'known' | 'returning'>, rights: Parameters<typeof readerWith>) {
  const whom = 'Nguyễn Thị Hồng Đào'
  mountPage(<JobDialog ids={[7]} whom={whom} onClose={() => undefined} {...props} />, '/page', {
    profile: readerWith(...rights),
  })
}

const leaveDays = { effective_date: '2027-01-01', absent_until: '2027-02-28' }
const openLeave = (...rights: Parameters<typeof readerWith>) =>
  open({ kinds: [dialogOf('unpaid_leave')], known: leaveDays }, rights)
const choose = async (field: RegExp, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a change is shown before its decision is left as a draft by who may issue none', async () => {
  answer('jobChanges.store', () => told(true))
  openLeave('employee_edit')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText('Tình trạng làm việc: Chính thức → Nghỉ không lương')).toBeVisible()
  await expect.element(page.getByText('Lưu ý: Không có gì thêm.')).toBeVisible()
  await expect.element(page.getByText(/Quyết định được lưu nháp/)).toBeVisible()
  await page.getByRole('button', { name: 'Lưu nháp quyết định' }).click()
  await expect
    .poll(() => inputsOf('jobChanges.store'))
    .toMatchObject([
      { query: { dry_run: true } },
      {
        body: { ids: [7], facts: { absent_until: '2027-02-28' }, decision_type: 8, decision: {} },
      },
    ])
})

test('who issues decisions types the signed paper, or leaves a draft', async () => {
  answer('jobChanges.store', () => told(true))
  openLeave('employee_edit', 'decision_issue')
  await expect.element(page.getByRole('combobox', { name: /^Người ký/ })).toBeVisible()
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText('Vui lòng chọn người ký.')).toBeVisible()
  await choose(/^Quyết định/, 'Lưu nháp quyết định')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText(/Quyết định được lưu nháp/)).toBeVisible()
  expect(inputsOf('jobChanges.store')).toMatchObject([{ body: { decision: {} } }])
})

test('an issued decision says its number: the next one as it looks, then the one that was drawn', async () => {
  answer('decisionSettings.show', () => ({ settings: { needs_other_issuer: false, version: 0 } }))
  answer('jobChanges.store', ({ query }) =>
    query?.dry_run
      ? told(false)
      : { ...told(false), decision: { id: 5, decision_number: '10/2026/QĐ', is_draft: false } },
  )
  const known = { ...leaveDays, sign_date: '2026-12-20', signer_id: 3 }
  open({ kinds: [dialogOf('unpaid_leave')], known }, ['employee_edit', 'decision_issue', 'document_access'])
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText(/Số dự kiến: 9\/2026\/QĐ\./)).toBeVisible()
  await page.getByRole('button', { name: 'Nghỉ không lương' }).click()
  await expect.element(page.getByText(/Đã ban hành quyết định 10\/2026\/QĐ/)).toBeVisible()
  await expect.element(page.getByText('Mở quyết định')).toBeVisible()
  const marks = [{ employee_id: 7, mark: '1.0.0' }]
  const [, sent] = inputsOf('jobChanges.store')
  expect(sent).toMatchObject({
    body: { decision_type: 8, decision: { issue: { sign_date: '2026-12-20', signer_id: 3, marks } } },
  })
})

test('a number that was typed is sent and shown as it is', async () => {
  answer('jobChanges.store', () => told(false))
  const known = { ...leaveDays, sign_date: '2026-12-20', signer_id: 3, number: ' 9/2026/QĐ ' }
  open({ kinds: [dialogOf('unpaid_leave')], known }, ['employee_edit', 'decision_issue'])
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText(/cùng lúc\. Số: 9\/2026\/QĐ\./)).toBeVisible()
  expect(inputsOf('jobChanges.store')).toMatchObject([
    { body: { decision: { issue: { number: '9/2026/QĐ' } } } },
  ])
})

test('the type chosen for one kind is none of another', async () => {
  const kinds = [dialogOf('rehire'), dialogOf('termination')] as const
  open({ kinds, returning: 'left' }, ['employee_edit'])
  await choose(/^Loại quyết định/, decisionTypeLabels[2])
  await choose(/^Loại thay đổi/, 'Nghỉ việc')
  await expect
    .element(page.getByRole('combobox', { name: /^Loại quyết định/ }))
    .toHaveTextContent(decisionTypeLabels[7])
  await expect.element(page.getByRole('combobox', { name: /^Lý do chấm dứt hợp đồng/ })).toBeVisible()
})

test('without a decision a leave needs no end, and the paper from outside is typed', async () => {
  answer('jobChanges.store', () => ({ ...told(true), decision: null }))
  const known = { effective_date: '2027-01-01' }
  open({ kinds: [dialogOf('unpaid_leave')], known }, ['employee_edit'])
  await choose(/^Quyết định/, 'Không có quyết định')
  await page.getByRole('textbox', { name: /^Số quyết định/ }).fill('12/QĐ')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText('Lưu ý: Không có gì thêm.')).toBeVisible()
  const [sent] = inputsOf('jobChanges.store')
  expect(sent).toMatchObject({ body: { decision_no: '12/QĐ', facts: { absent_until: null } } })
  expect(sent).not.toHaveProperty('body.decision')
})

test('further positions are chosen in rows, shown before and after, and written without a decision', async () => {
  const drafting = { ...inStock, position_name: 'Văn thư', position_id: 5 }
  answer('jobChanges.store', () => {
    const [change] = told(true).changes
    if (!change) throw new Error('nobody is told of')
    const facts = { before: { further_positions: [] }, after: { further_positions: [drafting] } }
    return { changes: [{ ...change, ...facts }], decision: null, drafts: [], run_id: null }
  })
  const known = { effective_date: '2027-01-01', further_positions: [{ department_id: 4, position_id: 5 }] }
  open({ kinds: [dialogOf('appointment')], known }, ['employee_edit', 'decision_issue'])
  await page.getByRole('button', { name: 'Thêm kiêm nhiệm' }).click()
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText('Vui lòng chọn chức vụ.')).toBeVisible()
  expect(inputsOf('jobChanges.store')).toEqual([])
  await page.getByRole('button', { name: /chức vụ kiêm nhiệm 2/ }).click()
  await page.getByRole('textbox', { name: /^Số quyết định/ }).fill('12/QĐ')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText('Kiêm nhiệm: không có → Văn thư, Đội Kho')).toBeVisible()
  await page.getByRole('button', { name: 'Kiêm nhiệm', exact: true }).click()
  await expect.poll(() => inputsOf('jobChanges.store')).toHaveLength(2)
  const [, sent] = inputsOf('jobChanges.store')
  const facts = { further_positions: [{ position_id: 5, department_id: 4 }] }
  expect(sent).toMatchObject({ body: { kind: 'appointment', ids: [7], facts, decision_no: '12/QĐ' } })
  expect(sent).not.toHaveProperty('body.decision')
})

test('a trainee is taken on probation where he is, by decision 2, with the end of the probation', async () => {
  answer('jobChanges.store', () => told(true))
  open({ kinds: [dialogOf('reception')], known: { effective_date: '2027-01-01' } }, ['employee_edit'])
  await page.getByRole('textbox', { name: 'Thử việc đến ngày' }).fill('28-02-2027')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await page.getByRole('button', { name: 'Lưu nháp quyết định' }).click()
  await expect
    .poll(() => inputsOf('jobChanges.store'))
    .toMatchObject([
      { query: { dry_run: true } },
      { body: { kind: 'reception', facts: { probation_to: '2027-02-28' }, decision_type: 2, decision: {} } },
    ])
  expect(inputsOf('jobChanges.store')[1]).not.toHaveProperty('body.facts.main_position')
})

test('a trainee goes to another unit with a position there: one without the other is asked for', async () => {
  answer('jobChanges.store', () => told(true))
  const known = { effective_date: '2027-01-01', department_id: 4 }
  open({ kinds: [dialogOf('reception')], known }, ['employee_edit'])
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText('Vui lòng chọn chức vụ.')).toBeVisible()
  expect(inputsOf('jobChanges.store')).toEqual([])
})

test('a change of further positions is put right in the same rows', async () => {
  const changes = [{ ...written, id: 3, kind: 'appointment' as const, state: 'in_effect' as const }].map(
    (change) => ({
      ...change,
      effective_date: '2024-01-01',
      facts: { further_positions: [inStock] },
    }),
  )
  answer('jobChanges.ofEmployee', () => ({ ...job, changes }))
  answer('jobChanges.correct', () => ({ ...job, ...told(true) }))
  mountPage(<JobTab employee={employee} own={false} />, '/page', {
    profile: readerWith('employee_access', 'employee_edit'),
  })
  await page.getByRole('button', { name: 'Đính chính' }).click()
  await page.getByRole('button', { name: /chức vụ kiêm nhiệm 1/ }).click()
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect
    .poll(() => inputsOf('jobChanges.correct'))
    .toMatchObject([{ path: { id: 3 }, body: { facts: { further_positions: [] } } }])
})
