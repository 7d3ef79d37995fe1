import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { place, sequenceOf, severalDrafts } from './testing/several-drafts.ts'

const api = apiForFile()
const desk = severalDrafts(api)
const { someone, draftOf, transfer, bodyOf, preview, seen, issued, show } = desk

let hr: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  ;({ hr, signer } = await desk.open())
})

test('each draft is shown with the number that it draws, by the unit of its people', async () => {
  await withPattern('{seq}/{year}/QĐ-{unit}', async () => {
    const employee_id = await someone()
    const ids = [
      await draftOf([{ employee_id, ...place }]),
      await draftOf([{ employee_id: await someone(), position_id: 1 }], { decision_type: 5 }),
      await draftOf([
        { employee_id: await someone(), position_id: 2, department_id: 2 },
        { employee_id: await someone(), position_id: 2, department_id: 4 },
      ]),
    ]
    const { decisions } = (await preview(ids)).body.data
    const numbers = decisions.map(({ decision_number }) => decision_number)
    const [into, within, company] = [await codeOf(2), await codeOf(3), 'C1']
    expect(numbers.map((number) => number?.split('QĐ-')[1])).toEqual([into, within, company])
    const single = await hr.call('decisions.preview', {
      body: {
        decision_type: 4,
        effective_date: '2026-03-01',
        sign_date: signer.sign_date,
        summary: 'Về việc điều chuyển',
        people: [{ employee_id, ...place }],
      },
    })
    expect(single.body.data.decision_number).toBe(numbers[0])
    const { result } = await issued(await seen(ids))
    expect(result).toMatchObject({
      issue: { rows: numbers.map((decision_number) => ({ decision_number, reason: null })) },
    })
  })
})

test('a reception that names the next number is shown as it goes, and another number is refused', async () => {
  const first = await transfer()
  const next = sequenceOf((await preview([first])).body.data.decisions[0]?.decision_number)
  const received = await receivedBy(`${next + 1}/2026/QĐ-C1`)
  const other = await receivedBy(`${next + 99}/2026/QĐ-C1`)
  const ids = [first, received, other]
  const { decisions } = (await preview(ids)).body.data
  expect(decisions).toMatchObject([
    { problem: null },
    { decision_number: `${next + 1}/2026/QĐ-C1`, problem: null },
    { decision_number: null, problem: expect.stringContaining(`${next + 99}/2026/QĐ-C1`) },
  ])
  const { result } = await issued(bodyOf(ids))
  expect(result).toMatchObject({
    issue: {
      rows: [
        { reason: null },
        { decision_number: `${next + 1}/2026/QĐ-C1`, reason: null },
        { reason: expect.any(String) },
      ],
    },
  })
})

test('a decision about who has left, its correction and its revocation name the unit that he left', async () => {
  await withPattern('{seq}/{year}/QĐ-{unit}', async () => {
    const unit = await codeOf(3)
    const leaves = { employee_id: await someone(), contract_end_reason: 'agreement' as const }
    const id = await draftOf([leaves], { decision_type: 7 })
    const unitIn = (number: string | null | undefined) => number?.split('QĐ-')[1]
    const first = await hr.call('decisions.issue', { path: { id }, body: signer })
    expect(unitIn(first.body.data.decision_number), first.text).toBe(unit)
    const paper = { ...signer, sign_date: '2026-03-20', reason: 'Ghi nhầm.', effective_date: '2026-03-16' }
    const correct = (dry_run: boolean) =>
      hr.call('decisions.correct', { path: { id }, query: { dry_run }, body: paper })
    const shown = (await correct(true)).body.data.decision_number
    const corrected = (await correct(false)).body.data
    expect([unitIn(corrected.decision_number), corrected.decision_number]).toEqual([unit, shown])
    const revoked = await hr.call('decisions.revoke', {
      path: { id: corrected.decision_id ?? 0 },
      body: { reason: 'Ban hành nhầm người.', sign_date: '2026-03-21' },
    })
    expect(unitIn(revoked.body.data.decision_number), revoked.text).toBe(unit)
  })
})

