import { join } from 'node:path'
import type { Database } from '../../../db/connect.ts'
import { inCompany } from '../../../db/transaction.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import type { Settings } from '../../../settings.ts'
import { addToEraseList, type EraseList, ownEraseList } from './list-file.ts'
import { erasedSubjects } from './subjects.ts'

declare module '../../../contract/services.ts' {
  interface Services {
    /** Where the erase list of this installation lies. */
    eraseListFolder: string
  }
}

/** Where the list of an installation lies: beside its backups, outside the database. */
export function eraseListFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'backups')
}

/** Writes down what was erased in a company: right after an erasure, and every hour what other ways have erased. */
export const writeEraseList = defineJob<Record<string, never>>({
  name: 'personal-data.write-erase-list',
  title: 'Ghi danh sách đã xóa bên cạnh bản sao lưu',
  cron: '23 * * * *',
  isQuiet: true,
  run: async ({ reading, settings }) => {
    const erased = await reading(erasedSubjects)
    // A list is begun by the first erasure.
    if (erased.length === 0) return { written: 0 }
    return { written: await addToEraseList(await ownEraseList(eraseListFolder(settings)), erased) }
  },
})

/** Brings the list of an installation up to date for all of its companies. */
export async function completeEraseList(
  database: Pick<Database, 'pool'>,
  settings: Pick<Settings, 'dataDir'>,
): Promise<EraseList> {
  const list = await ownEraseList(eraseListFolder(settings))
  for (const companyId of await companiesOf(database))
    await addToEraseList(
      list,
      await inCompany(database, { companyId, readOnly: true }, (transaction) => erasedSubjects(transaction)),
    )
  return list
}

/** Every company, closed ones too. */
export async function companiesOf({ pool }: Pick<Database, 'pool'>): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>('select id from companies order by id')
  return rows.map(({ id }) => id)
}
