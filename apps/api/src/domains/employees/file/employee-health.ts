import type { Data } from '@nhansu/sdk/contract'
import { defineOperations } from '../../../contract/handlers.ts'
import { type FileGroup, showGroup, updateGroup } from './file-group.ts'

/** Sức khỏe, with the sizes of clothes and shoes. */
export const healthGroup: FileGroup = {
  read: 'employeeHealth.show',
  change: 'employeeHealth.update',
  key: 'health',
  table: 'employee_health',
}

type Shown = Data<'employeeHealth.show'>
type Updated = Data<'employeeHealth.update'>

// The columns are the fields that the contract names, which no type can say of a query.
export default defineOperations('employeeHealth', {
  'employeeHealth.show': async (input, context) =>
    (await showGroup(context, healthGroup, input)) as unknown as Shown,

  'employeeHealth.update': async (input, context) =>
    (await updateGroup(context, healthGroup, input)) as unknown as Updated,
})
