import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { rowReaches, type RowReaches, shownBy } from '../../../contract/field-rights.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import { shapeOf } from '../../../contract/list-query/shape.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { openFile } from '../open-file.ts'
import { exportRecords } from './export-records.ts'
import { moveDiscipline } from './move-discipline.ts'
import { listForms } from './reward-choices.ts'
import { reduceTerm, withdrawReduction } from './reduce-term.ts'
import {
  guardedRecords,
  type Record,
  recordColumns,
  recordFields,
  recordParts,
  showRecord,
  visibleRecords,
} from './reward-rows.ts'
import { removeRecords, restoreRecords, storeRecord, updateRecord } from './write-record.ts'

export default defineOperations('rewardsDisciplines', {
  'rewardsDisciplines.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<Record>(context, query, {
      ...recordParts(context),
      columns: recordColumns(context, recordFields()),
    })
    return { rewards_disciplines: rows, meta }
  },

  'rewardsDisciplines.ofEmployee': async ({ query }, context) => {
    const { id } = await openFile(context, query.employee_id)
    const { rows } = await sql<Record & { reaches: RowReaches }>`
      select ${recordColumns(context, recordFields())}, ${rowReaches(context, visibleRecords)} as reaches
      from rewards_disciplines
      where ${context.inThisCompany('rewards_disciplines')} and ${visibleRows(context, visibleRecords)}
        and ${guardedRecords(context)} and rewards_disciplines.employee_ids @> array[${id}]::bigint[]
      order by coalesce(rewards_disciplines.decision_date, rewards_disciplines.violation_date) desc,
        rewards_disciplines.id desc`.execute(context.db)
    const { rules } = shapeOf(operationNamed('rewardsDisciplines.list'))
    const shown = rows.map(({ reaches, ...row }) => shownBy(rules, context, row, reaches))
    // No field that every record has asks for a right.
    return { rewards_disciplines: shown as Record[] }
  },

  'rewardsDisciplines.forms': listForms,

  'rewardsDisciplines.show': ({ path }, context) => showRecord(context, path.id),
  'rewardsDisciplines.store': storeRecord,
  'rewardsDisciplines.update': updateRecord,
  'rewardsDisciplines.destroy': ({ path }, context) => removeRecords(context, [path.id]),
  'rewardsDisciplines.destroyBulk': ({ body }, context) => removeRecords(context, body.ids),
  'rewardsDisciplines.restore': restoreRecords,
  'rewardsDisciplines.move': moveDiscipline,
  'rewardsDisciplines.reduce': reduceTerm,
  'rewardsDisciplines.withdrawReduction': withdrawReduction,
  'rewardsDisciplines.export': exportRecords,
})
