import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloneDatabase } from '../src/testing/clone.ts'
import { startTestServer } from '../src/testing/server.ts'
import { describeTables } from './describe-tables.ts'

const server = await startTestServer()
try {
  const clone = await cloneDatabase(server)
  writeFileSync(join(import.meta.dirname, '../src/db/tables.gen.ts'), await describeTables(clone.owner))
  await clone.close()
} finally {
  await server.stop()
}
