import type { Database } from '../../apps/api/src/db/connect.ts'

/** As the superuser, on one connection. */
export type Connection = Database['pool']

/** Columns that hold data of their own, by table. */
const columns = `
  select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by 1 order by 1`

/** Rows that no earlier version had, as its schema would refuse them: those beside this condition, before this column came. */
const youngerRows: Readonly<Record<string, { column: string; elder: string }>> = {
  training_needs: { column: 'source_exam_id', elder: `source <> 'test'` },
  reminder_rules: {
    column: 'to_holder',
    elder: `kind not in ('appointment', 'e_contract', 'certificate', 'document', 'reading', 'profile_round', 'leaver_task', 'exam', 'quiz_exam', 'data_request', 'reconciliation')`,
  },
}

async function columnsOf(connection: Connection): Promise<Map<string, string[]>> {
  const { rows } = await connection.query<{ name: string; columns: string[] }>(columns)
  return new Map(rows.map((row) => [row.name, row.columns]))
}

/**
 * Fills a database of an earlier schema with what one of the newest holds, as far as the earlier one has room for it:
 * what its own version would have had.
 * @returns how many rows each table has got
 */
export async function fillAsFarAsKnown(
  newest: Connection,
  earlier: Connection,
): Promise<Record<string, number>> {
  const [from, to] = [await columnsOf(newest), await columnsOf(earlier)]
  const filled: Record<string, number> = {}
  await earlier.query(`begin; set local session_replication_role = replica`)
  for (const [table, known] of to) {
    const names = known.filter((name) => from.get(table)?.includes(name)).join(', ')
    if (!names) continue
    const younger = youngerRows[table]
    const elder = younger && !known.includes(younger.column) ? younger.elder : 'true'
    const { rows } = await newest.query<{ content: string | null }>(
      `select json_agg(t)::text as content from (select ${names} from ${table} where ${elder}) t`,
    )
    const { rowCount } = await earlier.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
      [rows[0]?.content ?? '[]'],
    )
    filled[table] = rowCount ?? 0
  }
  if (to.get('training_employees')?.includes('certificate_no')) {
    filled['employee_certificates'] = await fillMovedCertificates(newest, earlier)
  }
  await earlier.query('commit')
  return filled
}

/** Certificates of courses stood on the rows of their people once; none of them may be lost on the way. */
async function fillMovedCertificates(newest: Connection, earlier: Connection): Promise<number> {
  const { rows } = await newest.query<{ content: string | null }>(
    `select json_agg(held)::text as content from employee_certificates held where training_employee_id is not null`,
  )
  const { rowCount } = await earlier.query(
    `update training_employees person
     set state = 'passed', certificate_no = held.number, issue_date = held.issue_date, expiry_date = held.expiry_date
     from json_to_recordset($1) as held (company_id integer, training_employee_id bigint, number text, issue_date date, expiry_date date)
     where held.company_id = person.company_id and held.training_employee_id = person.id`,
    [rows[0]?.content ?? '[]'],
  )
  return rowCount ?? 0
}

/** How many rows every table has. */
export async function rowsPerTable(connection: Connection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of (await columnsOf(connection)).keys()) {
    const { rows } = await connection.query<{ count: string }>(`select count(*) from ${table}`)
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}

/** Everything that makes the schema what it is, one line a thing. */
export async function schemaOf(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ line: string }>(`
    select format('column %s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where conrelid <> 0
      and connamespace = 'public'::regnamespace and contype <> 'n'
    union all select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
    union all select format('trigger %s %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select format('function %s %s', oid::regprocedure, md5(pg_get_functiondef(oid))) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
        and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
    union all select format('wall %s %s %s', oid::regclass, relrowsecurity, relforcerowsecurity) from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select format('right %s %s', oid::regclass, relacl) from pg_class where relnamespace = 'public'::regnamespace
    order by 1`)
  return rows.map(({ line }) => line)
}
