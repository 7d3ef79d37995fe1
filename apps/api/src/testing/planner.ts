import { beforeEach } from 'vitest'
import type { TestDatabase } from './database.ts'

/**
 * Tells the planner how many rows there are before a file's first test and after every so many more. Autovacuum, which does so
 * in a running product within a minute, is off here, and a statement planned for the twenty people that a database began
 * with takes seconds once a thousand are there.
 * @param databases those of this file; asked for when a test begins
 */
export function keepPlannerInformed(
  databases: () => readonly Pick<TestDatabase, 'superuser'>[],
  every = 50,
): void {
  let begun = 0
  beforeEach(async () => {
    if (begun % every === 0) await Promise.all(databases().map(({ superuser }) => superuser.query('analyze')))
    begun += 1
  })
}
