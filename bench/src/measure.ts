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
import { planned, type Planned } from './plans.ts'
import type { Product } from './product.ts'
import { recordStatements, type Statement } from './record-statements.ts'

const run = promisify(execFile)
const CONNECTIONS = 16
/** How long each is asked; where others take the processor, a short while is enough for what the statements alone cost. */
export const MILLISECONDS = Number(process.env['BENCH_MILLISECONDS'] ?? 6_000)

/** One case: the product over HTTP, and the same statements through bare `pg`, one after the other in the same run. */
export interface Measured extends Planned {
  name: string
  product: Figures
  bare: Figures
  /** Milliseconds of processor. */
  perRequest: Worked
  statements: number
}

/** Measures one case after the other on a running product, over sixteen connections unless it is said otherwise. */
export async function* measure(
  product: Product,
  environment: NodeJS.ProcessEnv,
  cases: readonly Case[],
  connections = CONNECTIONS,
): AsyncGenerator<Measured> {
  const settings = readSettings(environment)
  const opened = await openForCommand(settings, 'bench')
  const database = connect(opened.urls.app, { max: 1, name: 'nhansu-bench' })
  const app = await buildStaffApp({ settings, database })
  try {
    for (const [place, { name, path, body }] of cases.entries()) {
      const request = {
        url: path,
        headers: { authorization: `Bearer ${product.token}` },
        ...(body && ({ method: 'POST', payload: body } as const)),
      }
      // The first request fills what is made once; the second is the one that is repeated.
      await app.inject(request)
      const statements = await recordStatements(() => app.inject(request))
      const bare = await loop({
        url: opened.urls.app,
        statements,
        connections,
        milliseconds: MILLISECONDS,
      })
      const { port, pid, token } = product
      const before = worked(pid)
      const figures = await load(
        { port, path, token, milliseconds: MILLISECONDS, ...(body && { body }) },
        connections,
      )
      yield {
        name,
        bare,
        product: figures,
        perRequest: costOf(before, worked(pid), figures, MILLISECONDS),
        statements: statements.length,
        // After the load, so that the plans are those of a database that has worked. New statistics of a million rows
        // take long: the first case alone, with the session that all share, gets them on the way.
        ...(await planned(place === 0 ? opened.urls : { app: opened.urls.app }, statements)),
      }
    }
  } finally {
    await app.close()
    await database.close()
    await opened.close()
  }
}

/** Asks a running product for one path over sixteen connections or so many, from a process of its own. */
export function load(task: Omit<HttpLoad, 'connections'>, connections = CONNECTIONS): Promise<Figures> {
  return child('http-load.ts', { ...task, connections })
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
