import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../../../contract/failure.ts'
import { FileAnswer } from '../../../../contract/file-answer.ts'
import type { ReceivedFile } from '../../../../contract/form/received-file.ts'
import { defineOperations, type ProductContext } from '../../../../contract/handlers.ts'
import { markedSheet } from '../../../../workbooks/import/marked.ts'
import { fileFault, readEntries } from '../../../../workbooks/import/read-rows.ts'
import { resultOf } from '../../../../workbooks/import/result.ts'
import { importTemplate } from '../../../../workbooks/import/template.ts'
import { refuseWrong } from '../../../../workbooks/import/trial.ts'
import { keepImport, undoImport } from '../../../../workbooks/import/undo-import.ts'
import { sheetOf } from '../../../../workbooks/reading/read-sent.ts'
import { sheetName, workbook, workbookType } from '../../../../workbooks/xlsx/workbook.ts'
import { rewardColumns, rewardFields } from './import-columns.ts'
import { type JudgedReward, judgeRows } from './judge-rows.ts'

const resource = 'rewardsDisciplines'
const table = 'rewards_disciplines'
/** So many rewards are written at once; a company that gives more sends two files. */
const most = 1_000

/** Rewards by a workbook, all or none, with a way back. */
export default defineOperations('rewardImports', {
  'rewardImports.import': async ({ body, query = {} }, context) => {
    const { judged, read } = await judge(context, body.file)
    const result = (id: number | null) =>
      resultOf(
        judged.map(({ told }) => told),
        read,
        id,
      )
    const told = result(null)
    if (query.dry_run === true) {
      const { new: made, unchanged, wrong } = told
      context.audit({ resource, detail: { dry_run: true, new: made, unchanged, wrong } })
      return { import: told }
    }
    refuseWrong(told)
    const rewards = judged.flatMap(({ reward }) => reward ?? [])
    if (rewards.length === 0) return { import: told }
    const ids = await write(context, rewards)
    const id = await keepImport(
      context,
      resource,
      ids.map((made) => ({ id: made, version: 1, before: null })),
    )
    for (const recordId of ids) context.audit({ resource, recordId })
    return { import: result(id) }
  },

  'rewardImports.importTemplate': async (_, context) =>
    importTemplate((await rewardColumns(context, { forReading: false })).fields),

  'rewardImports.markImport': async ({ body }, context) => {
    const { judged, fields } = await judge(context, body.file)
    const { title } = fields.operation
    const told = judged.map((row) => row.told)
    return new FileAnswer({
      name: `${title} (đã kiểm tra).xlsx`,
      mediaType: workbookType,
      content: workbook([markedSheet(sheetName(title), sheetOf(body.file), told)]),
    })
  },

  'rewardImports.undoImport': async ({ path: { id } }, context) => {
    const { db, inThisCompany, session } = context
    const { rows } = await sql`select from imports
      where ${inThisCompany('imports')} and id = ${id} and made_by = ${session.userId}`.execute(db)
    if (rows.length === 0) throw notFound()
    await refusePapers(context, id)
    // The trail tells of the rewards.
    const audit: typeof context.audit = (entry) => context.audit({ ...entry, resource })
    return undoImport({ ...context, audit }, resource, table, id, rewardFields, [])
  },
})

/** @throws ApiFailure 409 where a reward of the import has files or prints, which would be left behind */
async function refusePapers({ db, inThisCompany }: ProductContext, importId: number): Promise<void> {
  // Held as who attaches a file holds it, so that none comes in between.
  const { rows: made } = await sql<{ id: number }>`select id from rewards_disciplines
    where ${inThisCompany('rewards_disciplines')} and id in (select change.record_id from import_changes as change
      where ${inThisCompany('change')} and change.import_id = ${importId})
    order by id for update of rewards_disciplines`.execute(db)
  const ids = made.map((reward) => reward.id)
  const { rows } = await sql`
    select from files where ${inThisCompany('files')} and owner_kind = 'reward_discipline'
      and owner_id = any(${ids}::bigint[]) and removed_at is null
    union all
    select from made_papers where ${inThisCompany('made_papers')} and reward_discipline_id = any(${ids}::bigint[])
    limit 1`.execute(db)
  if (rows.length > 0)
    throw new ApiFailure(
      409,
      'Không hoàn tác được: đã có khen thưởng của lần nhập này kèm tệp hoặc đã lập giấy tờ.',
    )
}

async function judge(context: ProductContext, file: ReceivedFile) {
  const columns = await rewardColumns(context, { forReading: true })
  const { fields } = columns
  const read = await readEntries(sheetOf(file), fields)
  if (read.entries.length > most) throw fileFault(`Mỗi lần nhập tối đa ${most} dòng.`)
  return { fields, read, judged: await judgeRows(context, read.entries, columns) }
}

/** Writes the rewards of the good rows; values that a row does not say stay empty. */
async function write(
  { db, companyId, session }: ProductContext,
  rewards: readonly NonNullable<JudgedReward['reward']>[],
): Promise<number[]> {
  const content = JSON.stringify(rewards.map(({ values, ...whom }) => ({ ...values, ...whom })))
  const fields = sql.join(rewardFields.map((field) => sql.ref(field)))
  const { rows } = await sql<{ id: number }>`
    insert into rewards_disciplines (company_id, created_by, type, employee_ids, department_id, ${fields})
    select ${companyId}, ${session.userId}, 'reward', row.employee_ids, row.department_id,
      ${sql.join(rewardFields.map((field) => sql.ref(`row.${field}`)))}
    from jsonb_to_recordset(${content}::jsonb) as row (employee_ids bigint[], department_id bigint, form_id bigint, number text, decision_date date,
      effective_date date, signer text, level text, reason_id bigint, reason text, year integer, period text, money bigint,
      gift text, note text)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
