import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { AuditEntry } from '../../../contract/audit.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { ImportContext } from '../../../workbooks/import/import-context.ts'
import type { Progress } from '../../../workbooks/import/write.ts'
import { pieces } from '../../../workbooks/in-turns.ts'
import { candidatureFields, personFields } from './candidate-rows.ts'
import { consentTextVersion, lastDayInPool } from './consents.ts'
import { importedFields } from './import-fields.ts'
import { chosen } from './write-candidate.ts'

/** A row of a workbook as the store's own body has let it through. */
export type ImportedBody = Input<'recruitmentCandidates.store'>['body']

/** Rows that one statement writes; between two of them the work may be cancelled. */
const atOnce = 500

const isImported = (field: string) => importedFields.some((name) => name === field)
const ofPerson = personFields.filter(isImported)
const ofCandidature = candidatureFields.filter(isImported)

/**
 * Writes people who are new to the company, each with his candidature in a campaign, his tags and what he has agreed to.
 * Twins have been told and answered before.
 * @returns lines for the trail, in the order of the rows
 */
export async function writeImported(
  context: ImportContext,
  campaignId: number,
  bodies: readonly ImportedBody[],
  progress?: Progress,
): Promise<(AuditEntry & { recordId: number })[]> {
  const until = await lastDayInPool(context)
  const lines: (AuditEntry & { recordId: number })[] = []
  for (const some of pieces(bodies, atOnce)) {
    const people = await insertAll(
      context,
      'applicants',
      ofPerson,
      some.map((body) => chosen(body, ofPerson)),
    )
    const { userId } = context.session
    const ids = await insertAll(
      context,
      'candidates',
      [...ofCandidature, 'applicant_id', 'recruitment_id', 'created_by'],
      some.map((body, at) => ({
        ...chosen({ ...body, source: body.source ?? 'other' }, ofCandidature),
        applicant_id: people[at],
        recruitment_id: campaignId,
        created_by: userId,
      })),
    )
    await insertAll(
      context,
      'candidate_moves',
      ['candidate_id', 'to_state', 'is_back', 'moved_by'],
      ids.map((id) => ({ candidate_id: id, to_state: 'new', is_back: false, moved_by: userId })),
    )
    await writeTags(
      context,
      some.map(({ tags = [] }, at) => ({ id: ids[at] ?? 0, tags })),
    )
    await insertAll(
      context,
      'applicant_consents',
      ['applicant_id', 'purpose', 'text_version', 'way', 'until', 'recorded_by'],
      some.flatMap(({ consent_way: way, consent_reserve: reserve }, at) => {
        const given = { applicant_id: people[at], text_version: consentTextVersion, way, recorded_by: userId }
        const processing = { ...given, purpose: 'processing' }
        return reserve === true ? [processing, { ...given, purpose: 'reserve', until }] : [processing]
      }),
    )
    lines.push(
      ...some.map((body, at) => ({
        recordId: ids[at] ?? 0,
        changedFields: Object.keys(body),
        values: { after: body },
      })),
    )
    await progress?.(lines.length, bodies.length)
  }
  return lines
}

type Written = 'applicants' | 'candidates' | 'candidate_moves' | 'applicant_consents'

/** Inserts rows by one statement; their ids come in the order of the rows, since they are drawn in it. */
async function insertAll(
  { db, companyId }: CompanyTransaction,
  table: Written,
  columns: readonly string[],
  rows: readonly object[],
): Promise<number[]> {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const values = sql.join(columns.map((name) => sql.ref(`made.${name}`)))
  const { rows: made } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (company_id, ${names})
    select ${companyId}::integer, ${values}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality sent (value, place)
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, sent.value) made
    order by sent.place returning id`.execute(db)
  return made.map(({ id }) => id).toSorted((a, b) => a - b)
}

async function writeTags(
  { db, companyId }: CompanyTransaction,
  rows: readonly { id: number; tags: readonly string[] }[],
): Promise<void> {
  await sql`insert into candidate_tags (company_id, candidate_id, tag)
    select distinct ${companyId}::integer, sent.id, btrim(tag)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) sent (id bigint, tags text[]), unnest(sent.tags) tag`.execute(
    db,
  )
}
