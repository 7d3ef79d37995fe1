import { inject } from 'vitest'
import { type TestDatabase, type TestDatabaseOptions, cloneDatabase } from './clone.ts'

export type { TestDatabase, TestDatabaseOptions } from './clone.ts'

/** A migrated database for one test file, cloned from this run's template. Close it in `afterAll`. */
export function testDatabase(options?: TestDatabaseOptions): Promise<TestDatabase> {
  return cloneDatabase(inject('testServer'), options)
}
