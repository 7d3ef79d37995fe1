import { rewardTypeLabels, type RewardType } from '@nhansu/sdk/domains/rewards-disciplines'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { shapeOf } from '../../../contract/list-query/shape.ts'
import type { ListQuery } from '../../../contract/list-query/source.ts'
import { wholeList } from '../../../contract/list-query/whole.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { aboutSheet, placeOf } from '../../../workbooks/about-sheet.ts'
import { type FieldColumn, listColumns } from '../../../workbooks/columns.ts'
import { chosenColumns, offeredColumns, shownColumns, traceOf } from '../../../workbooks/export.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { withNames } from '../../../workbooks/references.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import type { Sheet, SheetRow } from '../../../workbooks/xlsx/sheet.ts'
import { mostRows } from '../../../workbooks/xlsx/sheet-xml.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { guardedRecords, recordColumns, recordSource, visibleRecords } from './reward-rows.ts'

type Row = Readonly<{ [field: string]: unknown }>

const types: readonly RewardType[] = ['reward', 'discipline']

/** Rewards and disciplines as a workbook, a sheet for each. */
export const exportRecords: Handler<'rewardsDisciplines.export'> = async ({ query = {} }, context) => {
  const list = operationNamed('rewardsDisciplines.list')
  const operation = operationNamed('rewardsDisciplines.export')
  await takeTurn(context)
  const shape = shapeOf(list)
  const offered = listColumns(list, offeredColumns(operation))
  const open = shownColumns(context, shape, visibleRecords, offered, query.columns)
  const columns = await withNames(context, chosenColumns(open, query.columns))
  const sheets: (Sheet & { people: number[] })[] = []
  let total = 0
  for (const type of types) {
    const found = await rowsOf(context, query, columns, type)
    total += found.total
    sheets.push({
      name: rewardTypeLabels[type],
      columns,
      header: true,
      rows: found.rows,
      people: found.people,
    })
  }
  const shown = columns.map(({ title }) => title)
  context.audit({
    detail: traceOf(query, columns, total),
    seen: { deed: 'export', employeeIds: sheets.flatMap(({ people }) => people), shown },
  })
  const place = await placeOf(context)
  const about = { list, source: recordSource, query, title: operation.title, total }
  return new FileAnswer({
    name: `${operation.title} ${shownDate(place.at.slice(0, 10))}.xlsx`,
    mediaType: workbookType,
    content: workbook([...sheets, await aboutSheet(context, about, place)]),
  })
}

async function rowsOf(
  context: ProductContext,
  query: ListQuery,
  columns: readonly FieldColumn[],
  type: RewardType,
): Promise<{ total: number; rows: AsyncGenerator<SheetRow[]>; people: number[] }> {
  const fields = new Set(columns.map(({ field }) => field))
  const parts = {
    source: recordSource,
    visible: visibleRecords,
    columns: recordColumns(context, fields, null),
    where: [guardedRecords(context), sql<boolean>`rewards_disciplines.type = ${type}`],
  }
  const list = shapeOf(operationNamed('rewardsDisciplines.list'))
  const { total, batches, people } = await wholeList<Row>(context, query, parts, list)
  if (total >= mostRows)
    throw new ApiFailure(
      400,
      'Danh sách có nhiều dòng hơn một trang tính chứa được. Hãy lọc bớt rồi xuất lại.',
    )
  async function* rows() {
    for await (const batch of batches) yield batch.map((row) => columns.map(({ valueOf }) => valueOf(row)))
  }
  return {
    total,
    rows: rows(),
    people: await people({ table: 'reward_discipline_people', record: 'record_id', employee: 'employee_id' }),
  }
}
