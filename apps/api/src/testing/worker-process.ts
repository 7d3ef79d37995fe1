// A process that does nothing but background work, for tests that kill it: `node worker-process.ts <database url>`.
import { connect } from '../db/connect.ts'
import { allJobs } from '../jobs/registry.ts'
import { startWorkers } from '../jobs/workers.ts'
import { readSettings } from '../settings.ts'

const url = process.argv[2] ?? ''
await startWorkers({
  url,
  database: connect(url, { max: 4 }),
  settings: readSettings(process.env),
  jobs: allJobs,
  log: (error, message) => console.error(message, error),
})
console.log('ready')
