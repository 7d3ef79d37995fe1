import { inject } from 'vitest'
import { cloneDatabase, type Template, type TestDatabase } from './clone.ts'

export type { TestDatabase } from './clone.ts'

/** A database for one test file, cloned from one of this run's templates. Close it in `afterAll`. */
export function testDatabase(template?: Template): Promise<TestDatabase> {
  return cloneDatabase(inject('testServer'), template)
}
