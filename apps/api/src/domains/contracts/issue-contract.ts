import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, stale } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { drawNumber } from '../../numbers/draw-number.ts'
import { completeDraft } from './contract-facts.ts'
import { keepWarnings, refuseToIssue, showContract } from './contract-findings.ts'
import { holdPeople, openContract } from './contract-rows.ts'
import { findingsOf } from './contract-rules.ts'
import { type AskedSigner, signingOf } from './contract-signers.ts'
import { paperKindOf, seriesKindOf } from './series-kinds.ts'

interface Issue extends AskedSigner {
  number?: string | undefined
  version?: number | undefined
}

/** Issues a draft: its rules are asked once more, its number is drawn, and from here on its content stays. */
export const issueContract: Handler<'contracts.issue'> = async ({ path, body }, context) => {
  await issueOne(context, path.id, body)
  return showContract(context, path.id)
}

/** Issues several drafts in the order given, all or none. */
export const issueBulk: Handler<'contracts.issueBulk'> = async ({ body: { ids, ...issue } }, context) => {
  await holdPeople(context, ids)
  for (const id of ids) await issueOne(context, id, issue)
  return { ids }
}

/** Of two contracts of one person that are issued at once the second sees the first, since the person is held. */
async function issueOne(context: ProductContext, id: number, issue: Issue): Promise<void> {
  const { contract } = await openContract(context, id, { forWriting: true })
  if (contract.state !== 'draft') throw new ApiFailure(409, 'Hợp đồng này đã được ban hành.')
  if (issue.version !== undefined && issue.version !== contract.version)
    throw stale(await showContract(context, id))
  const { db, inThisCompany, session } = context
  const { facts } = await completeDraft(context, { ...contract, sign_date: issue.sign_date }, id)
  refuseToIssue(contract.full_name, findingsOf(facts))
  const { signer, isRepresentative } = await signingOf(context, paperKindOf(contract.kind), issue, contract)
  const { signer_name, authority_no } = signer
  const findings = findingsOf({
    ...facts,
    contract: { ...facts.contract, signer_name, authority_no },
    signing: { ...facts.signing, is_by_representative: isRepresentative },
  })
  const number = await drawNumber(context, await seriesKindOf(context, contract), {
    on: issue.sign_date,
    typed: issue.number,
    unit: await unitCodeOf(context, contract.employee_id),
    record: { kind: 'contracts', id },
    userId: session.userId,
  })
  await sql`
    update contracts set state = 'issued', contract_number = ${number}, sign_date = ${issue.sign_date},
      ${sql.join(Object.entries(signer).map(([field, value]) => sql`${sql.ref(field)} = ${value}`))},
      issued_at = now(), issued_by = ${session.userId}
    where ${inThisCompany('contracts')} and id = ${id}`.execute(db)
  await keepWarnings(context, id, findings)
  const issued = { state: 'issued', contract_number: number, sign_date: issue.sign_date, ...signer }
  context.audit({ recordId: id, ...savedChanges({ ...contract }, issued) })
}

/** What `{unit}` of a contract's number stands for: the unit in which its person works. */
export async function unitCodeOf(
  { db, inThisCompany }: ProductContext,
  employeeId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select departments.code from employee_positions held
    join departments on departments.company_id = held.company_id and departments.id = held.department_id
    where ${inThisCompany('held')} and held.employee_id = ${employeeId} and held.is_main and held.to_date is null`.execute(
    db,
  )
  return rows[0]?.code
}
