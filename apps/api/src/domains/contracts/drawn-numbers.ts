import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import { invalidInput, notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { drawNumber, giveUpNumber } from '../../numbers/draw-number.ts'
import { allSeries, type SeriesKind } from '../../numbers/series.ts'
import { printHandler } from '../../print/print-list.ts'
import { exportHandler } from '../../workbooks/export.ts'

type Line = Schemas['DrawnNumber']

/** The own series of all types of contracts are one kind to the reader, with the type beside it. */
const shownKindOf = sql<string>`case when drawn_numbers.kind like 'contract\\_type\\_%' then 'contract_type' else drawn_numbers.kind end`
const typeName = sql<string | null>`(
  select type.name from number_series series
  join contract_types type on type.company_id = series.company_id and type.id = series.contract_type_id
  where series.company_id = drawn_numbers.company_id and series.kind = drawn_numbers.kind)`

const source: ListSource = {
  table: 'drawn_numbers',
  words: { table: 'drawn_number_words', key: 'drawn_number_id' },
  defaultSort: '-drawn_at',
  fields: {
    kind: { values: 'string', matches: (kinds) => sql<SqlBool>`${shownKindOf} = any(${kinds}::text[])` },
  },
}

/** The book is one for the company: who holds the right for units or himself sees no part of it. */
const visible: RowConditions = { table: 'drawn_numbers' }

const columns = sql`drawn_numbers.id, ${shownKindOf} as kind, ${typeName} as contract_type_name, drawn_numbers.number, drawn_numbers.year,
  drawn_numbers.sequence, drawn_numbers.state, drawn_numbers.reason, drawn_numbers.drawn_at,
  (select full_name from names_of_users(array[drawn_numbers.drawn_by])) as drawn_by_name`

export default defineOperations('drawnNumbers', {
  'drawnNumbers.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<Line>(context, query, { source, visible, columns })
    return { drawn_numbers: rows, meta }
  },

  'drawnNumbers.giveUp': async ({ body: { number, reason, ...of } }, context) => {
    void visibleRows(context, visible)
    const kind = await seriesInUse(context, of)
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
    ['number', 'kind', 'contract_type_name', 'state', 'reason', 'drawn_by_name', 'drawn_at'],
  ),

  'drawnNumbers.export': exportHandler('drawnNumbers', { source, visible, columns: () => columns }),
})

/**
 * The series that a number is given up of.
 * @throws ApiFailure 400 for one that the company does not have in use, and for a type of contracts beside another kind
 */
async function seriesInUse(
  context: ProductContext,
  { kind, contract_type_id: typeId = null }: Pick<Schemas['NumberGivenUp'], 'kind' | 'contract_type_id'>,
): Promise<SeriesKind> {
  const found = (await allSeries(context)).find((series) =>
    kind === 'contract_type' ? typeId !== null && series.contract_type_id === typeId : series.kind === kind,
  )
  if (found && (kind === 'contract_type' || typeId === null)) return found.kind
  if (kind !== 'contract_type' && typeId !== null)
    throw invalidInput({ contract_type_id: ['Loại hợp đồng chỉ đi cùng dãy số riêng của loại hợp đồng đó.'] })
  throw invalidInput({
    [kind === 'contract_type' ? 'contract_type_id' : 'kind']: [
      'Công ty không đánh số riêng loại này. Hãy chọn loại số đang dùng.',
    ],
  })
}
