import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '@nhansu/api/settings.ts'
import { withoutIndexes } from '@nhansu/api/seed/without-indexes.ts'
import { openForCommand } from '@nhansu/api/start/database.ts'
import { Client } from 'pg'

/** What is put into each company of a group that is there already. */
export interface Filling {
  /** Marks the data folder once it is done, so that the next run finds it. */
  name: string
  /** Their triggers rest meanwhile, those that keep totals aside: what they keep, `fill` writes for all rows at once. */
  resting: readonly string[]
  /** Tables of words that `fill` fills: they have no index meanwhile. */
  words?: readonly string[]
  /** Behind the wall of the company; all of them in one transaction. */
  fill: (client: Client, company: number) => Promise<void>
}

/** Fills the demo group of a data folder with more than employees, company by company; does nothing when that is done. */
export async function fillCompanies(
  environment: NodeJS.ProcessEnv,
  { name, resting, words = [], fill }: Filling,
): Promise<void> {
  const filled = join(environment['DATA_DIR'] ?? '', `filled-${name}`)
  if (existsSync(filled)) return
  await asOwner(environment, async (client) => {
    const { rows: triggers } = await client.query<{ table: string; trigger: string }>(
      `select tgrelid::regclass::text as table, quote_ident(tgname) as trigger from pg_trigger
       where tgrelid = any($1::regclass[]) and not tgisinternal and tgname not like 'keep_total%'`,
      [resting],
    )
    const rest = (word: 'enable' | 'disable') =>
      client.query(
        triggers.map(({ table, trigger }) => `alter table ${table} ${word} trigger ${trigger}`).join('; '),
      )
    await client.query(`begin; set local work_mem = '256MB'; set local jit = off`)
    await rest('disable')
    const { rows: companies } = await client.query<{ id: number }>('select id from companies order by id')
    const fillEach = async () => {
      for (const { id } of companies) {
        await client.query(`select set_config('app.company_id', $1, true)`, [String(id)])
        await fill(client, id)
        console.log(`${name}: company ${id}`)
      }
    }
    await withoutIndexes(client, fillEach, undefined, words)
    await rest('enable')
    await client.query('commit')
    await client.query('vacuum (analyze)')
  })
  writeFileSync(filled, '')
}

/** Opens the database of a data folder as the owner of its tables, without a product beside it. */
export async function asOwner<T>(
  environment: NodeJS.ProcessEnv,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const opened = await openForCommand(readSettings(environment), 'bench')
  const client = new Client({ connectionString: opened.urls.owner })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
    await opened.close()
  }
}

/**
 * Writes the words of those rows of a company that have none yet, while their table has no index.
 * @param words a select of the words of a row of `table`
 */
export async function fillWords(
  client: Client,
  company: number,
  { table, one, words }: { table: string; one: string; words: string },
): Promise<void> {
  await client.query(
    `insert into ${one}_words (company_id, word, ${one}_id)
     select ${table}.company_id, found.word, ${table}.id
     from ${table} cross join lateral (select distinct word from (${words}) as each (word) where word <> '') as found
     where ${table}.company_id = $1 and not exists (select from ${one}_words known
       where known.company_id = ${table}.company_id and known.${one}_id = ${table}.id)`,
    [company],
  )
}

/** How many companies the demo group has; a size is shared equally among them. */
export const COMPANIES = 12
