import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
const past = '2026-03-01'
const pattern = '{seq}/{year}/QĐ-ĐC-{company}'

let hr: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  const { body } = await hr.call('signers.store', {
    body: { employee_id: 13, printed_title: 'Giám đốc', paper_kinds: ['decision'], valid_from: '2026-01-01' },
  })
  signer = { sign_date: '2026-02-20', signer_id: body.data.signer.id }
})

async function drafted(type: 4 | 15, effective_date = past): Promise<number> {
  const { employeeId: employee_id } = await hire(api, 'Lê Thị Đánh Số', 3)
  const facts = type === 4 ? { position_id: 2, department_id: 2 } : { base_salary: 9_000_000 }
  const { body } = await hr.call('decisions.store', {
    body: {
      decision_type: type,
      effective_date,
      summary: 'Về việc nhân sự',
      people: [{ employee_id, ...facts }],
    },
  })
  return body.data.decision.id
}

const issue = async (id: number) => {
  const answer = await hr.call('decisions.issue', { path: { id }, body: signer })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.decision_number ?? ''
}
const store = (decision_type: number, as = pattern, more = {}) =>
  hr.call('numberSeries.store', { body: { decision_type, pattern: as, ...more } })
const place = (number: string) => Number(number.split('/')[0])

test('decisions of a type are numbered by their own series, and all others by that of all', async () => {
  const before = await issue(await drafted(4))
  expect(before).toMatch(/^\d+\/2026\/QĐ-C1$/)
  const stored = await store(4, pattern, { first_number: 50 })
  expect(stored.status).toBe(201)
  const { id } = stored.body.data.number_series
  expect(stored.body.data.number_series).toMatchObject({ kind: 'decision_4', pattern })

  const transfer = await drafted(4)
  const look = await hr.call('decisions.issue', {
    path: { id: transfer },
    query: { dry_run: true },
    body: signer,
  })
  expect(look.body.data.decision_number).toBe('50/2026/QĐ-ĐC-C1')
  expect(await issue(transfer)).toBe('50/2026/QĐ-ĐC-C1')
  const other = await issue(await drafted(15))
  expect([other.endsWith('/QĐ-C1'), place(other)]).toEqual([true, place(before) + 1])

  // Several at once go on in both series, as they were shown.
  const drafts = [await drafted(4), await drafted(15), await drafted(4)]
  const body = { ...signer, decisions: drafts.map((draft) => ({ id: draft })) }
  const { decisions } = (await hr.call('decisions.issueBulk', { query: { dry_run: true }, body })).body.data
  expect(decisions.map(({ decision_number }) => decision_number)).toEqual([
    '51/2026/QĐ-ĐC-C1',
    `${place(before) + 2}/2026/QĐ-C1`,
    '52/2026/QĐ-ĐC-C1',
  ])

  // What is given up stands in the book of its own series.
  const later = await drafted(4, '2030-03-01')
  const number = await issue(later)
  await hr.call('decisions.cancel', { path: { id: later }, body: { reason: 'Nhân viên xin ở lại.' } })
  const filter = { number: { operator: 'equal', value: number } } as const
  const book = await hr.call('drawnNumbers.list', { query: { filter } })
  expect(book.body.data.drawn_numbers).toMatchObject([{ kind: 'decision_4', state: 'given_up' }])

  // Without it they are numbered as all others, and with it anew they go on where they stood.
  expect((await hr.call('numberSeries.destroy', { path: { id } })).status).toBe(200)
  expect((await hr.call('numberSeries.list')).body.data.number_series.map(({ kind }) => kind)).not.toContain(
    'decision_4',
  )
  expect(await issue(await drafted(4))).toMatch(/\/2026\/QĐ-C1$/)
  expect((await store(4, pattern, { first_number: 1 })).status).toBe(201)
  expect(await issue(await drafted(4))).toBe(`${place(number) + 1}/2026/QĐ-ĐC-C1`)
})

