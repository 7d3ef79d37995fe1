import { defineOperations } from '../../../contract/handlers.ts'
import { jobOfEmployee } from './employee-job.ts'
import { correctJobChange, withdrawJobChange } from './end-job-change.ts'
import { storeJobChanges } from './store-job-changes.ts'

export default defineOperations('jobChanges', {
  'jobChanges.ofEmployee': jobOfEmployee,
  'jobChanges.store': storeJobChanges,
  'jobChanges.withdraw': withdrawJobChange,
  'jobChanges.correct': correctJobChange,
})
