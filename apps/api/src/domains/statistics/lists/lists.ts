import { childrensDayGifts, midAutumnGifts, pupils } from './children-lists.ts'
import {
  appointmentEnds,
  certificateEnds,
  contractEnds,
  contractsOverdue,
  disciplinesToClear,
  driverLicences,
  healthChecksDue,
  identityPapers,
  maternityReturns,
  probationEnds,
  probationsOverdue,
  withoutContract,
  workPermits,
} from './end-lists.ts'
import {
  anniversaries,
  birthdays,
  dependants,
  missingPapers,
  partyMembers,
  retirements,
  unionMembers,
  youthMembers,
} from './people-lists.ts'
import { groupArrivals, groupDepartures, leavers, newcomers } from './flow-lists.ts'
import { insuranceChanges } from './insurance-changes.ts'
import type { ReportList, ReportListKey } from './report-list.ts'

/** The lists of 'Báo cáo danh sách', in the order in which they are offered; the compiler asks for those that lack. */
export const reportLists: Readonly<Record<ReportListKey, ReportList>> = {
  contract_ends: contractEnds,
  contracts_overdue: contractsOverdue,
  without_contract: withoutContract,
  probation_ends: probationEnds,
  probations_overdue: probationsOverdue,
  health_checks_due: healthChecksDue,
  maternity_returns: maternityReturns,
  certificate_ends: certificateEnds,
  identity_papers: identityPapers,
  driver_licences: driverLicences,
  work_permits: workPermits,
  appointment_ends: appointmentEnds,
  disciplines_to_clear: disciplinesToClear,
  birthdays,
  anniversaries,
  newcomers,
  leavers,
  group_arrivals: groupArrivals,
  group_departures: groupDepartures,
  retirements,
  insurance_changes: insuranceChanges,
  missing_papers: missingPapers,
  dependants,
  party_members: partyMembers,
  youth_members: youthMembers,
  union_members: unionMembers,
  childrens_day_gifts: childrensDayGifts,
  mid_autumn_gifts: midAutumnGifts,
  pupils,
}
