import type { NoticeKind } from '@nhansu/sdk/domains/notices'
import { expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { writeNotice } from '../../notices/write-notice.ts'
import { apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
const arrange = (text: string, values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))

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
