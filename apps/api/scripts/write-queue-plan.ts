import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { queuePlan } from '../src/jobs/queue-plan.ts'

const header = `-- The queue underneath background work: what the pinned pg-boss installs, word for word, and what the server's role may
-- do there: read and write rows, never change a table. Written by scripts/write-queue-plan.ts.
`
const grants = `
-- ---------------------------------------------------------------- what the server's role may do

grant usage on schema pgboss to :app_role;
grant select, insert, update, delete on all tables in schema pgboss to :app_role;
revoke all on all functions in schema pgboss from public;
grant execute on all functions in schema pgboss to :app_role;
`
const file = join(import.meta.dirname, '../migrations/0010-job-queue.sql')
writeFileSync(file, header + queuePlan() + grants)
