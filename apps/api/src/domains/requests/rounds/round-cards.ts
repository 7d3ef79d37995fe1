import { sql } from 'kysely'
import { defineOwnHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { answerOf, isOpen } from './round-state.ts'

interface Row {
  id: number
  name: string
  note: string
}

const most = 5
const lastDay = sql`case profile_rounds.to_date - current_date when 0 then 'Hạn hôm nay'
  else 'Hạn ' || to_char(profile_rounds.to_date, 'DD-MM-YYYY') || ', còn ' || (profile_rounds.to_date - current_date) || ' ngày' end`

/** The open rounds in which the reader has still to say that his file is right, on the first page. */
export const ownRoundsCard = defineOwnHomeCard({
  key: 'own_rounds',
  title: 'Hồ sơ chờ bạn xác nhận',
  link: '/yeu-cau-cua-toi',
  read: async ({ prepared, session, inThisCompany }) => {
    if (session.employeeId === null) return undefined
    const rows = await prepared(sql<Row>`
      select profile_rounds.id, profile_rounds.name, ${lastDay} as note
      from profile_round_people
      join profile_rounds on profile_rounds.company_id = profile_round_people.company_id
        and profile_rounds.id = profile_round_people.round_id and ${isOpen}
      where ${inThisCompany('profile_round_people')} and profile_round_people.employee_id = ${session.employeeId}
        and ${answerOf} = 'waiting'
      order by profile_rounds.to_date, profile_rounds.id limit ${most}`)
    return figuresOrNothing(
      [],
      linesOf(rows, (id) => `/yeu-cau-cua-toi?round=${id}`),
    )
  },
})

const screen = '/yeu-cau-cap-nhat-thong-tin/dot-ra-soat'

/**
 * The open rounds of the company, for who sees requests of all of it. How many have answered stands on their screen: to
 * count thousands of people is too much for a first page.
 */
export const openRoundsCard = defineOwnHomeCard({
  key: 'open_rounds',
  title: 'Đợt rà soát hồ sơ đang mở',
  link: screen,
  read: async ({ prepared, session, inThisCompany }) => {
    const seesAll = session.grants.some(
      ({ permission, scope }) => permission === 'request_change_access' && scope === 'company',
    )
    if (!seesAll) return undefined
    const rows = await prepared(sql<Row>`
      select profile_rounds.id, profile_rounds.name, ${lastDay} as note
      from profile_rounds where ${inThisCompany('profile_rounds')} and ${isOpen}
      order by profile_rounds.to_date, profile_rounds.id limit ${most}`)
    return figuresOrNothing(
      [],
      linesOf(rows, (id) => `${screen}/${id}`),
    )
  },
})

function linesOf(rows: readonly Row[], linkOf: (id: number) => string) {
  return rows.map(({ id, name, note }) => ({ text: name, note, link: linkOf(id) }))
}
