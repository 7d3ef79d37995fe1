import { Client } from 'pg'
import { type Figures, figures } from './percentiles.ts'
import type { Statement } from './record-statements.ts'

/** What the loop process is told, as one JSON argument. */
export interface BareLoop {
  url: string
  statements: Statement[]
  connections: number
  milliseconds: number
}

/** The same statements in the same order through bare `pg`, one client a connection: the limit of what a server could do. */
async function run({ url, statements, connections, milliseconds }: BareLoop): Promise<Figures> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client({ connectionString: url, options: '-c max_parallel_workers_per_gather=0' })
      await client.connect()
      return client
    }),
  )
  const start = performance.now()
  const countFrom = start + milliseconds / 5
  const end = start + milliseconds
  const times: number[] = []
  await Promise.all(
    clients.map(async (client) => {
      for (let sent = start; sent < end;) {
        for (const statement of statements) await client.query(statement.values ? statement : statement.text)
        const now = performance.now()
        if (now >= countFrom) times.push(now - sent)
        sent = now
      }
    }),
  )
  const result = figures(times, performance.now() - countFrom, 0)
  await Promise.all(clients.map((client) => client.end()))
  return result
}

// The parent process writes this argument itself.
console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as BareLoop)))