test('a pattern that writes numbers too long is refused as it is issued, and the preview of a draft warns of it', async () => {
  await withPattern(`{seq}/{year}/QĐ-${'X'.repeat(60)}`, async () => {
    const ids = [await transfer()]
    const tooLong = expect.stringContaining('dài quá 50 ký tự')
    expect((await preview(ids)).body.data.decisions).toMatchObject([
      { decision_number: null, problem: tooLong },
    ])
    expect((await issued(bodyOf(ids))).result).toMatchObject({
      issue: { rows: [{ decision_number: null, reason: tooLong }] },
    })
    const single = await hr.call('decisions.preview', {
      body: {
        decision_type: 4,
        effective_date: '2026-03-01',
        summary: 'Về việc điều chuyển',
        people: [{ employee_id: await someone(), ...place }],
      },
    })
    expect(single.body.data).toMatchObject({
      decision_number: null,
      effects: [
        { warnings: expect.arrayContaining([tooLong]), after: { main_position: { department_id: 2 } } },
      ],
    })
    const refused = await hr.call('decisions.issue', { path: { id: ids[0] ?? 0 }, body: signer })
    expect([refused.status, refused.body.message]).toEqual([409, tooLong])
  })
})

test('a number that was typed in other letters is passed over, and refused under its own field', async () => {
  const next = sequenceOf((await preview([await transfer()])).body.data.decisions[0]?.decision_number)
  const typed = await transfer()
  const issue = (id: number, number?: string) =>
    hr.call('decisions.issue', { path: { id }, body: { ...signer, ...(number && { number }) } })
  expect((await issue(typed, `${next}/2026/qđ-c1`)).status).toBe(200)
  const following = await issue(await transfer())
  expect(following.body.data.decision_number).toBe(`${next + 1}/2026/QĐ-C1`)
  const again = await issue(await transfer(), `${next}/2026/QĐ-c1`)
  expect([again.status, again.body.errors]).toEqual([
    400,
    { number: [`Số ${next}/2026/QĐ-c1 đã được cấp trước đó, hãy nhập số khác.`] },
  ])
})

test('a number that the register has and the book does not is refused in words', async () => {
  const id = await transfer()
  await issued(bodyOf([id]))
  const number = (await show(id)).decision_number ?? ''
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('delete from drawn_numbers where company_id = 1 and number = $1', [number]),
  )
  const answer = await hr.call('decisions.issue', {
    path: { id: await transfer() },
    body: { ...signer, number },
  })
  expect([answer.status, answer.body.message]).toEqual([
    409,
    `Đã có tài liệu quyết định số ${number} trong năm. Hãy nhập số khác.`,
  ])
})

/** Has decisions numbered otherwise for a while. */
async function withPattern(pattern: string, work: () => Promise<void>): Promise<void> {
  const { number_series: all } = (await hr.call('numberSeries.list')).body.data
  const series = all.find(({ kind }) => kind === 'decision')
  const change = (as: string | undefined) =>
    hr.call('numberSeries.update', {
      path: { id: series?.id ?? 0 },
      body: { pattern: as ?? '', padding: series?.padding ?? 1 },
    })
  expect((await change(pattern)).status).toBe(200)
  try {
    await work()
  } finally {
    await change(series?.pattern)
  }
}

async function codeOf(unit: number): Promise<string> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ code: string }>('select code from departments where company_id = 1 and id = $1', [unit]),
  )
  return rows[0]?.code ?? ''
}

/** A draft about somebody new whose reception names a number already. */
async function receivedBy(decision_no: string): Promise<number> {
  const effective_date = '2026-03-02'
  const { status, body, text } = await hr.call('employees.store', {
    body: {
      full_name: 'Lê Thị Tiếp Nhận',
      gender: 'Nữ',
      date_of_birth: '1995-02-03',
      phone: '0981000321',
      reception: { effective_date, decision_type: 3, position_id: 2, department_id: 3, decision_no },
    },
  })
  expect(status, text).toBe(201)
  return draftOf([{ employee_id: body.data.employee.id }], { decision_type: 3, effective_date })
}
