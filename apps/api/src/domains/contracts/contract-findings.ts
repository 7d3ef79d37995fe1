import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { completeDraft } from './contract-facts.ts'
import { type Contract, type OpenContract, openContract, shownContract } from './contract-rows.ts'
import { findingsOf } from './contract-rules.ts'
import { paymentDueDate } from './ending-facts.ts'
import type { Finding } from './rule-types.ts'

/** The contract as it is now, with what the rules say of a draft, or what somebody went on over. */
export async function showContract(context: ProductContext, id: number): Promise<{ contract: Contract }> {
  const open = await openContract(context, id)
  return withFindings(context, open, await findingsFor(context, open))
}

/** A contract as its reader may see it, with findings, and by when what is owed is settled once it has ended. */
export async function withFindings(
  context: ProductContext,
  open: OpenContract,
  findings: readonly Finding[],
): Promise<{ contract: Contract }> {
  const payment_due_date = await paymentDueDate(context, open.contract)
  const contract = { ...open.contract, payment_due_date }
  return { contract: shownContract(context, { ...open, contract }, [...findings]) }
}

async function findingsFor(context: ProductContext, { contract }: OpenContract): Promise<Finding[]> {
  if (contract.state === 'draft')
    return findingsOf((await completeDraft(context, contract, contract.id)).facts)
  const { rows } = await sql<Finding>`
    select rule, 'warning' as level, field, text, article, null as days from contract_findings
    where ${context.inThisCompany('contract_findings')} and contract_id = ${contract.id} order by id`.execute(
    context.db,
  )
  return rows
}

/** @throws ApiFailure 400 that says under each field what forbids the contract */
export function refuseErrors(findings: readonly Finding[]): void {
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length === 0) return
  const byField = Map.groupBy(errors, ({ field }) => field ?? 'start_date')
  throw invalidInput(
    Object.fromEntries([...byField].map(([field, found]) => [field, found.map(({ text }) => text)])),
  )
}

/** @throws ApiFailure 409 for a draft that something has come to stand in the way of */
export function refuseToIssue(name: string, findings: readonly Finding[]): void {
  const error = findings.find(({ level }) => level === 'error')
  if (error) throw new ApiFailure(409, `Không ban hành được hợp đồng của ${name}: ${error.text}`)
}

/** Keeps the warnings that somebody went on over. */
export async function keepWarnings(
  { db, companyId, session }: Pick<ProductContext, 'db' | 'companyId'> & { session: { userId: number } },
  contractId: number,
  findings: readonly Finding[],
): Promise<void> {
  for (const { rule, text, article, days, field } of findings.filter(({ level }) => level === 'warning')) {
    const whole = days === null ? text : `${text} (${days})`
    await sql`
      insert into contract_findings (company_id, contract_id, rule, field, text, article, accepted_by)
      values (${companyId}, ${contractId}, ${rule}, ${field}, ${whole}, ${article}, ${session.userId})`.execute(
      db,
    )
  }
}
