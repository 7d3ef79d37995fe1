import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import { invalidInput, notFound } from '../../contract/failure.ts'
import { defineOperations } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { drawNumber, giveUpNumber } from '../../numbers/draw-number.ts'
import { allSeries } from '../../numbers/series.ts'
import { printHandler } from '../../print/print-list.ts'
import { exportHandler } from '../../workbooks/export.ts'

type Line = Schemas['DrawnNumber']

const source: ListSource = {
  table: 'drawn_numbers',
  words: { table: 'drawn_number_words', key: 'drawn_number_id' },
  defaultSort: '-drawn_at',
}

/** The book is one for the company: who holds the right for units or himself sees no part of it. */
const visible: RowConditions = { table: 'drawn_numbers' }

const columns = sql`drawn_numbers.id, drawn_numbers.kind, drawn_numbers.number, drawn_numbers.year,
  drawn_numbers.sequence, drawn_numbers.state, drawn_numbers.reason, drawn_numbers.drawn_at,
  (select full_name from names_of_users(array[drawn_numbers.drawn_by])) as drawn_by_name`

export default defineOperations('drawnNumbers', {
  'drawnNumbers.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<Line>(context, query, { source, visible, columns })
    return { drawn_numbers: rows, meta }
  },

  'drawnNumbers.giveUp': async ({ body: { kind, number, reason } }, context) => {
    void visibleRows(context, visible)
    if (!(await allSeries(context)).some((series) => series.kind === kind)) {
      throw invalidInput({ kind: ['Công ty không đánh số riêng loại này. Hãy chọn loại số đang dùng.'] })
    }
    const { userId } = context.session
    const { rows: days } = await sql<{ today: string }>`select current_date as today`.execute(context.db)
    const drawn = await drawNumber(context, kind, { on: days[0]?.today ?? '', typed: number, userId })
    await giveUpNumber(context, { kind, number: drawn }, { reason: reason.trim(), userId })
    const { rows } = await sql<Line>`
      select ${columns} from drawn_numbers
      where ${context.inThisCompany('drawn_numbers')} and kind = ${kind} and number = ${drawn}
      order by id desc limit 1`.execute(context.db)
    if (rows[0] === undefined) throw notFound()
    context.audit({ recordId: rows[0].id, changedFields: ['reason'], detail: { kind } })
    return { drawn_number: rows[0] }
  },

  // A book is read from its first line on.
  'drawnNumbers.print': printHandler(
    'drawnNumbers',
    { source: { ...source, defaultSort: 'drawn_at' }, visible, columns: () => columns },
    ['number', 'kind', 'state', 'reason', 'drawn_by_name', 'drawn_at'],
  ),

  'drawnNumbers.export': exportHandler('drawnNumbers', { source, visible, columns: () => columns }),
})
