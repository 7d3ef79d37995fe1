import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { CorrectDialog, isCorrectable } from './correct-dialog.tsx'
import { JobDialog } from './job-dialog.tsx'
import { type KindOfDialog, kindsAfter } from './job-kinds.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('jobChanges.store', ({ body }): Data<'jobChanges.store'> => ({
    changes: [],
    decision: body.decision ? { id: null, decision_number: null, is_draft: true } : null,
    drafts: [],
    run_id: null,
  }))
})
afterEach(unmountPage)

const written: Data<'jobChanges.ofEmployee'>['changes'][number] = {
  id: 3,
  kind: 'appointment',
  state: 'in_effect',
  effective_date: '2024-01-01',
  facts: { work_place: 'Kho Sóng Thần', direct_manager: null },
  decision_no: null,
  decision_date: null,
  decision_type: null,
  decision_id: null,
  reason: null,
  corrects_id: null,
  written_by: null,
  written_at: '2024-01-01T08:30:00+07:00',
  ended_by: null,
  ended_at: null,
  end_reason: null,
  held_up: null,
}

const inputsOf = (operation: string) =>
  seen.filter((call) => call.operation === operation).map(({ input }) => input)

function open(first: KindOfDialog['id'], known: object = {}) {
  mountPage(
    <JobDialog
      after="probation"
      first={first}
      ids={[7]}
      whom="Nguyễn Thị Đào"
      known={{ effective_date: '2027-01-01', ...known }}
      onClose={() => undefined}
    />,
    '/page',
    { profile: readerWith('employee_edit') },
  )
}