test('a type has one series, written in another way than the others, and no other kind is given up', async () => {
  expect((await store(9, '{seq}/{year}/QĐ-{company}')).text).toContain('Mẫu này đang dùng cho')
  expect((await store(9, '{seq}/QĐ-TN')).status).toBe(400)
  expect((await store(9, '{seq}/{year}/QĐ-TN-{company}')).status).toBe(201)
  expect((await store(9, '{seq}/{year}/QĐ-TN2-{company}')).text).toContain('đã được đánh số riêng')
  const { number_series: all } = (await hr.call('numberSeries.list')).body.data
  const ofAll = all.find(({ kind }) => kind === 'decision')
  const change = { path: { id: ofAll?.id ?? 0 }, body: { pattern: '{seq}/{year}/qđ-tn-{company}' } }
  expect((await hr.call('numberSeries.update', change)).status).toBe(400)
  const refused = await hr.call('numberSeries.destroy', { path: { id: ofAll?.id ?? 0 } })
  expect([refused.status, refused.text.includes('Chỉ bỏ được')]).toEqual([409, true])
  const unit = await newcomer(api, {
    login: 'so.rieng.don.vi',
    companies: {
      1: [
        ['contract_edit', 'unit'],
        ['contract_access', 'unit'],
      ],
    },
  })
  expect((await unit.call('numberSeries.store', { body: { decision_type: 10, pattern } })).status).toBe(403)
})

test('a series that goes on and one of a year are refused where both could write one number', async () => {
  const refused = await store(12, '{seq}/2026/QĐ-{company}', { yearly: false })
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { pattern: [expect.stringMatching(/cùng một số với "Quyết định.*", ví dụ 1\/2026\/QĐ-C1,/)] },
  ])
  expect((await store(12, '{seq}/QĐ-KTN-{company}', { yearly: false })).status).toBe(201)
  const { number_series: all } = (await hr.call('numberSeries.list')).body.data
  const own = all.find(({ kind }) => kind === 'decision_12')
  const change = (body: object) =>
    hr.call('numberSeries.update', { path: { id: own?.id ?? 0 }, query: { dry_run: true }, body })
  expect((await change({ pattern: '{seq}/{year}/QĐ-C1' })).status).toBe(400)
  expect((await change({ pattern: '{seq}/{year}/QĐ-C1', yearly: true })).status).toBe(200)
  // Of another kind of papers as well.
  expect((await change({ pattern: '{seq}/2027/HĐLĐ-C1' })).body.errors?.['pattern']?.[0]).toContain(
    '1/2027/HĐLĐ-C1',
  )
})

test('of two who begin an own series at once one does, and no number is given up of a type without one', async () => {
  const both = await Promise.all([
    store(8, '{seq}/{year}/QĐ-NKL-{company}'),
    store(8, '{seq}/{year}/QĐ-NK-{company}'),
  ])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400])
  const kept = both.find(({ status }) => status === 201)?.body.data.number_series
  const { number_series: all } = (await hr.call('numberSeries.list')).body.data
  expect(all.find(({ kind }) => kind === 'decision_8')?.pattern).toBe(kept?.pattern)

  const giveUp = (kind: 'decision_8' | 'decision_11') =>
    hr.call('drawnNumbers.giveUp', { body: { kind, reason: 'Phôi giấy bị hỏng.' } })
  const refused = await giveUp('decision_11')
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['kind']])
  expect((await giveUp('decision_8')).status).toBe(201)
  await hr.call('numberSeries.destroy', { path: { id: kept?.id ?? 0 } })
  expect((await giveUp('decision_8')).status).toBe(400)
})

test('cancelling gives up the number of this paper alone, also where another year wrote the same', async () => {
  const { number_series: all } = (await hr.call('numberSeries.list')).body.data
  const own = all.find(({ kind }) => kind === 'decision_4')
  if (own) await hr.call('numberSeries.destroy', { path: { id: own.id } })
  const number = '77/QĐ-TAY'
  const [first, second] = [await drafted(4), await drafted(4, '2030-03-01')]
  await hr.call('decisions.issue', { path: { id: first }, body: { ...signer, number } })
  const later = { sign_date: '2027-02-20', signer_id: signer.signer_id, number }
  expect((await hr.call('decisions.issue', { path: { id: second }, body: later })).status).toBe(200)
  await hr.call('decisions.cancel', { path: { id: second }, body: { reason: 'Nhân viên xin ở lại.' } })
  const filter = { number: { operator: 'equal', value: number } } as const
  const book = await hr.call('drawnNumbers.list', { query: { filter } })
  const states = book.body.data.drawn_numbers.map(({ year, state }) => `${year} ${state}`)
  expect(states.toSorted()).toEqual(['2026 used', '2027 given_up'])
})
