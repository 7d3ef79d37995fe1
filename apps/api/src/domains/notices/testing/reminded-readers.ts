import type { NoticeKind } from '@nhansu/sdk/domains/notices'
import type { TestApi } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

/** The day on which a record of a kind is due, as SQL of its id `record`; of other kinds today. */
const dueDays: Readonly<Record<string, string>> = {
  contract: '(select end_date from contracts where company_id = 1 and id = record)',
  probation: '(select end_date from contracts where company_id = 1 and id = record)',
  document: '(select expiry_date from documents where company_id = 1 and id = record)',
  appointment: '(select term_to from decision_people where company_id = 1 and id = record)',
}

/** People who were reminded of others, for tests of what becomes of their notices. */
export function remindedReaders(api: Pick<TestApi, 'db' | 'withToken'>) {
  const arrange = (text: string, values: unknown[]) =>
    inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))

  /** What a reader was reminded of, so many days ago. */
  async function remindedOf(employeeId: number, kind: string, records: readonly number[], daysAgo: number) {
    await arrange(
      `insert into reminders_told (company_id, employee_id, kind, record_id, due_date, days_before, told_on)
       select 1, $1, $2, record, ${dueDays[kind] ?? 'current_date'}, $4::integer, current_date - $4::integer
       from unnest($3::bigint[]) as record`,
      [employeeId, kind, records, daysAgo],
    )
  }

  return {
    arrange,
    remindedOf,
    /** The same, with the notice of it, which he has read. */
    reminded: async (employeeId: number, kind: string, records: readonly number[], daysAgo: number) => {
      await remindedOf(employeeId, kind, records, daysAgo)
      await arrange(
        `insert into notices (company_id, employee_id, kind, created_at, read_at)
         values (1, $1, $2, now() - make_interval(days => $3), now())`,
        [employeeId, `${kind}_due`, daysAgo],
      )
    },
    /** HR as somebody who is reminded of others, and what his notices of a kind are, the newest first. */
    reminder: async (kind: NoticeKind) => {
      const { employeeId, personId } = await hire(api, 'Lâm Thị Nhân Sự', 2)
      const login = `nhan.su.${nextNumber()}`
      const person = await newcomer(api, { login, companies: { 1: [] }, personId })
      const states = async () => {
        const { notices } = (await person.call('notices.list')).body.data
        return notices.filter((each) => each.kind === kind).map(({ state }) => state)
      }
      return { employeeId, states }
    },
  }
}
