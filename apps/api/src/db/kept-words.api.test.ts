import { expect, test } from 'vitest'
import { apiForFile } from '../testing/api.ts'

const api = apiForFile()

test('rows that come together are each found by their own words, and a changed one by its new words alone', async () => {
  const client = await api.db.superuser.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.company_id', '1', true)`)
    const { rows: levels } = await client.query<{ id: string }>(
      `insert into levels (company_id, code, name, level_group, rank)
       select 1, code, name, 'trade', 90 from (values ('XS-01', 'Kỹ sư Cầu'), ('XS-02', 'Thợ hàn')) as given (code, name)
       returning id`,
    )
    const words = async (id = '') =>
      (
        await client.query<{ word: string }>(
          'select word from level_words where level_id = $1 order by word',
          [id],
        )
      ).rows.map(({ word }) => word)
    const [engineer, welder] = levels.map(({ id }) => id)
    expect(await words(engineer)).toEqual(['01', 'cau', 'ky', 'su', 'xs', 'xs-01'])
    expect(await words(welder)).toEqual(['02', 'han', 'tho', 'xs', 'xs-02'])
    await client.query(`update levels set name = 'Kỹ sư Đường' where id = $1`, [engineer])
    expect(await words(engineer)).toEqual(['01', 'duong', 'ky', 'su', 'xs', 'xs-01'])
    expect(await words(welder)).toEqual(['02', 'han', 'tho', 'xs', 'xs-02'])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
