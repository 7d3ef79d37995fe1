import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { doRun } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { remind } from './remind.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    // The product's day, whatever the hour of the machine.
    await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
    return (await client.query<Row>(text, values)).rows
  })

async function morning(): Promise<void> {
  const [run] = await sql<{ id: number }>(
    `insert into job_runs (company_id, name, title, state, input, queue_id)
     values (1, 'reminders.remind', 'Nhắc việc', 'queued', '{}', gen_random_uuid()) returning id`,
  )
  await doRun(api.db, remind, Number(run?.id))
  // The next day, for what has been sent.
  await sql('update reminder_mails set sent_on = sent_on - 1 where company_id = 1')
}

/** Somebody of unit 3 with an address and a certificate of a kind of its own, reminded of from so many days on. */
async function holder(name: string, remind_days: number) {
  const { employeeId } = await hire(api, name, 3)
  const address = `the-${employeeId}@example.com`
  await sql('update employees set company_email = $2 where company_id = 1 and id = $1', [employeeId, address])
  const kind = await hr.call('certificates.store', { body: { name: `Thẻ ${nextNumber()}`, remind_days } })
  const certificate_id = kind.body.data.certificate.id
  const number = `T-${nextNumber()}`
  const { body } = await hr.call('employeeCertificates.store', {
    body: {
      employee_id: employeeId,
      certificate_id,
      number,
      issue_date: '2020-01-15',
      expiry_date: '2040-01-15',
    },
  })
  const heldId = body.data.employee_certificate.id
  return {
    employeeId,
    certificate_id,
    heldId,
    /** The same certificate, and what was told of it, so many days before its end. */
    endsIn: async (days: number) => {
      await sql('update employee_certificates set expiry_date = current_date + $2::integer where id = $1', [
        heldId,
        days,
      ])
      await sql(
        `update reminders_told set due_date = current_date + $2::integer
        where kind = 'certificate' and record_id = $1`,
        [heldId, days],
      )
    },
    mails: async () =>
      (
        await sql<{ to_address: string; items: string }>(
          `select to_address, variables ->> 'items' as items from mails
           where company_id = 1 and template = 'reminders-due' order by id`,
        )
      ).filter((mail) => mail.items.includes(number)),
    address,
  }
}

/** Reminds holders and these people, and nobody else. */
async function remindOnly(employee_ids: number[]) {
  const { body } = await hr.call('reminderRules.list')
  const rule = body.data.reminder_rules.find(({ kind }) => kind === 'certificate')
  return hr.call('reminderRules.update', {
    path: { id: rule?.id ?? 0 },
    body: { employee_ids, to_head: false, role_ids: [], to_holder: true },
  })
}

test('companies begin with a rule for certificates: 90, 60, 30 days and the day, to holder, head and HR', async () => {
  const { reminder_rules: rules } = (await hr.call('reminderRules.list')).body.data
  expect(rules.find(({ kind }) => kind === 'certificate')).toMatchObject({
    days_before: [90, 60, 30, 0],
    to_holder: true,
    to_head: true,
    is_active: true,
  })
})

test('a holder hears from the days of his certificate on, at each step of the rule, and every week once it is over', async () => {
  expect((await remindOnly([])).status).toBe(200)
  const one = await holder('Tô Giữ Thẻ', 45)
  const told: number[] = []
  for (const days of [90, 46, 45, 44, 30, 29, 1, 0, -1, -6, -7, -8, -14, -20, -21, -364, -365]) {
    await one.endsIn(days)
    const before = (await one.mails()).length
    await morning()
    const after = await one.mails()
    if (after.length > before) told.push(days)
    expect(after.length - before).toBeLessThanOrEqual(1)
  }
  expect(told).toEqual([45, 30, 0, -7, -14, -21, -364])
  const mails = await one.mails()
  expect(new Set(mails.map(({ to_address: to }) => to))).toEqual(new Set([one.address]))
  expect(mails[0]?.items).toContain('Chứng chỉ sắp hoặc đã hết hạn:')
  expect(mails[0]?.items).toContain('còn 45 ngày')
  expect(mails.at(-2)?.items).toContain('quá hạn 21 ngày')
})

test('a missed morning is made up for once, and everybody gets one mail for all certificates', async () => {
  const [one, other] = [await holder('Đào Thẻ Một', 60), await holder('Đào Thẻ Hai', 60)]
  const reader = await holder('Đào Người Nhận', 60)
  expect((await remindOnly([reader.employeeId])).status).toBe(200)
  await one.endsIn(25)
  await other.endsIn(50)
  // Two processes at the same work, as after one that was taken for dead.
  await Promise.all([morning(), morning()])
  const ofReader = (mails: readonly { to_address: string; items: string }[]) =>
    mails.filter(({ to_address: to }) => to === reader.address)
  expect(ofReader(await one.mails())).toEqual(ofReader(await other.mails()))
  expect(ofReader(await one.mails())).toHaveLength(1)
  expect((await one.mails()).map(({ to_address: to }) => to).toSorted()).toEqual(
    [one.address, reader.address].toSorted(),
  )
  await morning()
  expect(await one.mails()).toHaveLength(2)
  expect(await other.mails()).toHaveLength(2)
})

test('nobody hears any more of a certificate that is renewed or revoked, whose need was set aside, or whose holder left', async () => {
  expect((await remindOnly([])).status).toBe(200)
  const people = [
    await holder('Lý Gia Hạn', 60),
    await holder('Lý Thu Hồi', 60),
    await holder('Lý Bỏ Qua', 60),
    await holder('Lý Đã Nghỉ', 60),
  ]
  for (const each of people) await each.endsIn(60)
  await morning()
  for (const each of people) expect(await each.mails()).toHaveLength(1)
  const [renewed, revoked, aside, left] = people
  await hr.call('employeeCertificates.store', {
    body: {
      employee_id: renewed?.employeeId ?? 0,
      certificate_id: renewed?.certificate_id ?? 0,
      number: `T-${nextNumber()}`,
      issue_date: '2026-01-15',
      expiry_date: '2040-01-15',
    },
  })
  await hr.call('employeeCertificates.revoke', {
    path: { id: revoked?.heldId ?? 0 },
    body: { reason: 'Cấp nhầm.' },
  })
  await sql('select raise_training_needs(1, $1, $1)', [aside?.employeeId])
  const { needs } = (
    await hr.call('trainingNeeds.list', {
      query: { filter: { employee_id: { operator: 'equal', value: aside?.employeeId ?? 0 } } },
    })
  ).body.data
  const ids = needs.map(({ id }) => id)
  await hr.call('trainingNeeds.dismiss', { body: { ids, reason: 'Không còn làm việc này.' } })
  await sql('update employees set active = false where company_id = 1 and id = $1', [left?.employeeId])
  for (const each of people) await each.endsIn(30)
  await morning()
  for (const each of people) expect(await each.mails()).toHaveLength(1)
})

test('a rule that reminds nobody is refused, and whoever is named stands in it', async () => {
  const { body } = await hr.call('reminderRules.list')
  const rule = body.data.reminder_rules.find(({ kind }) => kind === 'certificate')
  const path = { id: rule?.id ?? 0 }
  const nobody = { employee_ids: [], role_ids: [], to_head: false, to_holder: false }
  expect((await hr.call('reminderRules.update', { path, body: nobody })).status).toBe(400)
  const days = await hr.call('reminderRules.update', { path, body: { days_before: [-1] } })
  expect(days.status).toBe(400)
})
