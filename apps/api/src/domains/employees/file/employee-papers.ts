import type { Data } from '@nhansu/sdk/contract'
import { defineOperations } from '../../../contract/handlers.ts'
import { type FileGroup, showGroup, updateGroup } from './file-group.ts'
import { papersProblems } from './papers-rules.ts'

/** Giấy tờ: identity, passport, tax, insurance, driving licence. */
export const papersGroup: FileGroup = {
  read: 'employeePapers.show',
  change: 'employeePapers.update',
  key: 'papers',
  table: 'employee_papers',
  flags: ['id_without_expiry'],
  problems: papersProblems,
}

type Shown = Data<'employeePapers.show'>
type Updated = Data<'employeePapers.update'>

// The columns are the fields that the contract names, which no type can say of a query.
export default defineOperations('employeePapers', {
  'employeePapers.show': async (input, context) =>
    (await showGroup(context, papersGroup, input)) as unknown as Shown,

  'employeePapers.update': async (input, context) =>
    (await updateGroup(context, papersGroup, input)) as unknown as Updated,
})
