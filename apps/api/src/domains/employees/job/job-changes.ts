import { defineOperations } from '../../../contract/handlers.ts'
import { jobOfEmployee } from './employee-job.ts'
import { correctJobChange, withdrawJobChange } from './end-job-change.ts'
import { storeJobChanges } from './store-job-changes.ts'
import { whyOfJob } from './why-job.ts'

export default defineOperations('jobChanges', {
  'jobChanges.ofEmployee': jobOfEmployee,
  'jobChanges.why': whyOfJob,
  'jobChanges.store': storeJobChanges,
  'jobChanges.withdraw': withdrawJobChange,
  'jobChanges.correct': correctJobChange,
})
