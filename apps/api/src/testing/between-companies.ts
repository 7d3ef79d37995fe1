import type { OperationId } from '@nhansu/sdk/contract'

/**
 * Deeds between two companies, which both are meant to know: neither the record of such a call nor what it does is kept from
 * the other one. That no third one knows them, their own tests ask with either wall alone.
 */
export const betweenCompanies: ReadonlySet<OperationId> = new Set<OperationId>([
  'employeeTransfers.store',
  'employeeTransfers.show',
  'employeeTransfers.consentFile',
  'employeeTransfers.withdraw',
  'employeeTransfers.accept',
  'employeeTransfers.refuse',
  'samePeople.list',
  'samePeople.link',
  'employeeTransfers.agree',
  'employeeTransfers.disagree',
])
