import { type SqlBool, sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { bodyFields } from '../../contract/operation-fields.ts'
import { putBack, remove } from '../../contract/undo.ts'
import { nextNumbers, readSeries } from '../../numbers/series.ts'
import { exportHandler } from '../../workbooks/export.ts'
import { seenDocumentIds } from '../documents/public.ts'
import { paperArchive } from './bulk-print/paper-archive.ts'
import { printBulk } from './bulk-print/print-bulk.ts'
import { completeDraft, type DraftFields } from './contract-facts.ts'
import { refuseErrors, showContract } from './contract-findings.ts'
import { contractHistory } from './contract-history.ts'
import { contractPapers, contractPaperTicket } from './contract-made-papers.ts'
import { contractPaper } from './contract-paper.ts'
import {
  askAsOf,
  contractColumns,
  type ContractRow,
  contractSource,
  openContract,
  preparedFor,
  rowColumns,
  visibleContracts,
  writableContracts,
} from './contract-rows.ts'
import { stillTakenOver, unseenPay } from './taken-over-pay.ts'
import { findingsOf } from './contract-rules.ts'
import { cancelContract, endContract } from './end-contract.ts'
import { printEndNotice } from './end-notice.ts'
import { expiringContracts } from './expiring-contracts.ts'
import { contractImports } from './import/import-contracts.ts'
import { contractSigners } from './contract-signers.ts'
import { issueBulk, issueContract, unitCodeOf } from './issue-contract.ts'
import { seriesKindOf } from './series-kinds.ts'
import { contractReminders, remindOfContracts } from './remind-contracts.ts'
import { renewContracts } from './renew-contracts.ts'
import { shownReviewStatus } from './review-status.ts'
import { signContract, signedFileTicket } from './sign-contract.ts'
import { suggestedTerms } from './suggested-terms.ts'
import { endOfTerm } from './term.ts'

export default defineOperations('contracts', {
  'contracts.list': async ({ query = {} }, context) => {
    await askAsOf(context, query.as_of)
    const { rows, meta } = await list<ContractRow>(context, query, {
      source: contractSource,
      visible: visibleContracts,
      columns: sql`${rowColumns}, ${shownReviewStatus(context)} as review_status`,
    })
    return { contracts: rows, meta }
  },

  'contracts.show': ({ path }, context) => showContract(context, path.id),

  'contracts.store': async ({ body }, context) => {
    await requireEmployee(context, body.employee_id)
    await requireDocument(context, body.consent_document_id)
    const { facts, kind, end_date } = await completeDraft(context, body, null)
    refuseErrors(findingsOf(facts))
    const values = { ...body, kind, end_date }
    const { rows } = await sql<{ id: number }>`
      insert into contracts (company_id, ${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
      values (${context.companyId}, ${sql.join(Object.values(values))}) returning id`.execute(context.db)
    const id = Number(rows[0]?.id)
    context.audit({ recordId: id, changedFields: Object.keys(body), values: { after: values } })
    return showContract(context, id)
  },

  'contracts.update': async ({ path, body: { version, ...body } }, context) => {
    const open = await openContract(context, path.id, { forWriting: true })
    const { contract } = open
    requireDraft(contract.state)
    await requireDocument(context, body.consent_document_id)
    const merged: DraftFields = { ...contract, ...unseenPay(context, open), ...body }
    // Another type or start means another end, unless one is sent with it.
    const isMoved = body.contract_type_id !== undefined || body.start_date !== undefined
    if (isMoved && body.end_date === undefined && !merged.other_term) merged.end_date = null
    const { facts, kind, end_date } = await completeDraft(context, merged, path.id)
    refuseErrors(findingsOf(facts))
    const fields = bodyFields(context.operation).filter((field) => field in body)
    const values: Record<string, unknown> = { ...body }
    const unchanged = version === undefined ? sql<SqlBool>`true` : sql<SqlBool>`version = ${version}`
    const { rows } = await sql`
      update contracts set ${sql.join([
        ...fields
          .filter((field) => field !== 'end_date')
          .map((field) => sql`${sql.ref(field)} = ${values[field]}`),
        sql`kind = ${kind}`,
        sql`end_date = ${end_date}`,
        sql`taken_over_pay = ${stillTakenOver(context, open, body)}::text[]`,
      ])}
      where ${context.inThisCompany('contracts')} and id = ${path.id} and ${unchanged} returning id`.execute(
      context.db,
    )
    const now = await showContract(context, path.id)
    if (rows.length === 0) throw stale(now)
    context.audit({
      recordId: path.id,
      ...savedChanges({ ...contract }, { ...values, kind, end_date }),
      ...(version === undefined && { detail: { without_version: true } }),
    })
    return now
  },

  'contracts.destroy': ({ path }, context) => removeDrafts(context, [path.id]),

  'contracts.destroyBulk': ({ body }, context) => removeDrafts(context, body.ids),

  'contracts.restore': async ({ body }, context) => {
    const restored = await putBack(context, 'contracts', 'contracts', body.ids)
    const { rows } = await sql`
      select from contracts
      where ${context.inThisCompany('contracts')} and ${visibleRows(context, writableContracts)}
        and contracts.id = any(${body.ids}::bigint[])`.execute(context.db)
    // Somebody else's delete is not this user's to undo where he could not have made it.
    if (rows.length !== body.ids.length) throw notFound()
    return restored
  },

  'contracts.export': exportHandler('contracts', {
    source: contractSource,
    visible: visibleContracts,
    columns: (_, fields) => contractColumns(fields),
    people: { table: 'contracts', record: 'id', employee: 'employee_id' },
    where: async (context, query) => {
      // The contract of the export has it beside the list's own parameters.
      await askAsOf(context, (query as { as_of?: string }).as_of)
      return []
    },
  }),

  'contracts.check': async ({ body: { id = null, draft } }, context) => {
    await requireEmployee(context, draft.employee_id)
    const completed = await completeDraft(context, draft, id)
    const { facts, kind } = completed
    const { contract_type_id } = draft
    const series = await readSeries(context, await seriesKindOf(context, { kind, contract_type_id }))
    const year = Number((draft.sign_date ?? draft.start_date).slice(0, 4))
    const unit = (await unitCodeOf(context, draft.employee_id)) ?? ''
    const [number_preview = ''] = await nextNumbers(context, series, { year, unit }, 1)
    return {
      findings: findingsOf(facts),
      suggested: suggestedTerms(completed),
      end_date: endOfTerm(draft.start_date, facts.term),
      number_preview,
    }
  },

  ...contractImports,
  'contracts.expiring': expiringContracts,
  'contracts.issue': issueContract,
  'contracts.issueBulk': issueBulk,
  'contracts.signers': contractSigners,
  'contracts.sign': signContract,
  'contracts.fileTicket': signedFileTicket,
  'contracts.end': endContract,
  'contracts.cancel': cancelContract,
  'contracts.remind': remindOfContracts,
  'contracts.reminders': contractReminders,
  'contracts.history': contractHistory,
  'contracts.renew': renewContracts,
  'contracts.printBulk': printBulk,
  'contracts.paperArchive': paperArchive,
  'contracts.paper': contractPaper,
  'contracts.papers': contractPapers,
  'contracts.paperTicket': contractPaperTicket,
  'contracts.endNotice': printEndNotice,
})

/** @throws ApiFailure 400 for an employee who is not there, or for whom the writer prepares no contracts */
async function requireEmployee(context: ProductContext, id: number): Promise<void> {
  const { rows } = await sql`
    select id from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, preparedFor)} and id = ${id}`.execute(
    context.db,
  )
  if (rows.length === 0) throw invalidInput({ employee_id: ['Không tìm thấy nhân viên này.'] })
}

/** @throws ApiFailure 400 for a document that is not there, or not the writer's to see */
async function requireDocument(context: ProductContext, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  if ((await seenDocumentIds(context, [id])).has(id)) return
  throw invalidInput({ consent_document_id: ['Không tìm thấy tài liệu này.'] })
}

/** @throws ApiFailure 409 */
function requireDraft(state: string): void {
  if (state !== 'draft') {
    throw new ApiFailure(
      409,
      'Hợp đồng đã ban hành nên không sửa hoặc xóa được. Hãy lập phụ lục hoặc chấm dứt hợp đồng.',
    )
  }
}

async function removeDrafts(context: ProductContext, ids: readonly number[]): Promise<{ ids: number[] }> {
  const mine = sql`${context.inThisCompany('contracts')} and ${visibleRows(context, writableContracts)}`
  const { rows } = await sql<{ state: string }>`
    select state from contracts where ${mine} and id = any(${ids}::bigint[]) for update`.execute(context.db)
  if (rows.length !== ids.length) throw notFound()
  for (const { state } of rows) requireDraft(state)
  return remove(context, 'contracts', 'contracts', mine, ids)
}
