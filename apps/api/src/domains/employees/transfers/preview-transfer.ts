import type { Schemas } from '@nhansu/sdk/contract'
import { type TransferDataGroup, transferDataLabels } from '@nhansu/sdk/domains/employee-transfers'
import { sql } from 'kysely'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { openFile } from '../open-file.ts'
import { otherCompanies, readProposed } from './proposed-person.ts'
import { consentText, consentVersion, neverHandedOver } from './transfer-consent.ts'

/** What the dialog of a hand-over shows before anything is sent. */
export const previewTransfer: Handler<'employeeTransfers.preview'> = async ({ query }, context) => {
  const { employee_id: employeeId, to_company_id: to, effective_date: day } = query
  await openFile(context, employeeId)
  const person = await readProposed(context, employeeId)
  const companies = await otherCompanies(context)
  const chosen = companies.find(({ id }) => id === to)
  return {
    preview: {
      companies,
      groups: await groupsOf(context, employeeId),
      left_out: [...neverHandedOver],
      hindrance: person.hindrance,
      earliest: person.earliest,
      has_account: person.has_account,
      consent_version: consentVersion,
      consent_text:
        chosen === undefined || day === undefined
          ? null
          : consentText({ ...person, from: person.company, to: chosen.name, day }),
    },
  }
}

/** How much of each group there is; the person's name, his days and his time here go along in any case. */
async function groupsOf(
  { db }: ProductContext,
  employeeId: number,
): Promise<Schemas['EmployeeTransferPreview']['groups']> {
  const { rows } = await sql<{ group: TransferDataGroup; rows: number }>`
    select part.value ->> 'group' as group, sum(jsonb_array_length(part.value -> 'rows'))::integer as rows
    from jsonb_array_elements(handed_over_rows(${employeeId})) part group by 1`.execute(db)
  const found = new Map(rows.map(({ group, rows: count }) => [group, count]))
  // The table's keys are exactly these.
  return (Object.keys(transferDataLabels) as TransferDataGroup[]).map((group) => ({
    group,
    rows: (found.get(group) ?? 0) + (group === 'card' || group === 'progress' ? 1 : 0),
  }))
}
