import { type RawBuilder, sql } from 'kysely'
import { ApiFailure } from '../../../../contract/failure.ts'
import { operationNamed } from '../../../../contract/operations.ts'
import { pieces } from '../../../../workbooks/in-turns.ts'
import type { ImportContext } from '../../../../workbooks/import/import-context.ts'
import type { PlannedOutcome, WriteOptions } from '../../../../workbooks/import/planned-import.ts'
import { beginImport, keepChanges } from '../../../../workbooks/import/undo-import.ts'
import { inHalves } from '../../../../workbooks/import/write.ts'
import { changedFields } from './import-columns.ts'
import { type JudgedCertificate, judgeRows, type WrittenCertificate } from './judge-rows.ts'
import { holdCertificates } from './known-certificates.ts'
import { type PlannedCertificate, toldWrong } from './read-plan.ts'

/** Rows that go to the database in one statement. */
const batchSize = 500

type Judged = Required<Pick<JudgedCertificate, 'row' | 'values'>> & Pick<JudgedCertificate, 'known'>

/** A certificate that was written. */
interface Kept {
  id: number
  version: number
  row: number
}

/** Writes certificates held, the new ones and those that are changed; what is wrong or refused says so at its row. */
export async function writeCertificates(
  context: ImportContext,
  planned: readonly PlannedCertificate[],
  { isTrial, progress = async () => {} }: WriteOptions,
): Promise<PlannedOutcome> {
  const importId = await beginImport(context, 'employeeCertificates')
  const judged = await judgeRows(context, planned)
  const wanted = judged.flatMap(({ row, values, known }): Judged[] =>
    values ? [{ row, values, ...(known && { known }) }] : [],
  )
  if (!isTrial) await hold(context, wanted)
  const kept: Kept[] = []
  const refused = new Map<number, string[]>()
  const [changed, made] = [wanted.filter(({ known }) => known), wanted.filter(({ known }) => !known)]
  for (const [rows, work] of [
    [changed, change],
    [made, insert],
  ] as const) {
    for (const piece of pieces(rows, batchSize)) {
      await progress(kept.length + refused.size, wanted.length)
      const store = operationNamed('employeeCertificates.store')
      const write = async (some: readonly Judged[]) => void kept.push(...(await work(context, some)))
      await inHalves(context, piece, store, write, refused)
    }
  }
  const byRow = new Map(wanted.map((each) => [each.row, each]))
  await keepChanges(
    context,
    importId,
    kept.map(({ id, version, row }) => ({ id, version, before: beforeOf(byRow.get(row)) })),
  )
  return {
    told: judged.map(({ row, told }) => {
      const errors = refused.get(row)
      return errors ? toldWrong(row, { number: told.key }, errors) : told
    }),
    importId: kept.length > 0 ? importId : null,
    entries: kept.map(({ id, row }) => entryOf(id, byRow.get(row))),
  }
}

async function hold(context: ImportContext, wanted: readonly Judged[]): Promise<void> {
  await holdCertificates(
    context,
    wanted.flatMap(({ known }) => known?.id ?? []),
    wanted.map(({ values }) => values.certificate_id),
  )
}

/** What the undo puts back; none for a new one. */
function beforeOf(judged: Judged | undefined): object | null {
  if (!judged?.known) return null
  const { known } = judged
  return Object.fromEntries(changedFields.map((field) => [field, known[field]]))
}

function entryOf(recordId: number, judged: Judged | undefined) {
  const { known, values } = judged ?? {}
  if (!values) return { recordId }
  if (!known) return { recordId, changedFields: Object.keys(values), values: { after: { ...values } } }
  const fields = changedFields.filter((field) => known[field] !== values[field])
  const of = (whole: Pick<WrittenCertificate, (typeof changedFields)[number]>) =>
    Object.fromEntries(fields.map((field) => [field, whole[field]]))
  return { recordId, changedFields: fields, values: { before: of(known), after: of(values) } }
}

function rowsOf(judged: readonly Judged[]): RawBuilder<unknown> {
  const content = JSON.stringify(
    judged.map(({ row, values, known }) => ({ ...values, row, id: known?.id, version: known?.version })),
  )
  return sql`jsonb_to_recordset(${content}::jsonb) as said (row integer, id bigint, version integer, employee_id bigint,
    certificate_id bigint, number text, issuer text, issue_date date, expiry_date date, note text)`
}

async function insert({ db, companyId }: ImportContext, judged: readonly Judged[]): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    with made as (
      insert into employee_certificates
        (company_id, employee_id, certificate_id, number, issuer, issue_date, expiry_date, note)
      select ${companyId}::integer, employee_id, certificate_id, number, issuer, issue_date, expiry_date, note
      from ${rowsOf(judged)} order by said.row
      returning id, version, certificate_id, number, issuer
    )
    select made.id, made.version, said.row from made
    join ${rowsOf(judged)} on (said.certificate_id, said.number, said.issuer) = (made.certificate_id, made.number, made.issuer)`.execute(
    db,
  )
  return rows
}

async function change({ db, inThisCompany }: ImportContext, judged: readonly Judged[]): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    update employee_certificates
    set ${sql.join(changedFields.map((field) => sql`${sql.ref(field)} = ${sql.ref(`said.${field}`)}`))}
    from ${rowsOf(judged)}
    where ${inThisCompany('employee_certificates')} and employee_certificates.id = said.id
      and employee_certificates.version = said.version
    returning employee_certificates.id, employee_certificates.version, said.row`.execute(db)
  if (rows.length === judged.length) return rows
  throw new ApiFailure(409, 'Dữ liệu vừa được người khác cập nhật. Vui lòng kiểm tra lại tệp rồi nhập lại.')
}
