import { expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { behindFunction, dataParts, takenTables } from './parts.ts'
import { leftOut } from './left-out.ts'

const api = apiForFile()

/** Every table and view, with its columns. */
async function schema(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await api.db.superuser.query<{ name: string; columns: string[] }>(`
    select class.relname as name, array_agg(field.attname::text) as columns
    from pg_class class join pg_attribute field on field.attrelid = class.oid
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p', 'v', 'm')
      and field.attnum > 0 and not field.attisdropped
    group by class.relname`)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

// Whoever adds a table says here whether it keeps anything of a person, or why nobody is given it.
test('every table of the database stands in the data map once, taken or left out with a reason', async () => {
  const mapped = [...dataParts.map(({ table }) => table), ...leftOut.flatMap(({ tables }) => tables)]
  expect(mapped.toSorted()).toEqual([...(await schema()).keys()].toSorted())
})

test('a table that names an employee or his account is left out for no other reason than those looked at', async () => {
  const tables = await schema()
  const names = leftOut.flatMap((each) => each.tables)
  const personal = names.filter((table) =>
    tables.get(table)?.some((column) => ['employee_id', 'user_id', 'person_id'].includes(column)),
  )
  expect(personal.toSorted()).toEqual([
    'current_complete_papers',
    'current_handed_papers',
    'current_position_summaries',
    'current_work_spells',
    'data_holds',
    'employee_reveals',
    'employee_search_words',
    'employee_units',
    'employee_words',
    'handed_papers',
    'idempotency_keys',
    'identity_words',
    'known_browsers',
    'leaver_units',
    'persons_with_several_files',
    'position_summaries',
    'quiz_exam_markers',
    'recruitment_cards',
    'recruitment_examiners',
    'recruitment_expected_cards',
    'recruitment_invitations',
    'recruitment_replacements',
    'recruitment_results',
    'recruitment_schedule_interviewers',
    'taken_people',
    'training_plan_writers',
    'unit_people',
    'work_progress_rows',
    'work_spells',
  ])
})

test('what is left out of a table are columns that it has, and titles fit a sheet', async () => {
  const tables = await schema()
  for (const { table, without = {} } of takenTables)
    for (const column of Object.keys(without)) expect(tables.get(table), table).toContain(column)
  const titles = dataParts.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(Object.keys(behindFunction)).toHaveLength(4)
})
