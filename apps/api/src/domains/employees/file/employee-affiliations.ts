import type { Data } from '@nhansu/sdk/contract'
import { defineOperations } from '../../../contract/handlers.ts'
import { type FileGroup, showGroup, updateGroup } from './file-group.ts'
import { affiliationProblems } from './other-rules.ts'

/** Đảng, đoàn thể, quân ngũ, chính sách. */
export const affiliationsGroup: FileGroup = {
  read: 'employeeAffiliations.show',
  change: 'employeeAffiliations.update',
  key: 'affiliations',
  table: 'employee_affiliations',
  flags: ['militia', 'martyr_child', 'merit_family', 'disabled'],
  problems: affiliationProblems,
}

type Shown = Data<'employeeAffiliations.show'>
type Updated = Data<'employeeAffiliations.update'>

// The columns are the fields that the contract names, which no type can say of a query.
export default defineOperations('employeeAffiliations', {
  'employeeAffiliations.show': async (input, context) =>
    (await showGroup(context, affiliationsGroup, input)) as unknown as Shown,

  'employeeAffiliations.update': async (input, context) =>
    (await updateGroup(context, affiliationsGroup, input)) as unknown as Updated,
})
