import type { Data } from '@nhansu/sdk/contract'
import { RefusedError } from '@nhansu/sdk/errors'
import { methodOf } from '@nhansu/sdk'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { ImportRewardsDialog } from './import-rewards-dialog.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { RecordDrawer } from './record-drawer.tsx'
import { RecordDialog, ReductionDialog } from './record-dialogs.tsx'
import type { RewardRecord } from './record-words.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const profile = readerWith('employee_access', 'employee_edit', 'employee_sensitive')
const onClose = vi.fn()

// The dialogs ask nothing of the record but what stands here.
const record = {
  id: 7,
  version: 3,
  type: 'discipline',
  state: 'issued',
  legal_form: 2,
  number: '05/QĐ-KL',
  form_name: 'Kéo dài thời hạn nâng lương',
  employees: [{ id: 11, nhansu_id: 'SM000011', full_name: 'Lý Thị Giảm' }],
  employee_ids: [11],
  employee_total: 1,
  meeting_date: null,
  reduced_cleared_date: null,
  reduction_number: null,
  decision_id: null,
  ending_decision_id: null,
} as unknown as RewardRecord

const reason: Data<'rewardReasons.show'>['reward_reason'] = {
  id: 5,
  code: 'VKH',
  name: 'Vượt kế hoạch',
  type: 'reward',
  description: null,
  is_active: true,
  version: 1,
  created_at: '2026-01-01T00:00:00+07:00',
  updated_at: '2026-01-01T00:00:00+07:00',
}

// What a searched list answers is found by its line of the contract, which no screen has loaded here.
beforeAll(() => Promise.all([methodOf('rewardReasons.list'), methodOf('employees.list')]))
beforeEach(async () => {
  onClose.mockClear()
  await page.viewport(1280, 900)
})
afterEach(unmountPage)

const inputsOf = (operation: string) =>
  seen.filter((call) => call.operation === operation).map(({ input }) => input)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const refused = (text: string) => new RefusedError({ operation: 'rewardPapers.storeFile', message: text })

/** The field of the browser stands hidden behind its own button. */
async function chooseFile(name: string) {
  const field = document.querySelector('input[type="file"]')
  if (field === null) throw new Error('there is no field for a file')
  await userEvent.upload(field, new File(['x'], name, { type: 'application/pdf' }))
}

