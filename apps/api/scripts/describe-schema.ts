import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloneDatabase } from '../src/testing/clone.ts'
import { startTestServer } from '../src/testing/server.ts'
import { describeFunctions } from './describe-functions.ts'
import { describeTables } from './describe-tables.ts'

const server = await startTestServer()
try {
  const clone = await cloneDatabase(server)
  const write = (path: string, text: string) =>
    writeFileSync(join(import.meta.dirname, '../src/db', path), text)
  write('tables.gen.ts', await describeTables(clone.owner))
  write('functions.gen.sql', await describeFunctions(clone.owner))
  await clone.close()
} finally {
  await server.stop()
}
