import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import { editContractPath, newContractOf } from '../contract-paths.ts'
import { decisionPath } from '../review-paths.ts'

export type MismatchRow = Schemas['MismatchRow']
type Mend = Schemas['Mend']

/** How a mend is begun: on another screen, in a dialog over this one, or by drafting a decision. */
export type MendWay =
  | { by: 'link'; href: string }
  | { by: 'renew' | 'appendix' | 'end'; contractId: number }
  | { by: 'decision' }

/** Which permission the way asks for; contracts ask for the right to write those of this very person. */
const asks: Readonly<Record<Mend, 'contract' | PermissionName>> = {
  contract: 'contract',
  draft: 'contract',
  labour_contract: 'contract',
  renewal: 'contract',
  appendix: 'contract',
  end_contract: 'contract',
  decision: 'document_edit',
  decision_number: 'employee_edit',
  apply: 'employee_access',
  papers: 'employee_edit',
}

/** Whether the reader of a row may begin what mends it. */
export function mayMend(
  { mend, may_write: mayWrite = false }: MismatchRow,
  holds: (permission: PermissionName) => boolean,
): boolean {
  const asked = asks[mend]
  return asked === 'contract' ? mayWrite : holds(asked)
}

/** How what mends a row is begun. */
export function mendWay(row: MismatchRow): MendWay {
  const { mend, employee_id: id, contract_id: contractId, decision_id: decisionId = null } = row
  if (mend === 'decision') {
    return decisionId === null ? { by: 'decision' } : { by: 'link', href: decisionPath(decisionId) }
  }
  if (mend === 'papers') return { by: 'link', href: `/nhan-vien/${id}/cap-nhat?group=papers` }
  if (mend === 'decision_number' || mend === 'apply') {
    return { by: 'link', href: `/nhan-vien/${id}/chi-tiet?tab=job` }
  }
  if (contractId === null || mend === 'contract' || mend === 'labour_contract') {
    return { by: 'link', href: newContractOf(id) }
  }
  if (mend === 'draft') return { by: 'link', href: editContractPath(contractId) }
  return { by: mend === 'renewal' ? 'renew' : mend === 'appendix' ? 'appendix' : 'end', contractId }
}
