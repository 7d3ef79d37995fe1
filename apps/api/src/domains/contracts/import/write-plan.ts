import { sql } from 'kysely'
import type { AuditEntry } from '../../../contract/audit.ts'
import { invalidInput } from '../../../contract/failure.ts'
import { drawNumber } from '../../../numbers/draw-number.ts'
import { goOnBehind } from '../../../numbers/past-numbers.ts'
import type { Change } from '../../../workbooks/import/compare-rows.ts'
import type { ImportContext } from '../../../workbooks/import/import-context.ts'
import type { PlannedOutcome, WriteOptions } from '../../../workbooks/import/planned-import.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { readNames } from '../../../workbooks/import/trial.ts'
import { keepChanges } from '../../../workbooks/import/undo-import.ts'
import { shownValue } from '../../../workbooks/shown-values.ts'
import { type DraftFields, draftCompleter } from '../contract-facts.ts'
import { keepWarnings, refuseErrors } from '../contract-findings.ts'
import { endingFault } from '../end-contract.ts'
import { seriesKindOf } from '../series-kinds.ts'
import { bookKey, knownContracts, sameContract } from './known-contracts.ts'
import { contractImportFields, payRights } from './import-columns.ts'
import { pastFindingsOf } from './past-rules.ts'
import { keyOf, type PlannedContract, toldWrong } from './read-plan.ts'
import { dots, tried } from '../../../workbooks/import/tried.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Writes contracts of before the product as issued ones, the oldest first, so that the rules on what went before see all of
 * it. A row that is refused is told with its reason and leaves nothing. No job fact of anybody changes.
 */
export async function writeContracts(
  context: ImportContext,
  contracts: readonly PlannedContract[],
  importId: number,
  { isTrial, progress = async () => {} }: WriteOptions,
): Promise<Omit<PlannedOutcome, 'importId'>> {
  const told: ToldRow[] = []
  const entries: AuditEntry[] = []
  const { columns } = await readNames(context, contractImportFields())
  const known = await knownContracts(context, contracts)
  const complete = draftCompleter(context)
  const inOrder = contracts.toSorted((one, other) => one.start_date.localeCompare(other.start_date))
  for (const [done, contract] of inOrder.entries()) {
    await progress(done, contracts.length)
    const there = known.get(bookKey(contract))
    if (there) {
      told.push(sameContract(contract, there, columns))
      continue
    }
    const outcome = await tried(context, () => writeOne(context, contract, complete), 'contracts.store')
    if (outcome.errors) {
      told.push(toldWrong(contract.row, contract.values, outcome.errors))
      continue
    }
    const changes = columns
      .filter(({ path }) => path in contract.values)
      .map((column): Change => {
        const after = payRights().has(column.path) ? dots : shownValue(column, contract.values)
        return { field: column.path, title: column.title, before: null, after }
      })
    told.push({ row: contract.row, state: 'new', key: keyOf(contract.values), changes, errors: [] })
    const { id, values } = outcome.made
    entries.push({ recordId: id, changedFields: Object.keys(values), values: { after: values } })
  }
  const ids = entries.map(({ recordId }) => Number(recordId))
  // A trial lets nobody who draws numbers wait.
  if (!isTrial) await goOnBehind(context, 'contracts', ids)
  await keepChanges(
    context,
    importId,
    ids.map((id) => ({ id, before: null, version: 1 })),
  )
  return { told, entries }
}

/** Of two who write contracts of one person the second sees what the first did; in one order, so that none waits for ever. */
export async function lockPeople(
  { db, inThisCompany }: ImportContext,
  contracts: readonly Pick<PlannedContract, 'employee_id'>[],
): Promise<void> {
  await sql`
    select id from employees
    where ${inThisCompany('employees')} and id = any(${contracts.map((each) => each.employee_id)}::bigint[])
    order by id for no key update`.execute(db)
}

interface Made {
  id: number
  values: Values
}

async function writeOne(
  context: ImportContext,
  { employee_id, contract_number, contract_type_id, sign_date, start_date, values }: PlannedContract,
  complete: ReturnType<typeof draftCompleter>,
): Promise<Made> {
  const draft: DraftFields = { ...values, employee_id, contract_type_id, sign_date, start_date }
  const { facts, kind, end_date } = await complete(draft, null)
  const ended = typeof values['ended_date'] === 'string' ? values['ended_date'] : null
  const notice = typeof values['notice_date'] === 'string' ? values['notice_date'] : null
  const fault =
    ended === null ? undefined : endingFault(facts.contract, { ended_date: ended, notice_date: notice })
  if (fault) throw invalidInput({ [fault.field]: [fault.text] })
  const findings = pastFindingsOf(facts, ended ?? end_date)
  refuseErrors(findings)
  const { db, companyId, session } = context
  const kept: Values = {
    ...values,
    employee_id,
    contract_number,
    kind,
    end_date,
    state: ended === null ? 'issued' : 'ended',
  }
  const { rows } = await sql<{ id: number }>`
    insert into contracts (company_id, issued_at, issued_by, ${sql.join(Object.keys(kept).map((field) => sql.ref(field)))})
    values (${companyId}, now(), ${session.userId}, ${sql.join(Object.values(kept))}) returning id`.execute(
    db,
  )
  const id = Number(rows[0]?.id)
  await drawNumber(context, await seriesKindOf(context, { kind, contract_type_id }), {
    on: sign_date,
    typed: contract_number,
    field: 'contract_number',
    record: { kind: 'contracts', id },
    userId: session.userId,
    isPast: true,
  })
  await keepWarnings(context, id, findings)
  return { id, values: kept }
}
