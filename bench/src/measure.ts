import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connect } from '@nhansu/api/db/connect.ts'
import { openForCommand } from '@nhansu/api/start/database.ts'
import { readSettings } from '@nhansu/api/settings.ts'
import { buildStaffApp } from '@nhansu/api/app.ts'
import type { BareLoop } from './bare-loop.ts'
import type { Case } from './cases.ts'
import type { HttpLoad } from './http-load.ts'
import type { Figures } from './percentiles.ts'
import { costOf, type Worked, worked } from './processor.ts'
import { wholeTableReads } from './plans.ts'
import type { Product } from './product.ts'
import { recordStatements, type Statement } from './record-statements.ts'

const run = promisify(execFile)
const CONNECTIONS = 16
export const MILLISECONDS = 6_000

/** One case: the product over HTTP, and the same statements through bare `pg`, one after the other in the same run. */
export interface Measured {
  name: string
  product: Figures
  bare: Figures
  /** Milliseconds of processor. */
  perRequest: Worked
  statements: number
  /** Where a plan would read a growing table from end to end; none when all is well. */
  wholeTableReads: string[]
}

/** Measures each case on a running product. */
export async function measure(
  product: Product,
  environment: NodeJS.ProcessEnv,
  cases: readonly Case[],
): Promise<Measured[]> {
  const settings = readSettings(environment)
  const opened = await openForCommand(settings, 'bench')
  const database = connect(opened.urls.app, { max: 1, name: 'nhansu-bench' })
  const app = await buildStaffApp({ settings, database })
  try {
    const measured: Measured[] = []
    for (const { name, path } of cases) {
      const headers = { authorization: `Bearer ${product.token}` }
      // The first request fills what is made once; the second is the one that is repeated.
      await app.inject({ url: path, headers })
      const statements = await recordStatements(() => app.inject({ url: path, headers }))
      const bare = await loop({
        url: opened.urls.app,
        statements,
        connections: CONNECTIONS,
        milliseconds: MILLISECONDS,
      })
      const { port, pid, token } = product
      const before = worked(pid)
      const figures = await load({ port, path, token, milliseconds: MILLISECONDS })
      measured.push({
        name,
        bare,
        product: figures,
        perRequest: costOf(before, worked(pid), figures, MILLISECONDS),
        statements: statements.length,
        // After the load, so that the plans are those of a database that has worked.
        wholeTableReads: await wholeTableReads(opened.urls, statements),
      })
    }
    return measured
  } finally {
    await app.close()
    await database.close()
    await opened.close()
  }
}

/** Asks a running product for one path over sixteen connections, from a process of its own. */
export function load(task: Omit<HttpLoad, 'connections'>): Promise<Figures> {
  return child('http-load.ts', { ...task, connections: CONNECTIONS })
}

function loop(task: {
  url: string
  statements: Statement[]
  connections: number
  milliseconds: number
}): Promise<Figures> {
  return child('bare-loop.ts', task)
}

async function child(file: string, task: BareLoop | HttpLoad): Promise<Figures> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, file), JSON.stringify(task)])
  // The child prints its figures as its only line.
  return JSON.parse(stdout) as Figures
}
