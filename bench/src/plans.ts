import { Client } from 'pg'
import { workedAlone } from './processor.ts'
import type { Statement } from './record-statements.ts'

/** The tables that grow with the group; a list must never read one of them from end to end. */
const GROWING = new Set([
  'employees',
  'employee_positions',
  'employee_units',
  'employee_words',
  'employee_educations',
  'identity_words',
  'persons',
  'candidates',
  'applicants',
  'candidate_words',
  'candidate_tags',
  'trainings',
  'training_employees',
  'training_course_words',
  'employee_certificates',
  'employee_certificate_words',
  'training_needs',
  'contracts',
  'contract_words',
  'documents',
  'document_employees',
  'document_words',
  'decisions',
  'decision_people',
  'decision_words',
  'job_versions',
  'leavings',
  'leaver_tasks',
])

const RUNS = 20
const ANALYZED_BEFORE = new Set([8, 14])
/** The runs whose work counts: the last ones, when everything is in memory. */
const COUNTED_RUNS = 6

/** What the statements of one request come to in one connection. */
export interface Planned {
  /** One line a place where a plan would read a growing table from end to end; none when all is well. */
  wholeTableReads: string[]
  /** Milliseconds of processor that they cost the database, whoever else works on the machine. */
  processor: number
}

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
 * twice on the way; the last of these runs tell what the statements cost.
 */
export async function planned(
  { app, owner }: { app: string; owner?: string },
  statements: readonly Statement[],
): Promise<Planned> {
  const client = new Client({ connectionString: app, options: '-c max_parallel_workers_per_gather=0' })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid ?? 0
    let before = 0
    for (let run = 0; run < RUNS; run += 1) {
      if (run === RUNS - COUNTED_RUNS) before = workedAlone(pid)
      if (owner !== undefined && ANALYZED_BEFORE.has(run)) await analyze(owner)
      for (const statement of statements) await client.query(statement)
    }
    const processor = (workedAlone(pid) - before) / COUNTED_RUNS
    const found: string[] = []
    for (const { text, values, name } of statements) {
      const isRead = /^\s*(select|with)\b/i.test(text) && !/set_config|read_session/i.test(text)
      if (!isRead) await client.query(text, values)
      else if (name === undefined) found.push(...unbounded(await planOf(client, text, values)))
      else found.push(...unbounded(await planOf(client, execution(client, name, values))))
    }
    return { wholeTableReads: found, processor }
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
    value === null || value === undefined
      ? 'null'
      : // A statement is given texts, numbers, truths and lists of these.
        client.escapeLiteral(
          Array.isArray(value) ? `{${value.join(',')}}` : String(value as string | number | boolean),
        ),
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
