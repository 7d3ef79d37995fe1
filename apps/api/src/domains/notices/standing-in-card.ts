import { sql } from 'kysely'
import { defineOwnHomeCard, figuresOrNothing } from '../../home-card.ts'

const link = '/thong-bao?tab=stand-ins'

/** For whom the reader stands in today, and until when, on his first page. */
export const standingInCard = defineOwnHomeCard({
  key: 'standing_in',
  title: 'Bạn đang thay',
  link,
  read: async ({ prepared, inThisCompany, session }) => {
    const rows = await prepared(sql<{ text: string; note: string }>`
      select away.full_name as text, 'Đến hết ' || to_char(named.to_date, 'DD-MM-YYYY') as note
      from stand_ins named
      join accounts away on away.company_id = named.company_id and away.id = named.user_id
      where ${inThisCompany('named')} and named.stand_in_id = ${session.userId}
        and current_date between named.from_date and named.to_date
      order by named.to_date, named.id`)
    return figuresOrNothing(
      [],
      rows.map((row) => ({ ...row, link })),
    )
  },
})
