import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs } from '../../testing/jobs.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'

const api = apiForFile()
type Body = Input<'renewalReviews.update'>['body']

const unit = 3
const unitWithoutHead = 5
const salary = 15_123_456

let hr: Person
/** Heads the unit and holds no right at all. */
let head: SignedIn & { employeeId: number }
/** Reads contracts and writes none. */
let reader: SignedIn
let months12: number

const run = async <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    // The product's day, whatever the hour of the machine.
    await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
    return (await client.query<Row>(text, values)).rows
  })

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { employeeId, personId } = await hire(api, 'Trưởng Tổ Tuyển', unit)
  head = { ...(await newcomer(api, { login: 'truong.to', companies: { 1: [] }, personId })), employeeId }
  reader = await newcomer(api, {
    login: 'nguoi.doc',
    companies: { 1: [['contract_access', 'company']] },
  })
  await run('update departments set manager_id = $1 where id = $2', [employeeId, unit])
  const body = { code: 'D12', name: 'Mười hai tháng', kind: 'fixed_term' as const, term_months: 12 }
  months12 = (await hr.call('contractTypes.store', { body })).body.data.contract_type.id
})

/** Somebody whose contract ends in so many days. */
async function ending(days: number, of?: number, inUnit = unit): Promise<{ id: number; employeeId: number }> {
  const employeeId = of ?? (await hire(api, 'Mai Sắp Hết', inUnit)).employeeId
  const [row] = await run<{ id: number }>(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date, salary)
     values (1, $1::bigint, $2, 'fixed_term', 'issued', 'DG-' || $1::bigint, current_date - 300, current_date - 300,
       current_date + $3::integer, $4) returning id`,
    [employeeId, months12, days, salary],
  )
  return { id: Number(row?.id), employeeId }
}

const show = (by: Pick<Person, 'call'>, id: number) => by.call('renewalReviews.show', { path: { id } })
const write = (by: Pick<Person, 'call'>, id: number, body: Body) =>
  by.call('renewalReviews.update', { path: { id }, body })
const renew: Body = { proposal: 'renew', unit_opinion: 'Làm tốt.' }

describe('the head of the unit', () => {
  test('reads and writes his part without any right, from the first reminder on, and sees no pay', async () => {
    const [sent, early] = [await ending(60), await ending(61)]
    expect((await show(head, early.id)).status).toBe(404)
    const { status, body, text } = await show(head, sent.id)
    expect(status).toBe(200)
    expect(body.data.renewal_review).toMatchObject({
      full_name: 'Mai Sắp Hết',
      head_name: 'Trưởng Tổ Tuyển',
      review_status: 'Chờ ý kiến đơn vị',
      may_write_unit: true,
      may_write_hr: false,
      version: 0,
    })
    expect(text).not.toContain(String(salary))
    expect((await head.call('contracts.show', { path: { id: sent.id } })).status).toBe(403)
    const saved = await write(head, sent.id, { ...renew, proposed_type_id: months12, version: 0 })
    expect(saved.body.data.renewal_review).toMatchObject({
      proposal: 'renew',
      proposed_type_name: 'Mười hai tháng',
      unit_by_name: expect.stringContaining('truong.to'),
      review_status: 'Chờ nhân sự xử lý',
      version: 1,
    })
  })

  test('writes no word of HR, and nobody but him reads or writes by being there', async () => {
    const { id } = await ending(20)
    expect(await write(head, id, { hr_opinion: 'Đồng ý.' })).toMatchObject({ status: 403 })
    const { personId } = await hire(api, 'Trưởng Kho', 4)
    const other = await newcomer(api, { login: 'truong.kho', companies: { 1: [] }, personId })
    await run(
      'update departments set manager_id = (select id from employees where person_id = $1) where id = 4',
      [personId],
    )
    for (const person of [other, await api.as('hrOfTwo')]) {
      expect((await show(person, id)).status).toBe(404)
      expect((await write(person, id, renew)).status).toBe(404)
    }
    expect((await show(hr, id)).body.data.renewal_review).toMatchObject({ proposal: null, hr_opinion: null })
  })

  test('of a unit above answers where the nearer one is about himself, and nobody reads his own', async () => {
    const own = await ending(20, head.employeeId)
    expect((await show(head, own.id)).status).toBe(404)
    const { personId, employeeId } = await hire(api, 'Trưởng Phòng Trên', 2)
    await run('update departments set manager_id = $1 where id = 2', [employeeId])
    const above = await newcomer(api, { login: 'truong.phong', companies: { 1: [] }, personId })
    expect((await show(above, own.id)).body.data.renewal_review).toMatchObject({ may_write_unit: true })
    // Of the head's own people the nearer head answers, and he alone.
    expect((await show(above, (await ending(20)).id)).status).toBe(404)
    const officer = await hire(api, 'Chuyên Viên Nhân Sự', unit)
    const ownHr = await newcomer(api, {
      login: 'chuyen.vien.dg',
      companies: { 1: [['contract_edit', 'company']] },
      personId: officer.personId,
    })
    const self = await ending(20, officer.employeeId)
    expect((await show(ownHr, self.id)).status).toBe(404)
    expect((await write(ownHr, self.id, { hr_opinion: 'Tôi làm tốt.' })).status).toBe(404)
  })
})

describe('HR', () => {
  test('writes its own part and leaves the unit’s to its head, but both where there is no head', async () => {
    const { id } = await ending(20)
    expect(await write(hr, id, renew)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Trưởng Tổ Tuyển') },
    })
    expect((await write(reader, id, { hr_opinion: 'Tốt.' })).status).toBe(404)
    const saved = await write(hr, id, { hr_opinion: 'Đồng ý.' })
    expect(saved.body.data.renewal_review).toMatchObject({
      hr_opinion: 'Đồng ý.',
      proposal: null,
      version: 1,
    })
    // The unit's answer comes to what HR has said.
    const answered = await write(head, id, { ...renew, version: 1 })
    expect(answered.body.data.renewal_review).toMatchObject({ hr_opinion: 'Đồng ý.', proposal: 'renew' })
    const alone = await ending(20, undefined, unitWithoutHead)
    const both = await write(hr, alone.id, { ...renew, hr_opinion: 'Đồng ý.' })
    expect(both.body.data.renewal_review).toMatchObject({ head_name: null, proposal: 'renew', version: 1 })
  })

  test('has the answer drafted as a renewal, or as a decision not to renew; the review is closed then', async () => {
    const kept = await ending(20)
    await write(head, kept.id, { ...renew, proposed_type_id: months12 })
    const { proposed_type_id } = (await show(hr, kept.id)).body.data.renewal_review
    await hr.call('contracts.renew', {
      body: { ids: [kept.id], contract_type_id: proposed_type_id ?? 0 },
    })
    await runJobs(api.db)
    expect((await show(hr, kept.id)).body.data.renewal_review).toMatchObject({
      renewal_id: expect.any(Number),
      closed_reason: 'Đã lập hợp đồng tái ký.',
      may_write_hr: false,
    })
    expect((await show(head, kept.id)).body.data.renewal_review).toMatchObject({ renewal_id: null })
    expect(await write(head, kept.id, renew)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('không sửa được nữa') },
    })

    const left = await ending(20)
    await write(head, left.id, { proposal: 'end', unit_opinion: 'Hết việc.' })
    const { next_day } = (await show(hr, left.id)).body.data.renewal_review
    const drafted = await hr.call('decisions.store', {
      body: {
        decision_type: 13,
        effective_date: next_day,
        summary: 'Về việc không gia hạn hợp đồng',
        people: [{ employee_id: left.employeeId }],
      },
    })
    expect(drafted.status).toBe(201)
    expect((await show(hr, left.id)).body.data.renewal_review).toMatchObject({
      decision_id: drafted.body.data.decision.id,
      closed_reason: 'Đã lập quyết định không gia hạn hợp đồng.',
    })
    expect((await write(hr, left.id, { hr_opinion: 'Muộn rồi.' })).status).toBe(409)
  })

  test('finds in the list who waits for whom, each reader in his own reach', async () => {
    const [waiting, late, done] = [await ending(45), await ending(10), await ending(10)]
    await write(head, done.id, renew)
    const found = async (status: string, by: Pick<Person, 'call'> = hr) => {
      const { body } = await by.call('contracts.list', {
        query: {
          pagination: true,
          size: 100,
          filter: { review_status: { operator: 'in', value: [status] } },
        },
      })
      expect(body.data.contracts.filter(({ review_status }) => review_status !== status)).toEqual([])
      return body.data.contracts.map(({ id }) => id)
    }
    expect(await found('Chờ ý kiến đơn vị')).toContain(waiting.id)
    expect(await found('Quá hạn ý kiến đơn vị')).toContain(late.id)
    expect(await found('Quá hạn ý kiến đơn vị')).not.toContain(done.id)
    expect(await found('Chờ nhân sự xử lý')).toContain(done.id)
    const { personId, employeeId } = await hire(api, 'Người Có Phiếu', unit)
    const own = await ending(10, employeeId)
    const employee = await newcomer(api, {
      login: 'co.phieu',
      companies: { 1: [['contract_access', 'own']] },
      personId,
    })
    // His contract is his to see; what is thought of it is not, not even by what a filter leaves.
    expect((await employee.call('contracts.show', { path: { id: own.id } })).status).toBe(200)
    expect(await found('Quá hạn ý kiến đơn vị', employee)).toEqual([])
    const { contracts } = (await employee.call('contracts.list')).body.data
    expect(contracts.map(({ id, review_status }) => [id, review_status])).toEqual([[own.id, null]])
    expect((await show(employee, own.id)).status).toBe(404)
  })

  test('no probation, contract without an end or draft has a review', async () => {
    const { employeeId } = await hire(api, 'Người Không Hạn', unit)
    const [row] = await run<{ id: number }>(
      `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date)
       values (1, $1::bigint, $2, 'indefinite', 'issued', 'DG-KH', current_date - 9, current_date - 9) returning id`,
      [employeeId, months12],
    )
    expect((await show(hr, Number(row?.id))).status).toBe(404)
    const { id } = await ending(20)
    await run(
      `update contracts set state = 'draft', contract_number = null, sign_date = null where id = $1`,
      [id],
    )
    expect((await show(hr, id)).status).toBe(404)
  })
})

test.each([
  ['an opinion without a proposal', { unit_opinion: 'Tốt.' }, 'proposal'],
  ['an end without its reason', { proposal: 'end' }, 'unit_opinion'],
  [
    'an end with a type',
    { proposal: 'end', unit_opinion: 'Hết việc.', proposed_type_id: 1 },
    'proposed_type_id',
  ],
  ['a type that is not there', { proposal: 'renew', proposed_type_id: 987_654 }, 'proposed_type_id'],
] as const)('%s is refused at the field and changes nothing', async (_, body, field) => {
  const { id } = await ending(20)
  expect(await write(head, id, body)).toMatchObject({
    status: 400,
    body: { errors: { [field]: [expect.any(String)] } },
  })
  expect((await show(head, id)).body.data.renewal_review).toMatchObject({ proposal: null, version: 0 })
})

test('a stale save is told what stands there, and of two at once one is', async () => {
  const { id } = await ending(20)
  const answers = await Promise.all([
    write(head, id, { ...renew, version: 0 }),
    write(hr, id, { hr_opinion: 'Đồng ý.', version: 0 }),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
})

test('the first page tells the head who waits for him, and HR how many are late', async () => {
  const [soon, answered] = [await ending(3), await ending(4)]
  await write(head, answered.id, renew)
  const cardOf = async (by: Pick<Person, 'call'>, key: 'own_renewal_reviews' | 'renewal_reviews') =>
    (await by.call('home.show')).body.data.home.cards.find((card) => card.key === key)?.[key]
  const links = (await cardOf(head, 'own_renewal_reviews'))?.lines.map(({ link }) => link)
  expect(links).toContain(`/phieu-danh-gia-cua-toi/${soon.id}`)
  expect(links).not.toContain(`/phieu-danh-gia-cua-toi/${answered.id}`)
  expect(await cardOf(reader, 'own_renewal_reviews')).toBeUndefined()
  expect(await cardOf(head, 'renewal_reviews')).toBeUndefined()
  const late = (await cardOf(reader, 'renewal_reviews'))?.figures.find(({ is_late: isLate }) => isLate)
  expect(late?.total).toBeGreaterThan(0)
  for (const { label, total } of (await cardOf(reader, 'renewal_reviews'))?.figures ?? []) {
    const filter = { review_status: { operator: 'in', value: [label] } }
    const list = await reader.call('contracts.list', {
      query: { pagination: true, size: 1, filter } as never,
    })
    expect([label, list.body.data.meta.pagination?.total]).toEqual([label, total])
  }
  const mine = (await head.call('renewalReviews.mine')).body.data.reviews
  expect(mine.map(({ contract_id: id }) => id)).toEqual(expect.arrayContaining([soon.id, answered.id]))
  expect((await hr.call('renewalReviews.mine')).body.data.reviews).toEqual([])
})

test('who said what is told in the trail, to who may read the review', async () => {
  const { id } = await ending(20)
  await write(head, id, renew)
  const told = async (by: Pick<Person, 'call'>) => {
    const { body } = await by.call('auditTrail.list', {
      query: {
        filter: {
          resource: { operator: 'equal', value: 'renewalReviews' },
          record_id: { operator: 'equal', value: id },
        },
      },
    })
    return body.data.audit_trail.flatMap(({ changes }) => changes.map(({ label }) => label))
  }
  expect(await told(hr)).toEqual(expect.arrayContaining(['Đề nghị', 'Ý kiến đơn vị']))
  const onlyTrail = await newcomer(api, {
    login: 'doc.nhat.ky',
    companies: { 1: [['permission_access', 'company']] },
  })
  expect(await told(onlyTrail)).toEqual([])
})

test('the paper is for who may read the review', async () => {
  const { id } = await ending(20)
  const paper = await head.call('renewalReviews.paper', { path: { id }, body: { form: 'pdf' } })
  expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const { personId } = await hire(api, 'Người Ngoài Cuộc', unit)
  const outsider = await newcomer(api, { login: 'ngoai.cuoc', companies: { 1: [] }, personId })
  expect((await outsider.call('renewalReviews.paper', { path: { id }, body: { form: 'pdf' } })).status).toBe(
    404,
  )
})
