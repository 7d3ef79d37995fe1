import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { firstOfMonth } from '../../../testing/first-of-month.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

type Reduction = Input<'rewardsDisciplines.reduce'>['body']

const api = apiForFile()
let hr: Person
let person: number
let personId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  const hired = await hire(api, 'Lý Thị Giảm Hạn', 3)
  person = hired.employeeId
  personId = hired.personId
})

const begin = firstOfMonth(-4)
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
const spoken = (day: string) => day.split('-').toReversed().join('-')

/** A case as its decision left it, in effect since the first of the month four months ago. */
async function issued(legalForm: number, violation = firstOfMonth(-5), start = begin): Promise<number> {
  const { body } = await hr.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [person],
      reason: 'Vi phạm giờ làm việc',
      violation_date: violation,
      found_date: violation,
      minutes_no: '01/BB',
      clause: 'Điều 3',
    },
  })
  const { id } = body.data.reward_discipline
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update rewards_disciplines set state = 'issued', number = '10/QĐ-KL', decision_date = $3,
         effective_date = $3, months = case when $2::integer = 2 then 3 end,
         form_id = (select id from reward_discipline_forms where company_id = 1 and legal_form = $2)
       where company_id = 1 and id = $1`,
      [id, legalForm, start],
    ),
  )
  return id
}
const reduce = (id: number, body: Partial<Reduction> = {}) =>
  hr.call('rewardsDisciplines.reduce', {
    path: { id },
    body: {
      reduction_number: '20/QĐ-GTH',
      reduction_date: firstOfMonth(-1),
      reduced_cleared_date: firstOfMonth(0),
      ...body,
    },
  })
const shown = async (id: number) =>
  (await hr.call('rewardsDisciplines.show', { path: { id } })).body.data.reward_discipline

test('a reduced term clears on the day of its paper, from half of the term on, and can be taken back', async () => {
  const id = await issued(2)
  const full = firstOfMonth(2)
  expect((await shown(id)).cleared_date).toBe(full)
  const early = await reduce(id, { reduction_date: dayBefore(firstOfMonth(-1)) })
  expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([400, ['reduction_date']])
  expect(early.body.errors?.['reduction_date']?.[0]).toContain(spoken(firstOfMonth(-1)))
  expect((await reduce(id, { reduced_cleared_date: full })).status).toBe(400)
  expect((await reduce(id, { reduced_cleared_date: dayBefore(firstOfMonth(-1)) })).status).toBe(400)
  const answer = await reduce(id)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.data.reward_discipline).toMatchObject({
    cleared_date: firstOfMonth(0),
    state: 'cleared',
    is_clearing_stopped: false,
    reduction_number: '20/QĐ-GTH',
  })
  const { bytes } = await hr.call('rewardPapers.print', {
    path: { id },
    body: { kind: 'discipline_reduction', form: 'pdf' },
  })
  const text = pdfText(bytes).join('')
  expect(text).toContain('20/QĐ-GTH')
  expect(text).toContain(spoken(firstOfMonth(0)))
  const { missing } = (await hr.call('rewardPapers.list', { path: { id } })).body.data
  expect(missing.map(({ kind }) => kind)).toContain('reduction')
  const { version } = (await hr.call('rewardsDisciplines.show', { path: { id } })).body.data.reward_discipline
  const withdraw = (read: number) =>
    hr.call('rewardsDisciplines.withdrawReduction', { path: { id }, query: { version: read } })
  const late = await withdraw(version - 1)
  expect(late.status, late.text).toBe(409)
  expect((await withdraw(version)).status).toBe(200)
  expect(await shown(id)).toMatchObject({ cleared_date: full, state: 'issued', reduction_number: null })
  expect((await hr.call('rewardsDisciplines.withdrawReduction', { path: { id } })).status).toBe(404)
})

test('a demotion is reduced after eighteen months, a reprimand and an open case never', async () => {
  const demoted = await issued(3)
  const answer = await reduce(demoted)
  expect(answer.body.errors?.['reduction_date']?.[0]).toContain(spoken(firstOfMonth(14)))
  expect((await reduce(await issued(1, dayBefore(firstOfMonth(-5))))).status).toBe(409)
  const { body } = await hr.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [person],
      reason: 'Mới',
      violation_date: firstOfMonth(-1),
      found_date: firstOfMonth(-1),
      minutes_no: '02/BB',
    },
  })
  expect((await reduce(body.data.reward_discipline.id)).status).toBe(409)
})

test('who has broken a rule again within the term gets none', async () => {
  const id = await issued(2)
  await hr.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [person],
      reason: 'Tái phạm',
      violation_date: firstOfMonth(-2),
      found_date: firstOfMonth(-2),
      minutes_no: '02/BB',
    },
  })
  const answer = await reduce(id)
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('vi phạm mới')])
})

test('the list of disciplines that end and its figure have the day that the screen of rewards has', async () => {
  const id = await issued(2)
  const listed = async (day: string) => {
    const asked = { path: { key: 'disciplines_to_clear' as const }, query: { from: day, to: day, size: 200 } }
    const { list, people } = (await hr.call('reportLists.people', asked)).body.data
    expect(list.total).toBe(people.length)
    return people.filter((listedPerson) => listedPerson.id === person).map(({ day: said }) => said)
  }
  expect((await shown(id)).cleared_date).toBe(firstOfMonth(2))
  expect(await listed(firstOfMonth(2))).toEqual([firstOfMonth(2)])
  expect((await reduce(id)).status).toBe(200)
  expect((await shown(id)).cleared_date).toBe(firstOfMonth(0))
  expect(await listed(firstOfMonth(0))).toEqual([firstOfMonth(0)])
  expect(await listed(firstOfMonth(2))).toEqual([])
  await hr.call('rewardsDisciplines.withdrawReduction', { path: { id } })
  // A new breach within the term stops it: neither says a day any more.
  await hr.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [person],
      reason: 'Tái phạm',
      violation_date: firstOfMonth(-2),
      found_date: firstOfMonth(-2),
      minutes_no: '02/BB',
    },
  })
  expect((await shown(id)).cleared_date).toBeNull()
  expect(await listed(firstOfMonth(2))).toEqual([])
})

test('neither does who has been cleared of the later breach since', async () => {
  const id = await issued(3, firstOfMonth(-25), firstOfMonth(-24))
  await issued(1, firstOfMonth(-15), firstOfMonth(-14))
  const answer = await reduce(id)
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('vi phạm mới')])
})

test('nobody has a hand in the discipline of himself, whatever rights he holds', async () => {
  const id = await issued(2)
  const self = await newcomer(api, {
    login: `tu.giam.${nextNumber()}`,
    companies: { 1: everyPermission },
    personId,
  })
  const path = { id }
  const body = {
    reduction_number: '21/QĐ-GTH',
    reduction_date: firstOfMonth(-1),
    reduced_cleared_date: firstOfMonth(0),
  }
  const answers = [
    await self.call('rewardsDisciplines.reduce', { path, body }),
    await self.call('rewardsDisciplines.withdrawReduction', { path }),
    await self.call('rewardsDisciplines.move', { path, query: { dry_run: true }, body: { to: 'meeting' } }),
    await self.call('rewardsDisciplines.move', { path, body: { to: 'dropped', reason: 'Bỏ' } }),
    await self.call('rewardPapers.destroyFile', { path: { id, file_id: 1 } }),
  ]
  for (const { status, body: told } of answers)
    expect([status, told.message]).toEqual([403, expect.stringContaining('chính mình')])
  expect((await self.call('rewardsDisciplines.show', { path })).status).toBe(200)
  expect(await shown(id)).toMatchObject({ state: 'issued', reduction_number: null })
})
