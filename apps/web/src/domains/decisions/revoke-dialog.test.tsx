import type { Data, Schemas } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import RevokeDialog from './revoke-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Decision = Data<'decisions.show'>['decision']

/** What the dialog reads of a decision. */
const decision = (decision_type: number, ended_contract: string | null) =>
  ({
    id: 31,
    decision_type,
    decision_number: '12/2026/QĐ-SM',
    summary: 'Về việc chấm dứt hợp đồng',
    corrects_id: null,
    people: [{ employee_id: 7, ended_contract }],
  }) as unknown as Decision

const effect: Schemas['DecisionEffect'] = {
  employee_id: 7,
  nhansu_id: 'SM0007',
  full_name: 'Nguyễn Thị Đào',
  before: {},
  after: {},
  before_pay: null,
  after_pay: null,
  effective_date: null,
  ended_contract: null,
  drafted_contract: null,
  unit_head: null,
  account: null,
  progress: null,
  findings: [],
  warnings: ['Tài khoản vẫn khóa.'],
  mark: '',
}

const contracts = () => page.getByRole('checkbox', { name: /hợp đồng/i })
const accounts = () => page.getByRole('checkbox', { name: /tài khoản/i })

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('decisions.revoke', () => ({ decision_number: '13/2026/QĐ-SM', effects: [effect], units: [] }))
})
afterEach(unmountPage)

test('contract and account come back as their switches say, after what that comes to was shown', async () => {
  const onClose = vi.fn<() => void>()
  mountPage(<RevokeDialog decision={decision(7, '5/2025/HĐLĐ')} onClose={onClose} />)
  await expect.element(contracts()).toBeChecked()
  await expect.element(accounts()).not.toBeChecked()
  await page.getByRole('textbox', { name: /Lý do/ }).fill('Hai bên thỏa thuận lại.')
  await page.getByRole('textbox', { name: /Ngày/ }).fill('20-01-2026')
  await contracts().click()
  await accounts().click()
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.element(page.getByText('Lưu ý: Tài khoản vẫn khóa.')).toBeVisible()
  expect(seen).toHaveLength(1)
  await page.getByRole('button', { name: 'Thu hồi', exact: true }).click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const body = {
    reason: 'Hai bên thỏa thuận lại.',
    sign_date: '2026-01-20',
    with_contracts: false,
    with_accounts: true,
  }
  expect(seen.slice(0, 2)).toEqual([
    { operation: 'decisions.revoke', input: { path: { id: 31 }, query: { dry_run: true }, body } },
    { operation: 'decisions.revoke', input: { path: { id: 31 }, body } },
  ])
})

test.for<[type: number, ended: string | null, shown: [contracts: number, accounts: number]]>([
  [7, null, [0, 1]],
  [4, null, [0, 0]],
])(
  'of a type %i that ended the contract %s only what it took is asked back',
  async ([type, ended, shown]) => {
    mountPage(<RevokeDialog decision={decision(type, ended)} onClose={vi.fn<() => void>()} />)
    await expect.element(page.getByRole('textbox', { name: /Lý do/ })).toBeVisible()
    expect([contracts().elements().length, accounts().elements().length]).toEqual(shown)
  },
)
