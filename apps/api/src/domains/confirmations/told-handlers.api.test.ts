import { expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { confirmationDesk, type Owner } from './testing/confirmation-desk.ts'

const api = apiForFile()
const { arrange, asked, owner } = confirmationDesk(api)

/** Who looks after files of unit 2 alone, and can be mailed. */
async function chief(): Promise<string> {
  const { employeeId, personId } = await hire(api, 'Trưởng Có Thư', 2)
  const address = `truong${employeeId}@example.com`
  await arrange('update employees set company_email = $2 where id = $1', [employeeId, address])
  await newcomer(api, {
    login: `truong.${nextNumber()}`,
    companies: { 1: [['employee_edit', 'unit']] },
    personId,
  })
  return address
}

/** Whom a new request of somebody is mailed to, and how many read of it in the product. */
async function told(person: Owner) {
  const before = (await arrange('select coalesce(max(id), 0) as id from mails', [])).rows[0].id
  const { id } = await asked(person, { purpose: `Vay vốn lần ${nextNumber()}` })
  const mails = await arrange(
    `select to_address from mails where id > $1 and template = 'confirmation-requested' order by 1`,
    [before],
  )
  const notices = await arrange(
    `select count(*)::int as count from notices where kind = 'confirmation_requested' and record_id = $1`,
    [id],
  )
  return {
    mailed: mails.rows.map(({ to_address: address }) => String(address)),
    noticed: Number(notices.rows[0].count),
  }
}

test('of many who may issue a paper all read of it, the unit’s own are mailed first, and the others in turn', async () => {
  for (let made = 0; made < 14; made += 1) await owner('employee_edit')
  const nearest = await chief()
  const people = [await owner(), await owner(), await owner(), await owner()]
  const reached = []
  for (const person of people) {
    const [first, again] = [await told(person), await told(person)]
    expect(first.noticed).toBeGreaterThan(14)
    expect(first.mailed).toHaveLength(10)
    expect(first.mailed).toContain(nearest)
    expect(again.mailed).toEqual(first.mailed)
    reached.push(first.mailed.join(' '))
  }
  expect(new Set(reached).size).toBeGreaterThan(1)
})
