import { sql } from 'kysely'
import type { AuditEntry } from '../../../contract/audit.ts'
import { goOnBehind } from '../../../numbers/past-numbers.ts'
import type { Change } from '../../../workbooks/import/compare-rows.ts'
import type { ImportContext } from '../../../workbooks/import/import-context.ts'
import type { PlannedOutcome, WriteOptions } from '../../../workbooks/import/planned-import.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { tried } from '../../../workbooks/import/tried.ts'
import { beginImport, keepChanges } from '../../../workbooks/import/undo-import.ts'
import { shownValue } from '../../../workbooks/shown-values.ts'
import { decisionImportFields } from './import-columns.ts'
import { keepPastDecision, type PastDecision } from './past-decision.ts'
import { keyOf, type PlannedDecision, type PlannedRow, toldWrong } from './read-plan.ts'

/**
 * Writes decisions of before the product, each whole. One that is refused is told at its rows and leaves nothing; one that is
 * there already and says the same of the same people changes nothing.
 */
export async function writeDecisions(
  context: ImportContext,
  decisions: readonly PlannedDecision[],
  { isTrial, progress = async () => {} }: WriteOptions,
): Promise<PlannedOutcome> {
  const importId = await beginImport(context, 'decisions')
  const known = await knownDecisions(context, decisions)
  const told: ToldRow[] = []
  const entries: AuditEntry[] = []
  const { userId } = context.session
  for (const [done, { decision, rows }] of decisions.entries()) {
    await progress(done, decisions.length)
    const there = known.get(bookKey(decision))
    if (there) {
      told.push(...rows.map((row) => toldKnown(row, decision, there)))
      continue
    }
    const outcome = await tried(
      context,
      () => keepPastDecision(context, decision, { importId, userId }),
      'decisions.store',
    )
    if (outcome.errors) {
      const { errors } = outcome
      told.push(...rows.map(({ row, values }) => toldWrong(row, values, errors)))
      continue
    }
    told.push(...rows.map(toldNew))
    entries.push({
      recordId: outcome.made,
      changedFields: Object.keys(decision),
      values: { after: { ...decision } },
    })
  }
  const ids = entries.map(({ recordId }) => Number(recordId))
  // A trial lets nobody who draws numbers wait.
  if (!isTrial) await goOnBehind(context, 'decisions', ids)
  await keepChanges(
    context,
    importId,
    ids.map((id) => ({ id, before: null, version: 1 })),
  )
  return { told, importId: ids.length > 0 ? importId : null, entries }
}

function toldNew({ row, values }: PlannedRow): ToldRow {
  const changes = decisionImportFields()
    .columns.filter(({ path }) => path in values)
    .map((column): Change => ({
      field: column.path,
      title: column.title,
      before: null,
      after: shownValue(column, values),
    }))
  return { row, state: 'new', key: keyOf(values), changes, errors: [] }
}

const goneWords = { cancelled: 'bị hủy', revoked: 'bị thu hồi', corrected: 'được đính chính' } as const

interface Known {
  sign_date: string
  decision_number: string
  decision_type: number
  effective_date: string
  summary: string
  reason: string | null
  signer_name: string | null
  signer_title: string | null
  authority_no: string | null
  state: 'issued' | 'cancelled' | 'revoked' | 'corrected'
  /** The note on each by his id; empty where there is none. */
  people: Readonly<Record<string, string>>
}

/** What a workbook may say of a decision beside what it is told by; what it leaves empty says nothing. */
const ofPaper = ['summary', 'reason', 'signer_name', 'signer_title', 'authority_no'] as const

/** The heads of what a row says otherwise than the register. */
function differences({ values, employee_id }: PlannedRow, said: PastDecision, there: Known): string[] {
  const noted = there.people[employee_id]
  const differs = (sent: unknown, kept: string | null | undefined) =>
    typeof sent === 'string' && plain(sent) !== plain(kept ?? '')
  const paths: string[] = [
    ...ofPaper.filter((field) => differs(said[field], there[field])),
    ...(differs(values['note'], noted) ? ['note'] : []),
  ]
  return decisionImportFields().columns.flatMap(({ path, title }) => (paths.includes(path) ? [title] : []))
}

const plain = (text: string) => text.normalize('NFC').trim()

function toldKnown(planned: PlannedRow, said: PastDecision, there: Known): ToldRow {
  const { row, values, employee_id } = planned
  const isSame =
    there.decision_type === said.decision_type &&
    there.sign_date === said.sign_date &&
    there.effective_date === said.effective_date &&
    String(employee_id) in there.people
  const gone = there.state === 'issued' ? undefined : goneWords[there.state]
  if (gone !== undefined) return toldWrong(row, values, [`Quyết định số này đã ${gone} trong sổ quyết định.`])
  const other = isSame ? differences(planned, said, there) : []
  if (other.length > 0) {
    const text = `${other.join(', ')} khác với quyết định đã có trong sổ nên tệp không sửa được. Hãy sửa tệp theo sổ hoặc để trống cột đó.`
    return toldWrong(row, values, [text])
  }
  if (isSame) return { row, state: 'unchanged', key: keyOf(values), changes: [], errors: [] }
  return toldWrong(row, values, [
    'Quyết định số này đã có trong năm với loại, ngày hoặc người khác nên tệp không sửa được.',
  ])
}

function bookKey({
  sign_date: signed,
  decision_number: number,
}: Pick<Known, 'sign_date' | 'decision_number'>): string {
  return `${signed.slice(0, 4)} ${number.normalize('NFC').trim().toLowerCase()}`
}

/** Decisions that are there already, by their {@link bookKey}. */
async function knownDecisions(
  { db, inThisCompany }: ImportContext,
  decisions: readonly PlannedDecision[],
): Promise<ReadonlyMap<string, Known>> {
  const numbers = decisions.map(({ decision }) => decision.decision_number.normalize('NFC').trim())
  const { rows } = await sql<Known>`
    select decisions.sign_date, decisions.decision_number, decisions.decision_type, decisions.effective_date,
      decisions.state, decisions.summary, decisions.reason, decisions.signer_name, decisions.signer_title,
      decisions.authority_no,
      (select coalesce(jsonb_object_agg(person.employee_id, coalesce(person.note, '')), '{}') from decision_people person
        where ${inThisCompany('person')} and person.decision_id = decisions.id) as people
    from decisions
    where ${inThisCompany('decisions')} and decisions.state <> 'draft'
      and lower(decisions.decision_number) = any(select lower(number) from unnest(${numbers}::text[]) as number)`.execute(
    db,
  )
  return new Map(rows.map((row) => [bookKey(row), row]))
}
