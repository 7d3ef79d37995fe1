import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'

const api = apiForFile()

test('forms of before keep their ids, names, order and use, and each gets a code', async () => {
  const migration = await readFile(
    new URL('../../../../migrations/0258-codes-of-reward-forms.sql', import.meta.url),
    'utf8',
  )
  const client = await api.db.superuser.connect()
  const shown = async (company: number) =>
    (
      await client.query(
        `select id, type, name, legal_form, display_order, is_active from reward_discipline_forms
         where company_id = $1 order by id`,
        [company],
      )
    ).rows
  try {
    await client.query('begin')
    // As it was before: without what the migration brings.
    await client.query(`
      drop table reward_form_words;
      drop trigger keep_words_of_new on reward_discipline_forms;
      drop trigger keep_words_of_changed on reward_discipline_forms;
      drop trigger keep_total_of_inserted on reward_discipline_forms;
      drop trigger keep_total_of_deleted on reward_discipline_forms;
      drop trigger stamp_update on reward_discipline_forms;
      delete from table_counts where table_name = 'reward_discipline_forms';
      alter table reward_discipline_forms drop column code, drop column description, drop column version,
        drop column created_at, drop column updated_at`)
    await client.query(`select set_config('app.company_id', '1', true)`)
    await client.query(
      `insert into reward_discipline_forms (company_id, id, type, name, display_order, is_active)
       values (1, 701, 'reward', 'Khiển trách', 9, true), (1, 702, 'reward', 'Giấy khen ', 10, false)`,
    )
    const before = [await shown(1), await shown(2)]
    // As the one who migrates: the owner, in no company.
    await client.query(`select set_config('app.company_id', '', true)`)
    const { rows: tables } = await client.query<{ owner: string }>(
      `select quote_ident(tableowner) as owner from pg_tables where tablename = 'reward_discipline_forms'`,
    )
    await client.query(`set local role ${tables[0]?.owner}`)
    await client.query(migration.replaceAll(':app_role', 'current_user'))
    await client.query('reset role')
    expect([await shown(1), await shown(2)]).toEqual(before)
    const { rows } = await client.query(
      `select code, name, version from reward_discipline_forms
       where company_id = 1 and (id > 700 or name = 'Giấy khen' or legal_form = 4) order by code`,
    )
    expect(rows).toEqual([
      { code: 'GK', name: 'Giấy khen', version: 1 },
      { code: 'HT701', name: 'Khiển trách', version: 1 },
      { code: 'HT702', name: 'Giấy khen ', version: 1 },
      { code: 'KL-ST', name: 'Sa thải', version: 1 },
    ])
    const { rows: totals } = await client.query(
      `select company_id, total from table_counts where table_name = 'reward_discipline_forms' order by company_id`,
    )
    expect(totals).toEqual(before.map((forms, place) => ({ company_id: place + 1, total: forms.length })))
    const { rows: words } = await client.query(
      `select word from reward_form_words where company_id = 1 and reward_form_id = 701 order by word`,
    )
    expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['ht701', 'khien', 'trach']))
  } finally {
    await client.query('rollback')
    client.release()
  }
})
