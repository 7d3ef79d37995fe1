import { methodOf } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import RewardForms from './reward-discipline-forms.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Form = Data<'rewardDisciplineForms.list'>['reward_discipline_forms'][number]

const form = (id: number, type: Form['type'], name: string) =>
  ({ id, code: `M${id}`, name, type, description: null, is_active: true }) as Form

beforeAll(() => methodOf('rewardDisciplineForms.list'))
beforeEach(async () => {
  await page.viewport(1280, 900)
})
afterEach(unmountPage)

const openMenuOf = (name: string) =>
  page.getByRole('button', { name: `Thao tác với ${name}`, exact: true }).click()

test('a form of discipline, which the law names, says why it stays; a reward of the company is changed', async () => {
  answer('rewardDisciplineForms.list', () => ({
    reward_discipline_forms: [form(1, 'discipline', 'Khiển trách'), form(2, 'reward', 'Giấy khen')],
    meta: { pagination: { total: 2, per_page: 30, current_page: 1, total_pages: 1 } },
  }))
  mountPage(<RewardForms />, '/page', { profile: readerWith('employee_access', 'employee_edit') })
  const items = page.getByRole('menuitem')
  await openMenuOf('Khiển trách')
  for (const item of [items.filter({ hasText: 'Sửa' }), items.filter({ hasText: 'Xóa' })]) {
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(item.getByText('Hình thức kỷ luật theo Điều 124 được giữ nguyên.')).toBeVisible()
  }
  await userEvent.keyboard('{Escape}')
  await openMenuOf('Giấy khen')
  await expect.element(items.filter({ hasText: 'Sửa' })).not.toHaveAttribute('aria-disabled')
})
