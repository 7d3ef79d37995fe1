import { parseArgs } from 'node:util'
import { blobsOf } from '../backup/installation-blobs.ts'
import { fromWhereCalled } from '../backup/paths.ts'
import { continueRestore, restore } from '../backup/restore.ts'
import { Refusal } from '../db/refusal.ts'
import { eraseAfterRestore, listsFor } from '../domains/personal-data/erase-list/after-restore.ts'
import { runCommand } from '../start/command.ts'
import { reportingRefusals } from '../start/console.ts'

/**
 * `npm run restore -- --from FILE` puts a backup into an empty data folder, or an empty database that is given, and erases again
 * who was erased since; `--continue` goes on where somebody could not be erased.
 */
await reportingRefusals(async () => {
  const { from, isContinued, erased } = readArguments(process.argv.slice(2))
  await runCommand(
    'restore',
    async ({ settings, urls, interrupted }) => {
      const started = Date.now()
      const path = isContinued ? undefined : fromWhereCalled(from)
      const lists = await listsFor(settings, path, erased.map(fromWhereCalled))
      const finish = () => eraseAfterRestore({ settings, urls, lists, report: console.log })
      if (path === undefined) {
        if (lists.length === 0)
          throw new Refusal('Không thấy danh sách đã xóa (nhansu-erased-….list): hãy thêm --erased <tệp>.')
        await continueRestore({ urls, finish })
        console.log('Đã khôi phục xong. Mọi người cần đăng nhập lại.')
        return
      }
      const made = await restore({
        urls,
        archive: { path, passphrase: settings.backupPassphrase },
        blobs: await blobsOf(settings),
        signal: interrupted,
        report: console.log,
        finish,
      })
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(`Đã khôi phục và đối chiếu xong ${made} sau ${seconds} giây.`)
      console.log('Mọi người cần đăng nhập lại.')
    },
    { schema: 'as it is' },
  )
})

function readArguments(words: string[]): { from: string; isContinued: boolean; erased: string[] } {
  try {
    const {
      from,
      continue: isContinued = false,
      erased = [],
    } = parseArgs({
      args: words,
      options: {
        from: { type: 'string' },
        continue: { type: 'boolean' },
        erased: { type: 'string', multiple: true },
      },
    }).values
    if ((from === undefined) !== isContinued) throw new Error('no file, or one too many')
    return { from: from ?? '', isContinued, erased }
  } catch {
    throw new Refusal(
      'Cách dùng: npm run restore -- --from <tệp> [--erased <danh sách đã xóa>], hoặc npm run restore -- --continue [--erased <danh sách đã xóa>]',
    )
  }
}
