import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, fill } from './product.ts'

/** Units in one company. */
export const UNITS = 10_000
const EMPLOYEES = 40_000
const PORT = 24_660

/** A product with the largest tree that one company may have, in the first two companies; it stays for the next run. */
export async function treeEnvironment(): Promise<NodeJS.ProcessEnv> {
  const environment = environmentOf(`tree-${UNITS}`, PORT)
  if (!existsSync(join(environment['DATA_DIR'] ?? '', 'demo.txt')))
    await fill(environment, EMPLOYEES, ['--companies', '2', '--units', String(UNITS)])
  return environment
}
