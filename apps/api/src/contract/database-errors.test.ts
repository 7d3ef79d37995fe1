import { expect, test } from 'vitest'
import { apiForFile } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { databaseFailure } from './database-errors.ts'
import { operationsOf } from './operations.ts'

const api = apiForFile()

test('a refused delete says by what the record is used', async () => {
  const operation = operationsOf('product').find(({ id }) => id === 'levels.destroy')
  if (operation === undefined) throw new Error('levels.destroy is gone')
  const refused = async (statement: string) => {
    const thrown = await inCompanyOf(api.db.superuser, 1, (client) => client.query(statement)).catch(
      (error: unknown) => error,
    )
    return databaseFailure(thrown, operation, api.db.database)
  }
  expect(await refused('delete from positions where company_id = 1 and id = 2')).toMatchObject({
    status: 409,
    message: 'Không thể xóa vì dữ liệu đang được sử dụng ở chức vụ của nhân viên.',
  })
  expect(await refused('delete from companies where id = 1')).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Không thể xóa vì dữ liệu đang được sử dụng( ở [^.]+)?\.$/) as string,
  })
})
