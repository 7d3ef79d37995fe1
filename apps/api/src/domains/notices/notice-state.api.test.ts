import type { NoticeKind } from '@nhansu/sdk/domains/notices'
import { expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { writeNotice } from '../../notices/write-notice.ts'
import { apiForFile } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { remindedReaders } from './testing/reminded-readers.ts'

const api = apiForFile()
const { arrange, reminded, remindedOf, reminder } = remindedReaders(api)

/** Somebody with a notice of this kind of his own, which he has read. */
async function told(kind: NoticeKind) {
  const { employeeId, personId } = await hire(api, 'Bùi Thị Được Nhắc', 2)
  const person = await newcomer(api, { login: `duoc.nhac.${nextNumber()}`, companies: { 1: [] }, personId })
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    writeNotice(transaction, { employeeId }, { kind, recordId: null }),
  )
  const mine = async () =>
    (await person.call('notices.list')).body.data.notices.find((each) => each.kind === kind)
  await person.call('notices.read', { path: { id: (await mine())?.id ?? 0 } })
  return { employeeId, state: async () => (await mine())?.state }
}

/** An issued contract from and to a day, so many days from now. */
const contract = (employeeId: number, kind: string, from: number, to: number | null) =>
  arrange(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, contract_number, state, sign_date, start_date,
       end_date, issued_at)
     select 1, $1, (select min(id) from contract_types where company_id = 1), $2, $3, 'issued',
       current_date + $4::integer, current_date + $4::integer, current_date + $5::integer, now()`,
    [employeeId, kind, `${nextNumber()}/NHAC`, from, to],
  )

test.each([
  ['own_contract_due', 'fixed_term'],
  ['own_probation_due', 'probation'],
] as const)('%s is open until something follows the contract', async (kind, contractKind) => {
  const { employeeId, state } = await told(kind)
  expect(await state()).toBe('done')
  await contract(employeeId, contractKind, -300, 20)
  expect(await state()).toBe('open')
  // What he is told of here is the one kind, and not the other.
  const other = await told(kind === 'own_contract_due' ? 'own_probation_due' : 'own_contract_due')
  await contract(other.employeeId, contractKind, -300, 20)
  expect(await other.state()).toBe('done')
  await contract(employeeId, 'fixed_term', 21, 200)
  expect(await state()).toBe('done')
})

test('own_certificate_due is open until the certificate is renewed', async () => {
  const { employeeId, state } = await told('own_certificate_due')
  const { rows } = await arrange(
    `insert into certificates (company_id, name, valid_months, remind_days) values (1, $1, 24, 60) returning id`,
    [`NHAC${nextNumber()}`],
  )
  const held = (issued: number, ends: number) =>
    arrange(
      `insert into employee_certificates (company_id, employee_id, certificate_id, issuer, number, issue_date, expiry_date)
       values (1, $1, $2, 'Trung tâm Thử', $3, current_date + $4::integer, current_date + $5::integer)`,
      [employeeId, rows[0].id, `${nextNumber()}`, issued, ends],
    )
  await held(-700, 90)
  expect(await state()).toBe('done')
  await held(-690, 30)
  expect(await state()).toBe('open')
  await held(-1, 700)
  expect(await state()).toBe('done')
})

const contractsOf = async (employeeId: number): Promise<number> => {
  const { rows } = await arrange(
    'select max(id)::integer as id from contracts where company_id = 1 and employee_id = $1',
    [employeeId],
  )
  return rows[0].id
}

test.each([
  ['contract', 'fixed_term'],
  ['probation', 'probation'],
] as const)(
  '%s_due of others is open until each of them is followed or ended, read or not',
  async (kind, of) => {
    const { employeeId, states } = await reminder(`${kind}_due`)
    const people = await Promise.all([hire(api, 'Đỗ Văn Hết Hạn', 3), hire(api, 'Đỗ Văn Sẽ Nghỉ', 3)])
    for (const person of people) await contract(person.employeeId, of, -300, 20)
    const [renewed, ended] = await Promise.all(people.map((person) => contractsOf(person.employeeId)))
    await reminded(employeeId, kind, [renewed ?? 0, ended ?? 0], 3)
    // His own contract, of which another notice tells him, keeps none of others open.
    await contract(employeeId, of, -300, 20)
    await reminded(employeeId, kind, [await contractsOf(employeeId)], 3)
    expect(new Set(await states())).toEqual(new Set(['open']))
    await contract(people[0]?.employeeId ?? 0, 'fixed_term', 21, 200)
    expect((await states())[0]).toBe('open')
    await arrange(
      `update contracts set state = 'ended', ended_date = current_date - 1 where company_id = 1 and id = $1`,
      [ended],
    )
    expect(new Set(await states())).toEqual(new Set(['done']))
  },
)

test('a later notice is open by what it told of, and not by what was told before it', async () => {
  const { employeeId, states } = await reminder('contract_due')
  const [early, late] = await Promise.all([hire(api, 'Đỗ Văn Trước', 3), hire(api, 'Đỗ Văn Sau', 3)])
  await contract(early.employeeId, 'fixed_term', -300, 40)
  await contract(late.employeeId, 'fixed_term', -300, 60)
  await reminded(employeeId, 'contract', [await contractsOf(early.employeeId)], 9)
  await reminded(employeeId, 'contract', [await contractsOf(late.employeeId)], 2)
  await contract(late.employeeId, 'fixed_term', 61, 400)
  expect(await states()).toEqual(['done', 'open'])
})

test('one that was not read and is told anew is open by all that it told of, from its first day on', async () => {
  const { employeeId, states } = await reminder('contract_due')
  const [early, late] = await Promise.all([hire(api, 'Đỗ Văn Hôm Kia', 3), hire(api, 'Đỗ Văn Hôm Nay', 3)])
  await contract(early.employeeId, 'fixed_term', -300, 40)
  await contract(late.employeeId, 'fixed_term', -300, 60)
  await remindedOf(employeeId, 'contract', [await contractsOf(early.employeeId)], 2)
  await remindedOf(employeeId, 'contract', [await contractsOf(late.employeeId)], 0)
  // As writing it again leaves it: one notice, of today.
  await arrange(`insert into notices (company_id, employee_id, kind) values (1, $1, 'contract_due')`, [
    employeeId,
  ])
  await contract(late.employeeId, 'fixed_term', 61, 400)
  expect(await states()).toEqual(['open'])
  await contract(early.employeeId, 'fixed_term', 41, 400)
  expect(await states()).toEqual(['done'])
})

test('a contract that has ended without another one keeps it open, one whose end is another day now does not', async () => {
  const { employeeId, states } = await reminder('contract_due')
  const late = await hire(api, 'Đỗ Văn Quá Hạn', 3)
  await contract(late.employeeId, 'fixed_term', -300, -1)
  const id = await contractsOf(late.employeeId)
  await reminded(employeeId, 'contract', [id], 5)
  expect(await states()).toEqual(['open'])
  await arrange('update contracts set end_date = current_date + 300 where company_id = 1 and id = $1', [id])
  expect(await states()).toEqual(['done'])
})

test('one of which nothing is known is open until it is read', async () => {
  const { state } = await told('contract_due')
  expect(await state()).toBe('done')
})

test('certificate_due of others is open until the certificate is renewed', async () => {
  const { employeeId, states } = await reminder('certificate_due')
  const holder = await hire(api, 'Đỗ Văn Chứng Chỉ', 3)
  const { rows } = await arrange(
    `insert into certificates (company_id, name, valid_months, remind_days) values (1, $1, 24, 60) returning id`,
    [`KHAC${nextNumber()}`],
  )
  const held = async (issued: number, ends: number): Promise<number> => {
    const made = await arrange(
      `insert into employee_certificates (company_id, employee_id, certificate_id, issuer, number, issue_date, expiry_date)
       values (1, $1, $2, 'Trung tâm Thử', $3, current_date + $4::integer, current_date + $5::integer) returning id`,
      [holder.employeeId, rows[0].id, `${nextNumber()}`, issued, ends],
    )
    return Number(made.rows[0].id)
  }
  await reminded(employeeId, 'certificate', [await held(-690, 30)], 1)
  expect(await states()).toEqual(['open'])
  await held(-1, 700)
  expect(await states()).toEqual(['done'])
})
