import { Client } from 'pg'
import type { Statement } from './record-statements.ts'

/** The tables that grow with the group; a list must never read one of them from end to end. */
const GROWING = new Set([
  'employees',
  'employee_positions',
  'employee_units',
  'employee_words',
  'persons',
  'candidates',
  'applicants',
  'candidate_words',
  'candidate_tags',
])

const RUNS = 20
const ANALYZED_BEFORE = new Set([8, 14])

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Plans?: PlanNode[]
}

/**
 * Plans the recorded statements as the server's own role, in the transaction that they ran in, and names every place
 * where a plan would read a growing table from end to end. Prepared ones run twenty times before, with new statistics
 * twice on the way.
 *
 * @returns one line a place; none when all is well
 */
export async function wholeTableReads(
  { app, owner }: { app: string; owner?: string },
  statements: readonly Statement[],
): Promise<string[]> {
  const client = new Client({ connectionString: app, options: '-c max_parallel_workers_per_gather=0' })
  await client.connect()
  try {
    for (let run = 0; run < RUNS; run += 1) {
      if (owner !== undefined && ANALYZED_BEFORE.has(run)) await analyze(owner)
      for (const statement of statements) await client.query(statement)
    }
    const found: string[] = []
    for (const { text, values, name } of statements) {
      const isRead = /^\s*(select|with)\b/i.test(text) && !/set_config|read_session/i.test(text)
      if (!isRead) await client.query(text, values)
      else if (name === undefined) found.push(...unbounded(await planOf(client, text, values)))
      else found.push(...unbounded(await planOf(client, execution(client, name, values))))
    }
    return found
  } finally {
    await client.end()
  }
}

async function analyze(owner: string): Promise<void> {
  const client = new Client({ connectionString: owner })
  await client.connect()
  await client.query('analyze')
  await client.end()
}

/** As SQL, since what the protocol executes cannot be explained. */
function execution(client: Client, name: string, values: readonly unknown[] = []): string {
  const literals = values.map((value) =>
    client.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value)),
  )
  return `execute ${name} (${literals.join(', ')})`
}

async function planOf(client: Client, text: string, values?: unknown[]): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (format json) ${text}`,
    values,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error(`no plan for: ${text}`)
  return plan
}

function unbounded(node: PlanNode): string[] {
  const table = node['Relation Name']
  const bounded = node['Index Cond'] !== undefined || node['Recheck Cond'] !== undefined
  const here =
    table !== undefined && GROWING.has(table) && !bounded ? [`${node['Node Type']} of all ${table}`] : []
  return [...here, ...(node.Plans ?? []).flatMap(unbounded)]
}
