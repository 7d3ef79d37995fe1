import type { Schemas } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { Effects } from './effects.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Effect = Schemas['DecisionEffect']

const effect = (employee_id: number, warnings: string[] = []): Effect => ({
  employee_id,
  nhansu_id: `SM${employee_id}`,
  full_name: `Người ${employee_id}`,
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
  warnings,
  mark: '',
})

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('whoever is warned of comes first, and everybody can be reached', async () => {
  const effects = Array.from({ length: 120 }, (_, index) => effect(1001 + index))
  effects[110] = effect(1111, ['Chức vụ vượt định biên (3/2).'])
  mountPage(<Effects effects={effects} />)
  const first = page.getByRole('listitem').first()
  await expect.element(first.getByText(/^Người 1111/)).toBeVisible()
  await expect.element(first.getByText(/vượt định biên/)).toBeVisible()
  const last = page.getByText('Người 1120 (SM1120)')
  expect(last.elements()).toEqual([])
  await page.getByRole('button', { name: 'Xem thêm' }).click()
  await expect.element(page.getByText('… và 20 nhân viên khác.')).toBeVisible()
  await page.getByRole('button', { name: 'Xem thêm' }).click()
  await expect.element(last).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Xem thêm' })).not.toBeInTheDocument()
})

test('the units are shown of one person as well', async () => {
  const unit = { department_id: 3, name: 'Phòng Kế toán', plan: 2, before: 2, after: 3, left: 0, joined: 1 }
  mountPage(<Effects effects={[effect(1001)]} units={[unit]} />)
  await expect.element(page.getByText('Số người của đơn vị trước và sau').first()).toBeVisible()
})