test('a file of a case is sent with its kind; without one, or refused, the dialog says so and stays', async () => {
  let refuses = true
  answer('rewardPapers.storeFile', () => {
    if (refuses) throw refused('Tệp có vi-rút.')
    return {} as never
  })
  mountPage(<PaperDialog id={7} onClose={onClose} />, '/page', { profile })
  await button('Lưu').click()
  await expect.element(page.getByText('Vui lòng chọn loại giấy tờ.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Loại giấy tờ' }).click()
  await page.getByRole('option', { name: 'Biên bản vi phạm' }).click()
  await expect.element(page.getByText('Vui lòng chọn tệp.')).toBeVisible()
  await chooseFile('bien-ban.pdf')
  await button('Lưu').click()
  await expect.element(page.getByText('Tệp có vi-rút.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  refuses = false
  await button('Lưu').click()
  await expect.element(page.getByText('Đã lưu tệp.')).toBeVisible()
  const sent = inputsOf('rewardPapers.storeFile').at(-1) as { path: unknown; body: FormData }
  expect(sent.path).toEqual({ id: 7 })
  expect(sent.body.get('kind')).toBe('minutes')
  expect(sent.body.get('file')).toMatchObject({ name: 'bien-ban.pdf' })
  expect(onClose).toHaveBeenCalledOnce()
})

test('the drawer tells what is missing with its article, and reduces the term of who may', async () => {
  answer('rewardsDisciplines.show', () => ({ reward_discipline: record }))
  answer('rewardPapers.list', () => ({
    files: [],
    papers: [],
    missing: [
      { kind: 'decision' as const, text: 'Quyết định kỷ luật', article: 'Điều 70 Nghị định 145/2020/NĐ-CP' },
    ],
  }))
  const onReduce = vi.fn()
  const drawer = { id: 7, onEdit: vi.fn(), onStep: vi.fn(), onReduce, onClose }
  mountPage(<RecordDrawer {...drawer} />, '/page', { profile })
  await expect.element(page.getByText('Điều 70 Nghị định 145/2020/NĐ-CP')).toBeVisible()
  await expect.element(page.getByText('Chưa có tệp đính kèm.')).toBeVisible()
  await expect.element(button('In biên bản vi phạm')).toBeVisible()
  await button('Giảm thời hạn').click()
  expect(onReduce).toHaveBeenCalledWith(record)
})

function openDrawer(shown: RewardRecord) {
  answer('rewardsDisciplines.show', () => ({ reward_discipline: shown }))
  answer('rewardPapers.list', () => ({ files: [], papers: [], missing: [] }))
  const deeds = { onEdit: vi.fn(), onStep: vi.fn(), onReduce: vi.fn() }
  mountPage(<RecordDrawer id={7} {...deeds} onClose={onClose} />, '/page', { profile })
  return deeds
}

test('the drawer offers the steps of an open case', async () => {
  const shown: RewardRecord = { ...record, state: 'meeting', legal_form: null }
  const { onStep } = openDrawer(shown)
  await button('Trình quyết định').click()
  expect(onStep).toHaveBeenCalledWith(shown, 'awaiting_decision')
})

test('a reduced term is taken back by the version that is shown', async () => {
  answer('rewardsDisciplines.withdrawReduction', () => ({ reward_discipline: record }))
  openDrawer({ ...record, reduction_number: '20/QĐ-GTH', reduction_date: '2026-10-01' })
  await button('Bỏ giảm thời hạn').click()
  await expect.element(page.getByText('Đã bỏ giảm thời hạn kỷ luật.')).toBeVisible()
  expect(inputsOf('rewardsDisciplines.withdrawReduction')).toEqual([
    { path: { id: 7 }, query: { version: 3 } },
  ])
})

test('a reduced term is sent with its paper, and a refusal stands beside its field', async () => {
  answer('rewardsDisciplines.reduce', () => ({ reward_discipline: record }))
  mountPage(<ReductionDialog record={record} onClose={onClose} />, '/page', { profile })
  await button('Giảm thời hạn').click()
  await expect.element(page.getByRole('textbox', { name: /Số/ })).toHaveAttribute('aria-invalid', 'true')
  expect(inputsOf('rewardsDisciplines.reduce')).toEqual([])
  const boxes = page.getByRole('dialog').getByRole('textbox')
  await boxes.nth(0).fill('20/QĐ-GTH')
  await boxes.nth(1).fill('01-10-2026')
  await boxes.nth(2).fill('01-11-2026')
  await button('Giảm thời hạn').click()
  await expect.element(page.getByText('Đã giảm thời hạn kỷ luật.')).toBeVisible()
  expect(inputsOf('rewardsDisciplines.reduce')[0]).toMatchObject({
    path: { id: 7 },
    body: {
      reduction_number: '20/QĐ-GTH',
      reduction_date: '2026-10-01',
      reduced_cleared_date: '2026-11-01',
    },
  })
})

test('a reward whose words stay empty takes those of its reason', async () => {
  answer('rewardsDisciplines.forms', () => ({
    forms: [{ id: 3, type: 'reward' as const, name: 'Giấy khen', legal_form: null, is_active: true }],
  }))
  answer('rewardReasons.list', () => ({
    reward_reasons: [reason],
    meta: { total: 1, page: 1, size: 30, last_page: 1 } as Data<'rewardReasons.list'>['meta'],
  }))
  // Who stands in the form already is named by the list of employees.
  answer('employees.list', () => ({ employees: [], meta: { total: 0 } }) as never)
  answer('rewardReasons.show', () => ({ reward_reason: reason }))
  answer('rewardsDisciplines.update', () => ({ reward_discipline: record }))
  const reward = {
    ...record,
    type: 'reward',
    state: null,
    form_id: 3,
    decision_date: '2026-01-15',
  } as RewardRecord
  mountPage(<RecordDialog type="reward" record={{ ...reward, reason: 'Cũ' }} onClose={onClose} />, '/page', {
    profile,
  })
  await page.getByRole('combobox', { name: /^Lý do/ }).click()
  await page.getByRole('option', { name: reason.name }).click()
  await page.getByRole('textbox', { name: /^Nội dung/ }).fill('')
  await button('Lưu').click()
  await expect
    .poll(() => inputsOf('rewardsDisciplines.update'))
    .toMatchObject([{ path: { id: 7 }, body: { reason_id: 5, reason: 'Vượt kế hoạch', version: 3 } }])
})

test('a workbook of rewards is tried first; its wrong rows are told and nothing is written', async () => {
  const told = { total: 2, new: 1, wrong: 1, cleaned_columns: [], id: null }
  const rows = [{ row: 3, key: '12/QĐ-KT', state: 'wrong', errors: ['Không có nhân viên này.'], changes: [] }]
  answer('rewardImports.import', () => ({ import: { ...told, rows } }) as never)
  mountPage(<ImportRewardsDialog onClose={onClose} />, '/page', { profile })
  await expect.element(button('Tải mẫu')).toBeVisible()
  await chooseFile('khen-thuong.xlsx')
  await button('Kiểm tra').click()
  await expect.element(page.getByText('Dòng 3 (12/QĐ-KT): Không có nhân viên này.')).toBeVisible()
  expect(inputsOf('rewardImports.import')).toMatchObject([{ query: { dry_run: true } }])
  expect(button('Nhập').elements()).toEqual([])
})
