import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

/** Two officers save one part of a file from the same version at the same moment (X1). */
const api = apiForFile()
let officers: readonly [Person, Person]
beforeAll(async () => {
  const officer = () =>
    newcomer(api, { login: `hai.nguoi.${nextNumber()}`, companies: { 1: everyPermission } })
  officers = [await officer(), await officer()]
})

const linesOf = (employeeId: number) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ path: string; new_value: unknown }>(
      'select path, new_value from employee_history where company_id = 1 and employee_id = $1 order by id',
      [employeeId],
    )
    return rows
  })

interface Answer {
  status: number
  text: string
}

/** One is taken and the other refused with what the first has written; the file and its history hold that alone. */
async function onlyOneOf(
  employeeId: number,
  save: (officer: Person, value: string) => Promise<Answer>,
  kept: () => Promise<unknown>,
): Promise<void> {
  const before = await linesOf(employeeId)
  const values = ['thứ nhất', 'thứ hai'] as const
  const answers = await Promise.all(officers.map((officer, at) => save(officer, values[at] ?? '')))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const winner = values[answers.findIndex(({ status }) => status === 200)]
  expect(answers.find(({ status }) => status === 409)?.text).toContain(`"${winner}"`)
  expect(await kept()).toBe(winner)
  const lines = (await linesOf(employeeId)).slice(before.length)
  expect(lines.map(({ new_value }) => new_value)).toEqual([winner])
}

describe('of two saves at the same moment one is taken and the other sees it', () => {
  test('in the card', async () => {
    const { employeeId: id } = await hire(api, 'Lý Thị Hai Người', 3)
    const cardOf = async () => (await officers[0].call('employees.show', { path: { id } })).body.data.employee
    const { version = 0 } = await cardOf()
    await onlyOneOf(
      id,
      (officer, hr_note) => officer.call('employees.update', { path: { id }, body: { hr_note, version } }),
      async () => (await cardOf()).hr_note,
    )
  })

  test.each(['no row yet', 'a row'] as const)('in a part of the file that has %s', async (has) => {
    const { employeeId: id } = await hire(api, 'Lý Văn Hai Người', 3)
    const path = { id }
    if (has === 'a row') {
      const body = { party_cell: 'trước', version: 1 }
      const first = await officers[0].call('employeeAffiliations.update', { path, body })
      expect(first.status, first.text).toBe(200)
    }
    const version = has === 'a row' ? 2 : 1
    await onlyOneOf(
      id,
      (officer, party_cell) =>
        officer.call('employeeAffiliations.update', { path, body: { party_cell, version } }),
      async () =>
        (await officers[0].call('employeeAffiliations.show', { path })).body.data.affiliations.party_cell,
    )
  })

  test('in a row of the file', async () => {
    const { employeeId: id } = await hire(api, 'Lý Thị Một Dòng', 3)
    const { language } = (
      await officers[0].call('employeeLanguages.store', { path: { id }, body: { name: 'Tiếng Anh' } })
    ).body.data
    const path = { id, row_id: language.id }
    await onlyOneOf(
      id,
      (officer, certificate) =>
        officer.call('employeeLanguages.update', { path, body: { certificate, version: 1 } }),
      async () =>
        (await officers[0].call('employeeLanguages.list', { path: { id } })).body.data.languages[0]
          ?.certificate,
    )
  })
})
