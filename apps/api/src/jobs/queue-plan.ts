import { getConstructionPlans } from 'pg-boss'

/** Where pg-boss keeps its tables; they hold ids of job runs and nothing of any company. */
export const queueSchema = 'pgboss'

/** pg-boss opens a transaction of its own; a migration has one already. */
const ownTransaction = [/^\s*BEGIN;$/m, /^\s*SET LOCAL [^;]*;$/gm, /^\s*COMMIT;$/m]

/** The statements by which the pinned pg-boss installs itself, for a migration. */
export function queuePlan(): string {
  const plan = ownTransaction.reduce(
    (text, part) => text.replace(part, ''),
    getConstructionPlans(queueSchema),
  )
  const lines = plan.split('\n').map((line) => line.trimEnd())
  return `${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
