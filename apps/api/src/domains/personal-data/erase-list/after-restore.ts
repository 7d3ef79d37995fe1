import { dirname } from 'node:path'
import { connect } from '../../../db/connect.ts'
import type { DatabaseUrls } from '../../../db/embedded/server.ts'
import { inCompany } from '../../../db/transaction.ts'
import { openFiles } from '../../../files/files.ts'
import { sweep } from '../../../files/sweep.ts'
import type { Settings } from '../../../settings.ts'
import { type EraseList, eraseListsIn, layBeside, readEraseList } from './list-file.ts'
import { type Repeated, repeatErasures } from './repeat-erasures.ts'
import { completeEraseList, eraseListFolder } from './write-list.ts'

/**
 * The lists that tell what was erased after a backup: those beside it, those in the data folder, and those that are named.
 * @throws Refusal for a named file that is no list
 */
export async function listsFor(
  settings: Settings,
  backup: string,
  named: readonly string[],
): Promise<EraseList[]> {
  const found = [
    ...(await eraseListsIn(dirname(backup))),
    ...(await eraseListsIn(eraseListFolder(settings))),
    ...(await Promise.all(named.map(readEraseList))),
  ]
  return [...new Map(found.map((list) => [list.path, list])).values()]
}

/** What a restore goes on with after its data is there. */
export interface AfterRestore {
  settings: Settings
  urls: DatabaseUrls
  lists: readonly EraseList[]
  report: (line: string) => void
}

/** Erases again what the lists tell, rows and files; nobody can have signed in before. */
export async function eraseAfterRestore({ settings, urls, lists, report }: AfterRestore): Promise<void> {
  if (lists.length === 0) {
    report(
      'Không thấy danh sách đã xóa (nhansu-erased-….list) bên cạnh bản sao lưu: nếu sau bản này có ai bị xóa dữ liệu, hãy khôi phục lại với --erased <tệp>.',
    )
    return
  }
  const database = connect(urls.app, { max: 2, statementTimeout: 0, name: 'nhansu-restore' })
  try {
    const repeated = await repeatErasures(database, lists)
    await sweepFiles(database, settings, repeated.companies)
    for (const list of lists) await layBeside(list, eraseListFolder(settings))
    await completeEraseList(database, settings)
    report(told(repeated, lists))
  } finally {
    await database.close()
  }
}

async function sweepFiles(
  database: ReturnType<typeof connect>,
  settings: Settings,
  companies: readonly number[],
): Promise<void> {
  if (companies.length === 0) return
  const files = await openFiles(settings)
  try {
    for (const companyId of companies)
      await sweep({
        files,
        companyId,
        inCompany: (work) => inCompany(database, { companyId, readOnly: false }, work),
      })
  } finally {
    files.store.close()
  }
}

function told(repeated: Repeated, lists: readonly EraseList[]): string {
  const { people, candidates, applications, rows, files } = repeated
  const known = lists.reduce((sum, { days }) => sum + days.size, 0)
  const damaged = lists.reduce((sum, list) => sum + list.damaged, 0)
  const source = `${lists.length} danh sách đã xóa (${known.toLocaleString('vi')} dòng${damaged > 0 ? `, ${damaged} dòng hỏng bị bỏ qua` : ''})`
  if (people + candidates + applications === 0)
    return `Theo ${source}, không có ai phải xóa lại trong bản sao lưu này.`
  return `Đã xóa lại theo ${source}: ${people} nhân viên (${rows.toLocaleString('vi')} dòng, ${files} tệp), ${candidates} hồ sơ ứng viên, ${applications} đơn ứng tuyển.`
}
