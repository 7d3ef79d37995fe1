import type { Data, Schemas } from '@nhansu/sdk/contract'
import { ConflictError, ValidationError } from '@nhansu/sdk/errors'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { query, queryClient } from '#web/session/queries.ts'
import CorrectDialog from './correct-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Decision = Data<'decisions.show'>['decision']

const people = [
  { employee_id: 7, full_name: 'Lê Thị Một', nhansu_id: 'SM0007', note: null },
  { employee_id: 8, full_name: 'Lê Thị Hai', nhansu_id: 'SM0008', note: null },
]

/** What the dialog reads of a decision by which those leave whose training is over. */
const decision = (reasons: readonly string[]) =>
  ({
    id: 31,
    decision_type: 11,
    decision_number: '12/2026/QĐ-SM',
    effective_date: '2026-03-01',
    summary: 'Về việc không tiếp nhận thử việc',
    version: 4,
    people: people.map((person, index) => ({
      ...person,
      leave_reason: reasons[index],
      before: null,
      after: null,
      before_pay: null,
      after_pay: null,
      ended_contract: null,
    })),
  }) as unknown as Decision

const signer: Schemas['ContractSigner'] = {
  id: 12,
  full_name: 'Vũ Đức Trưởng',
  printed_title: 'Giám đốc',
  authority_no: null,
  is_legal_representative: false,
  refusal: null,
}
const reasons = () => page.getByRole('textbox', { name: 'Lý do nghỉ' })
const apart = () => page.getByRole('checkbox', { name: 'Mỗi người một nội dung riêng' })
const bodies = () =>
  seen
    .filter(({ operation }) => operation === 'decisions.correct')
    .map(({ input }) => (input as { body: object }).body)

/** Fills in what every correction asks for, and asks to see it. */
async function lookAhead() {
  await page.getByRole('textbox', { name: 'Lý do đính chính' }).fill('Ghi nhầm lý do.')
  await page.getByRole('textbox', { name: 'Ngày ký quyết định đính chính' }).fill('20-03-2026')
  await page.getByRole('combobox', { name: 'Người ký' }).click()
  await page.getByRole('option', { name: /Vũ Đức Trưởng/ }).click()
  await page.getByRole('button', { name: 'Xem trước' }).click()
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('decisionSettings.show', () => ({ settings: { needs_other_issuer: false, version: 0 } }))
  answer('decisions.signers', () => ({ signers: [signer] }))
  answer('decisions.correct', () => ({
    decision_id: null,
    decision_number: '13/2026/QĐ-SM',
    is_draft: false,
    effects: [],
    units: [],
  }))
})
afterEach(unmountPage)

test('what is set of each apart is put right for one of them, and the other keeps his', async () => {
  mountPage(<CorrectDialog decision={decision(['Chưa đạt', 'Tự xin thôi'])} onClose={() => undefined} />)
  await expect.element(apart()).toBeChecked()
  await expect.element(page.getByRole('heading', { name: 'Lê Thị Hai (SM0008)' })).toBeVisible()
  await reasons().nth(1).fill('Không đạt kỳ kiểm tra')
  await lookAhead()
  await expect.element(page.getByText('Số quyết định: 13/2026/QĐ-SM')).toBeVisible()
  expect(bodies()).toMatchObject([
    {
      version: 4,
      people: [
        { employee_id: 7, leave_reason: 'Chưa đạt' },
        { employee_id: 8, leave_reason: 'Không đạt kỳ kiểm tra' },
      ],
    },
  ])
})

test('what was alike of all is put right for all, or for one alone', async () => {
  mountPage(<CorrectDialog decision={decision(['Chưa đạt', 'Chưa đạt'])} onClose={() => undefined} />)
  await expect.element(apart()).not.toBeChecked()
  await reasons().fill('Không đạt')
  await apart().click()
  await expect.poll(() => reasons().elements().length, { timeout: 60_000 }).toBe(2)
  await reasons().nth(0).fill('Tự xin thôi')
  await lookAhead()
  await expect
    .poll(bodies, { timeout: 60_000 })
    .toMatchObject([{ people: [{ leave_reason: 'Tự xin thôi' }, { leave_reason: 'Không đạt' }] }])
})

test('what the type cannot do without is asked for of all, and not while each has his own', async () => {
  const away = decision([])
  const of = (until: string) => ({
    ...away,
    decision_type: 8,
    people: away.people.map((person) => ({ ...person, absent_until: until })),
  })
  mountPage(<CorrectDialog decision={of('2026-05-31')} onClose={() => undefined} />)
  const until = page.getByRole('textbox', { name: 'Nghỉ đến hết ngày' })
  await until.fill('')
  await lookAhead()
  await expect.element(until).toHaveAccessibleDescription(/Vui lòng nhập nghỉ đến hết ngày\./)
  expect(bodies()).toEqual([])
  await apart().click()
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.poll(bodies, { timeout: 60_000 }).toHaveLength(1)
})

test('what is refused of one of them stands at his field', async () => {
  answer('decisions.correct', () => {
    throw new ValidationError(
      { message: 'Dữ liệu không hợp lệ.', operation: 'decisions.correct', status: 400 },
      { 'people.1.leave_reason': ['Lý do nghỉ quá dài.'] },
    )
  })
  mountPage(<CorrectDialog decision={decision(['Chưa đạt', 'Tự xin thôi'])} onClose={() => undefined} />)
  await lookAhead()
  await expect.element(reasons().nth(1)).toHaveAccessibleDescription(/Lý do nghỉ quá dài\./)
})

/** The dialog over a page that is fetched anew. */
function Page() {
  const shown = useQuery(query('decisions.show', { path: { id: 31 } })).data?.decision
  if (!shown) return null
  return (
    <>
      <p>{`Bản ${shown.version}`}</p>
      <CorrectDialog decision={shown} onClose={() => undefined} />
    </>
  )
}

test('what was refused because another content came is sent as it was read, until it is opened anew', async () => {
  const shown = (version: number) =>
    answer('decisions.show', () => ({
      decision: { ...decision(['Chưa đạt', 'Chưa đạt']), version },
      units: [],
      files: [],
    }))
  answer('decisions.correct', () => {
    throw new ConflictError({ operation: 'decisions.correct', message: 'Quyết định vừa được sửa.' })
  })
  shown(4)
  mountPage(<Page />)
  await lookAhead()
  await expect.element(page.getByText('Quyết định vừa được sửa.')).toBeVisible()
  shown(5)
  await queryClient.invalidateQueries()
  await expect.element(page.getByText('Bản 5')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Xem trước' }).click()
  await expect.poll(bodies, { timeout: 60_000 }).toMatchObject([{ version: 4 }, { version: 4 }])
})
