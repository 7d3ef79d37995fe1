import { inCompanyOf } from '../testing/group.ts'
import { hire } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** Good calls about one human being under a code in company 1 and another in company 2. */
export const samePeopleCalls: CallsOf<'samePeople'> = {
  'samePeople.list': nothing,
  'samePeople.life': async () => ({ path: { id: 11 } }),
  'samePeople.link': async ({ api }) => {
    const number = `0011${String(nextNumber()).padStart(8, '0')}`
    const here = await hire(api, 'Vũ Thị Hai Mã', 3)
    const there = await hire(api, 'Vũ Thị Hai Mã', 103, undefined, 2)
    await number12(api, 1, here.employeeId, number)
    await number12(api, 2, there.employeeId, number)
    return {
      body: { employee_id: here.employeeId, other_company_id: 2, other_nhansu_id: there.nhansuId },
    }
  },
}

/** Gives a file its identity number and a day of birth. */
const number12 = (api: CallContext['api'], company: number, employeeId: number, number: string) =>
  inCompanyOf(api.db.superuser, company, (client) =>
    client.query(
      `with born as (update employees set date_of_birth = '1990-05-17' where company_id = $1 and id = $2)
       insert into employee_papers (company_id, employee_id, id_number) values ($1, $2, $3)`,
      [company, employeeId, number],
    ),
  )
