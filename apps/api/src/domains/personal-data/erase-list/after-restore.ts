import { dirname } from 'node:path'
import { connect } from '../../../db/connect.ts'
import type { DatabaseUrls } from '../../../db/embedded/server.ts'
import { Refusal } from '../../../db/refusal.ts'
import { inCompany } from '../../../db/transaction.ts'
import { openFiles } from '../../../files/files.ts'
import { sweep } from '../../../files/sweep.ts'
import type { Settings } from '../../../settings.ts'
import { type EraseList, eraseListsIn, layBeside, readEraseList } from './list-file.ts'
import { type Failed, type Repeated, repeatErasures } from './repeat-erasures.ts'
import { companiesOf, completeEraseList, eraseListFolder } from './write-list.ts'

/**
 * The lists that tell what was erased after a backup: those beside it, those in the data folder, and those that are named.
 * @throws Refusal for a named file that is no list
 */
export async function listsFor(
  settings: Settings,
  backup: string | undefined,
  named: readonly string[],
): Promise<EraseList[]> {
  const found = [
    ...(backup === undefined ? [] : await eraseListsIn(dirname(backup))),
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

/**
 * Erases again what the lists tell, rows and files; nobody can have signed in before.
 * @throws Refusal at its end where somebody could not be erased: nobody may sign in until he is
 */
export async function eraseAfterRestore({ settings, urls, lists, report }: AfterRestore): Promise<void> {
  if (lists.length === 0) {
    report(
      'Không thấy danh sách đã xóa (nhansu-erased-….list) bên cạnh bản sao lưu: nếu sau bản này có ai bị xóa dữ liệu, hãy khôi phục lại với --erased <tệp>.',
    )
    return
  }
  const database = connect(urls.app, { max: 2, statementTimeout: 0, name: 'nhansu-restore' })
  try {
    // First, so that whoever goes on finds them here.
    for (const list of lists) await layBeside(list, eraseListFolder(settings))
    const repeated = await repeatErasures(database, lists)
    await sweepFiles(database, settings)
    await completeEraseList(database, settings)
    report(told(repeated, lists))
    if (repeated.failed.length > 0) throw new Refusal(leftOver(repeated.failed))
  } finally {
    await database.close()
  }
}

async function sweepFiles(database: ReturnType<typeof connect>, settings: Settings): Promise<void> {
  const files = await openFiles(settings)
  try {
    for (const companyId of await companiesOf(database))
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
  if (people + candidates + applications + repeated.failed.length === 0)
    return `Theo ${source}, không có ai phải xóa lại trong bản sao lưu này.`
  return `Đã xóa lại theo ${source}: ${people} nhân viên (${rows.toLocaleString('vi')} dòng, ${files} tệp), ${candidates} hồ sơ ứng viên, ${applications} đơn ứng tuyển.`
}

/** Enough to begin with; whoever mends the cause reads the rest at the next try. */
const most = 20

function leftOver(failed: readonly Failed[]): string {
  const named = failed
    .slice(0, most)
    .map(({ companyId, who, why }) => `${who} (công ty số ${companyId}, lỗi ${why})`)
  const more = failed.length > most ? ` và ${(failed.length - most).toLocaleString('vi')} người nữa` : ''
  return `Dữ liệu đã được khôi phục nhưng chưa xóa lại được ${failed.length.toLocaleString('vi')} người: ${named.join('; ')}${more}. Chưa ai đăng nhập được vào nơi này: hãy sửa nguyên nhân hoặc dùng phiên bản mới hơn rồi chạy npm run restore -- --continue với cùng DATA_DIR.`
}