const choose = async (field: RegExp, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const preview = () => page.getByRole('button', { name: 'Xem trước' }).click()

test('a decision may say nature of work, work place and manager, each as far as it is given, and takes nothing away', async () => {
  open('transfer', { department_id: 4, position_id: 2, direct_manager_id: 12, emptied: ['nature_of_work'] })
  await choose(/^Tính chất công việc/, 'Vận tải')
  await expect.element(page.getByRole('checkbox', { name: 'Nơi làm việc' })).not.toBeInTheDocument()
  await preview()
  await expect.poll(() => inputsOf('jobChanges.store')).toHaveLength(1)
  const facts = {
    main_position: { department_id: 4, position_id: 2 },
    nature_of_work: 6,
    direct_manager_id: 12,
  }
  expect(inputsOf('jobChanges.store')).toMatchObject([{ body: { kind: 'transfer', decision: {} } }])
  expect(inputsOf('jobChanges.store')).toHaveProperty('0.body.facts', facts)
})

test('without a decision they change by themselves, and what is there may be taken away', async () => {
  open('arrangement')
  await preview()
  await expect.element(page.getByText('Vui lòng nhập ít nhất một thông tin thay đổi.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nơi làm việc' }).fill(' Kho Đông Anh ')
  await page.getByRole('checkbox', { name: 'Quản lý trực tiếp' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Quản lý trực tiếp' })).not.toBeInTheDocument()
  await preview()
  await expect.poll(() => inputsOf('jobChanges.store')).toHaveLength(1)
  const [sent] = inputsOf('jobChanges.store')
  expect(sent).toMatchObject({ query: { dry_run: true }, body: { kind: 'appointment', ids: [7] } })
  expect(sent).toHaveProperty('body.facts', { work_place: 'Kho Đông Anh', direct_manager_id: null })
  expect(sent).not.toHaveProperty('body.decision')
})

test('heavy work begins and ends by a dialog of its own, without a decision', async () => {
  open('heavy_work')
  await preview()
  await expect.element(page.getByText('Vui lòng chọn mức.')).toBeVisible()
  await choose(/^Công việc nặng nhọc, độc hại/, 'Đặc biệt nặng nhọc, độc hại')
  await preview()
  await page.getByRole('button', { name: 'Công việc nặng nhọc, độc hại', exact: true }).click()
  await expect.poll(() => inputsOf('jobChanges.store')).toHaveLength(2)
  expect(inputsOf('jobChanges.store')[1]).toMatchObject({
    body: { kind: 'appointment', facts: { heavy_work: 'very_heavy' } },
  })
})

test('what such a change says is put right in the same fields, nothing for nothing', async () => {
  answer('jobChanges.correct', () => ({ changes: [] }))
  mountPage(<CorrectDialog change={written} onClose={() => undefined} />)
  await expect.element(page.getByRole('heading', { name: 'Đính chính: Bố trí công việc' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Nơi làm việc' }).fill('Kho Đông Anh')
  await preview()
  await expect.poll(() => inputsOf('jobChanges.correct')).toHaveLength(1)
  expect(inputsOf('jobChanges.correct')).toHaveProperty('0.body.facts', {
    work_place: 'Kho Đông Anh',
    direct_manager_id: null,
  })
})

test('a reception is put right with the state, the place and the probation that it gave', async () => {
  answer('jobChanges.correct', () => ({ changes: [] }))
  const reception = {
    ...written,
    kind: 'reception' as const,
    facts: {
      work_state: 'probation' as const,
      main_position: {
        position_id: 2,
        position_name: 'Nhân viên',
        department_id: 4,
        department_name: 'Đội Kho',
      },
      probation_from: '2024-01-01',
      probation_to: '2024-02-29',
    },
  }
  expect(isCorrectable(reception)).toBe(true)
  expect(isCorrectable({ ...reception, kind: 'opening' })).toBe(true)
  expect(isCorrectable({ ...reception, kind: 'opening', facts: { work_state: 'maternity_leave' } })).toBe(
    false,
  )
  expect(isCorrectable({ ...reception, facts: { official_date: '2024-01-01' } })).toBe(true)
  expect(isCorrectable({ ...written, facts: { official_date: '2024-01-01' } })).toBe(false)
  expect(isCorrectable({ ...reception, kind: 'opening', facts: { leave_date: '2024-03-01' } })).toBe(false)
  mountPage(<CorrectDialog change={reception} onClose={() => undefined} />)
  await expect.element(page.getByRole('heading', { name: 'Đính chính: Tiếp nhận' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Thử việc đến ngày' }).fill('31-01-2024')
  await preview()
  await expect.poll(() => inputsOf('jobChanges.correct')).toHaveLength(1)
  expect(inputsOf('jobChanges.correct')).toHaveProperty('0.body', {
    effective_date: '2024-01-01',
    facts: {
      work_state: 'probation',
      main_position: { position_id: 2, department_id: 4 },
      probation_from: '2024-01-01',
      probation_to: '2024-01-31',
    },
  })
})

test('of thousands those with a warning are read first', async () => {
  answer('jobChanges.store', (): Data<'jobChanges.store'> => ({
    changes: Array.from({ length: 5_000 }, (_, index) => ({
      employee_id: index + 1,
      nhansu_id: `SM${index + 1}`,
      full_name: `Nhân viên ${index + 1}`,
      state: 'in_effect' as const,
      before: { work_place: 'Kho Sóng Thần' },
      after: { work_place: 'Kho Đông Anh' },
      warnings: index === 4_000 ? ['Có điều cần xem.'] : [],
    })),
    decision: null,
    drafts: [],
    run_id: null,
  }))
  open('arrangement', { work_place: 'Kho Đông Anh' })
  await preview()
  await expect.element(page.getByText('5,000 nhân viên thay đổi, 1 người có điều cần lưu ý.')).toBeVisible()
  await expect.element(page.getByText('Lưu ý: Có điều cần xem.')).toBeVisible()
  await expect.element(page.getByText('… và 4,950 nhân viên khác.')).toBeVisible()
})

test('who has left is only taken back, and whoever works here is not', () => {
  expect(kindsAfter('left').map(({ id }) => id)).toEqual(['rehire'])
  const atWork = kindsAfter('official').map(({ id }) => id)
  expect(atWork).toEqual(expect.arrayContaining(['further', 'arrangement', 'heavy_work', 'termination']))
  expect(atWork).not.toContain('rehire')
})
