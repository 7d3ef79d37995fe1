import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { fingerprint } from '../../../testing/fingerprint.ts'
import { nextNumber } from '../../../testing/numbers.ts'

/**
 * Numbers and an address that are in another company alone: making somebody with them is answered, and looked up, as in a
 * company where nobody has them. Statements tell more than a clock would, which other work on the machine moves.
 */
const api = apiForFile()

/** Everything of a file that no two people of a company may share. */
function numbers() {
  const number = String(nextNumber()).padStart(7, '0')
  return {
    company_email: `b9.${number}@example.com`,
    timekeeping_code: `CC${number}`,
    papers: {
      id_number: `00119${number}`,
      old_id_number: `27${number}`,
      passport_no: `B${number}`,
      tax_code: `00119${number}`,
      social_insurance_no: `312${number}`,
      health_insurance_no: `DN401${number}${number.slice(0, 3)}`,
      driver_licence_no: `31019${number}`,
    },
  }
}

const someone = (unique: ReturnType<typeof numbers>, base: number) => ({
  full_name: 'Đoàn Thị Hai Nơi',
  gender: 'Nữ' as const,
  date_of_birth: '1990-02-03',
  phone: '0981000322',
  reception: {
    effective_date: '2024-06-03',
    decision_type: 2 as const,
    position_id: base + 2,
    department_id: base + 3,
  },
  ...unique,
})

/** What was answered, and what was asked of the database for it, but for the values and what is drawn anew each time. */
async function made(by: Person, unique: ReturnType<typeof numbers>) {
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    const { status, body } = await by.call('employees.store', { body: someone(unique, 0) })
    const statements = sent.mock.calls.map(([asked]) => {
      const statement: unknown = asked
      if (typeof statement === 'string') return statement
      return statement !== null && typeof statement === 'object' && 'text' in statement ? statement.text : ''
    })
    const { employee } = body.data ?? {}
    const told = { ...employee, nhansu_id: '', created_at: '', updated_at: '', ...numbersAway }
    return {
      status,
      message: body.message,
      errors: body.errors,
      told: JSON.stringify(told).replaceAll(/"id":\d+/g, 'id'),
      statements: statements.map((statement) =>
        String(statement).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id'),
      ),
    }
  } finally {
    sent.mockRestore()
  }
}

const numbersAway = { company_email: '', timekeeping_code: '' }

test('what is in another company alone (C9) is taken as what nobody has, with the same answer and the same statements', async () => {
  const [ours, theirs] = [await api.as('hrOfOne'), await api.as('hrOfTwo')]
  // The first call of a process prepares what later ones find.
  await made(ours, numbers())
  const shared = numbers()
  const elsewhere = await theirs.call('employees.store', { body: someone(shared, 100) })
  expect(elsewhere.status).toBe(201)
  const before = await fingerprint(api.db.superuser, 2)
  const fresh = await made(ours, numbers())
  const taken = await made(ours, shared)
  expect(fresh.status).toBe(201)
  expect(taken).toEqual(fresh)
  expect(await fingerprint(api.db.superuser, 2)).toBe(before)
  // In one's own company each of them is refused by now, so that all of them were looked at.
  const again = await made(ours, shared)
  expect(Object.keys(again.errors ?? {})).toEqual(['company_email', 'timekeeping_code'])
  const papersAgain = await made(ours, { ...numbers(), papers: shared.papers })
  expect(Object.keys(papersAgain.errors ?? {})).toHaveLength(Object.keys(shared.papers).length)
})
